// @actions/core and @actions/github export only an `import` condition, which jest's CommonJS
// resolution does not ask for. A bare name that fails is asked for once more with it.
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (request.startsWith('.') || request.startsWith('/')) throw error;
    return options.defaultResolver(request, {
      ...options,
      conditions: ['node', 'import', 'default'],
    });
  }
};

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/workflow-commands.ts
function withoutCommands(text) {
  return text.replace(/^((?:[^\S\r\n\u2028\u2029]|\x85)*)::/gm, "$1: :").replaceAll("##[", "## [");
}

export {
  withoutCommands
};

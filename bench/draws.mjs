/**
 * Draws trials with five settings, of which two explain most of the score.
 *
 * @param seed any text
 */
export function configuredTrials(seed) {
  const random = draws([...seed].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7));
  return (n) =>
    Array.from({ length: n }, () => {
      const [a, b, c, d, e] = Array.from({ length: 5 }, random);
      const score = 0.9 - (a - 0.4) ** 2 - 0.3 * (b - 0.6) ** 2 + 0.03 * random();
      return { score, params_a: a, params_b: b, params_c: c, params_d: d, params_e: e };
    });
}

/** From [0, 1), the same in every run. */
function draws(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

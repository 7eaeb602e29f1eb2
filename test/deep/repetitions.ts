/** How often a simulation is repeated: a few minutes' worth for all, or with TEST_DEEP_FULL=1, as often as says it all. */
export function repetitions(quick: number, full: number): number {
  return process.env.TEST_DEEP_FULL === '1' ? full : quick;
}

/** In how many runs something happens. */
export function rateOf(runs: number, happens: (run: number) => boolean) {
  let hits = 0;
  for (let run = 0; run < runs; run++) if (happens(run)) hits++;
  return { hits, runs };
}

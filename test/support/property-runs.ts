import fc from 'fast-check';

/** How often a law is tried before each commit; test/deep tries the same laws more often. */
export const PROPERTY_RUNS = 25;

fc.configureGlobal({ numRuns: PROPERTY_RUNS });

/** For a law that has to assess new sweeps each time: a fifth of the runs that others have. */
export function fewerRuns(): { numRuns: number } {
  return { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? PROPERTY_RUNS) / 5) };
}

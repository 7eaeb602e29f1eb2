import fc from 'fast-check';

/** How often a law is tried before each commit; test/deep tries the same laws more often. */
export const PROPERTY_RUNS = 25;

fc.configureGlobal({ numRuns: PROPERTY_RUNS });

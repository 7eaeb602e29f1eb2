import fc from 'fast-check';
import { PROPERTY_RUNS } from '../support/property-runs.ts';
import { repetitions } from './repetitions.ts';

/** Tries the laws of the test files that the caller imports more often than their own runs do. */
export function tryOften(quick: number, full: number): void {
  beforeAll(() => fc.configureGlobal({ numRuns: repetitions(quick, full) }));
  afterAll(() => fc.configureGlobal({ numRuns: PROPERTY_RUNS }));
}

// The laws of other folders, tried more often than their own runs do.
import fc from 'fast-check';
import '../compare/compare-laws.test.ts';
import '../compare/compare.test.ts';
import '../compare/effect-size.test.ts';
import '../compare/units.test.ts';
import '../estimate/confidence-band.test.ts';
import '../estimate/mean-curve.test.ts';
import '../estimate/tuning-curve.test.ts';
import '../estimate/best-of-weights.test.ts';
import '../math/beta.test.ts';
import '../math/crossing.test.ts';
import '../math/significance.test.ts';
import '../math/step-function.test.ts';
import '../print/fit-to-limit.test.ts';
import '../print/html.test.ts';
import '../print/markdown.test.ts';
import '../draw/laws.test.ts';
import '../draw/comment.test.ts';
import '../draw/quickchart.test.ts';
import '../draw/page/page.test.ts';
import '../draw/page/figures.test.ts';
import '../report/scores.test.ts';
import '../report/sweeps.test.ts';
import { PROPERTY_RUNS } from '../support/property-runs.ts';
import { repetitions } from './repetitions.ts';

beforeAll(() => fc.configureGlobal({ numRuns: repetitions(100, 2000) }));
afterAll(() => fc.configureGlobal({ numRuns: PROPERTY_RUNS }));

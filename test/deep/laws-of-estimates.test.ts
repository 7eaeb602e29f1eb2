import '../estimate/confidence-band.test.ts';
import '../estimate/level.test.ts';
import '../estimate/mean-estimates.test.ts';
import '../estimate/mean-limits.test.ts';
import '../estimate/tuning-curve-laws.test.ts';
import { tryOften } from './laws.ts';

tryOften(200, 2000);

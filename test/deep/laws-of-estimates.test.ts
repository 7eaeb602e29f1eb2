import '../estimate/confidence-band.test.ts';
import '../estimate/mean-curve.test.ts';
import '../estimate/tuning-curve.test.ts';
import { tryOften } from './laws.ts';

tryOften(200, 2000);

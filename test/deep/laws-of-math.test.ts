import '../math/best-of-weights.test.ts';
import '../math/beta.test.ts';
import '../math/crossing.test.ts';
import '../math/significance.test.ts';
import '../math/step-function.test.ts';
import { tryOften } from './laws.ts';

tryOften(200, 3000);

import '../compare/compare-laws.test.ts';
import '../compare/cost-axis.test.ts';
import '../compare/equivalent-effort.test.ts';
import '../compare/overall-slowdown.test.ts';
import '../compare/ruled-out.test.ts';
import '../compare/target.test.ts';
import { tryOften } from './laws.ts';

tryOften(200, 3000);

import '../compare/compare-laws.test.ts';
import '../compare/compare.test.ts';
import '../compare/effect-size.test.ts';
import { tryOften } from './laws.ts';

tryOften(200, 3000);

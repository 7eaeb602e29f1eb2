import '../compare/compare-laws.test.ts';
import '../compare/cost-axis.test.ts';
import '../compare/implications.test.ts';
import '../compare/overall-slowdown.test.ts';
import { tryOften } from './laws.ts';

tryOften(200, 3000);

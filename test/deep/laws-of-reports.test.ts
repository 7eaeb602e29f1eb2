import '../print/fit-to-limit.test.ts';
import '../print/html.test.ts';
import '../print/markdown.test.ts';
import '../render/chart/laws.test.ts';
import '../report/sweeps.test.ts';
import '../render/comment/comment.test.ts';

import '../render/comment/quickchart.test.ts';
import '../render/page/page.test.ts';
import '../render/page/chart-figure.test.ts';
import '../render/power-chart/power-chart.test.ts';
import '../report/scores.test.ts';
import { tryOften } from './laws.ts';

tryOften(200, 2000);

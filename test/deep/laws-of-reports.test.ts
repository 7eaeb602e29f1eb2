import '../render/best-configuration.test.ts';
import '../render/chart/laws.test.ts';
import '../render/comment-ladder.test.ts';
import '../render/comment.test.ts';
import '../render/html/page.test.ts';
import '../render/html/readout.test.ts';
import '../render/ladder.test.ts';
import '../render/power-chart/laws.test.ts';
import '../render/quickchart.test.ts';
import '../render/score-format.test.ts';
import { tryOften } from './laws.ts';

tryOften(200, 2000);

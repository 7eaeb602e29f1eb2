import { readFile } from 'node:fs/promises';
import { historyReport } from '../../src/render/index.ts';
import { writeHistoryLine } from '../../src/parse/index.ts';
import { pageAssetsIn } from '../../src/publish/report-files.ts';
import { useFolder } from '../support/command-line.ts';
import { expectGolden } from '../support/golden.ts';
import { simulatedHistory, simulatedLines } from '../support/simulated-history.ts';

const folder = useFolder();
const GOLDEN = 'test/commands/golden/history';
const TWO_LOSSES = { merges: 60, slowdowns: { 20: 2, 41: 4 }, anchorAt: 3 };

async function textOf(lines: ReturnType<typeof simulatedLines>): Promise<string> {
  const written = await Promise.all(lines.map(writeHistoryLine));
  return written.join('');
}

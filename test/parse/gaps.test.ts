import { readRecord, toSweep } from '../../src/parse/index.ts';
import { readSavedSweeps } from '../../src/parse/saved/read-saved.ts';
import { saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import { GAPS } from '../../src/parse/table.ts';
import { plainText } from '../../src/print/index.ts';
import type { SourceFile } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import { describeCounts, describeGap } from '../../src/report/index.ts';
import { settingsWith } from '../support/sweeps.ts';
import { savedSweep } from './saved/saved-sweeps.ts';
import { filesOf, READING, textFile } from './sweeps.ts';

const { source } = filesOf('');
const fixture = (name: string) => readLocal(name, localPlace('test/fixtures'));

async function gapsIn(files: readonly SourceFile[], metric: string) {
  const record = await readRecord(files, { ...READING, metric, direction: null }, source).catch(
    () => readRecord(files, { ...READING, metric }, source),
  );
  return record.gaps;
}

describe('what a format cannot tell', () => {
  it('is said of the whole if one of several files cannot tell it, and once', async () => {
    const header = 'Name,_wandb,acc';
    const files = [
      textFile('a.csv', `${header},State\na,,1,finished\nb,,2,failed\n`),
      textFile('b.csv', `${header}\nc,,3\nd,,4\n`),
      textFile('c.csv', `${header}\ne,,5\nf,,6\n`),
    ];
    expect(await gapsIn(files.slice(0, 1), 'acc')).toEqual([]);
    expect(await gapsIn(files, 'acc')).toEqual(['failures-hidden']);
  });

  it('stays with the sweep, and with the saved one', async () => {
    const files = await fixture('ray/dataframe.csv');
    const record = await readRecord(files, { ...READING, metric: 'accuracy' }, source);
    const { training } = savedSweep();
    const text = saveSweep({ record, training });
    const again = (await readSavedSweeps([textFile('a.json', text)], source))?.record;
    expect(again?.gaps).toEqual(['failures-hidden', 'stops-unknown']);
    expect(toSweep(record, READING).gaps).toEqual(again?.gaps);
  });

  it('is in what the report says of the trials', () => {
    const plain = savedSweep().record;
    const counts = (gaps: typeof GAPS | []) =>
      plainText(describeCounts(toSweep({ ...plain, gaps }, READING), settingsWith()));
    expect(counts([])).toBe('1 trial');
    expect(counts(GAPS)).toBe(
      '1 trial, which of them crashed is not recorded, runs that sum up others may count as ' +
        'trials, whether a scheduler stopped some early is not recorded, trials whose file is empty count as failed',
    );
    for (const gap of GAPS) expect(plainText(describeGap(gap))).toMatch(/^[A-Z][^.]+\.$/);
  });
});

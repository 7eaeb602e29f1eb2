import { useFolder } from '../support/command-line.ts';
import { spread } from '../support/sweeps.ts';

const folder = useFolder();
const READ = '--metric accuracy --direction maximize';

beforeEach(async () => {
  for (const [i, from] of [0.6, 0.65, 0.7].entries()) {
    const rows = spread(12, from, 0.9).map((score, trial) => `${trial},${score}`);
    await folder.write(`shard-${i}.csv`, `trial,accuracy\n${rows.join('\n')}\n`);
  }
});

test('one command makes one sweep of all shards, which compare reads', async () => {
  const { code, out } = await folder.run(
    `save shard-0.csv shard-1.csv shard-2.csv ${READ} --output fixed.json`,
  );
  expect([code, out]).toEqual([0, '']);

  const saved = JSON.parse(await folder.read('fixed.json'));
  expect(saved).toMatchObject({ training: { shards: 3, shard: null, repository: '' } });
  expect(saved.trials).toHaveLength(36);
  const compared = await folder.run('compare fixed.json fixed.json --json');
  expect(JSON.parse(compared.out)).toMatchObject({ baseline: { n: 36 } });
});

test('a single file is saved whole, to standard output; saved again, its trials stay as they are', async () => {
  const { out } = await folder.run(`save shard-0.csv ${READ}`);
  await folder.write('sweep.json', out);

  expect(JSON.parse(out)).toMatchObject({ training: { shards: null }, metric: 'accuracy' });
  const again = (await folder.run('save sweep.json')).out;
  expect(JSON.parse(again).trials).toEqual(JSON.parse(out).trials);
});

test.each([
  [`save shard-0.csv shard-0.csv ${READ}`, 'has trials of shard 0-of-2'],
  [`save shard-0.csv nothing.csv ${READ}`, 'nothing.csv: no such file'],
  ['save shard-0.csv', '--direction: is not given'],
])('%s is an error, and writes nothing', async (line, says) => {
  const { code, out, error } = await folder.run(`${line} --output out.json`);

  expect([code > 1, out]).toEqual([true, '']);
  expect(error).toContain(says);
  await expect(folder.read('out.json')).rejects.toThrow('ENOENT');
});

import { startWorker, type WorkerProcess } from '../../src/read/index.ts';
import { list, parquetOf, run } from '../parse/parquet/writer.ts';

const workers: WorkerProcess[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.stop();
});

async function started(maxMebibytes: number): Promise<WorkerProcess> {
  const worker = await startWorker('parquet', maxMebibytes);
  workers.push(worker);
  return worker;
}

const taskOf = (wrong: Parameters<typeof parquetOf>[0]) => ({
  file: { path: 'a.parquet', bytes: parquetOf(wrong) },
  spent: { rows: 0, values: 0, bytes: 0 },
});

test('a worker works on one input after the other, also after an error', async () => {
  const worker = await started(512);
  const read = () => worker.ask(taskOf({}), 60_000);
  const columns = new Map([['score', ['0.5', '0.5', '0.5']]]);
  expect(await read()).toMatchObject({ columns });
  const refused = worker.ask(taskOf({ count: -1 }), 60_000);
  await expect(refused).rejects.toMatchObject({ name: 'UserError', where: 'a.parquet' });
  expect(await read()).toMatchObject({ columns });
});

test('a worker that takes too long is ended', async () => {
  const lists = Array<Buffer>(2000).fill(Buffer.from([0xf9, 0x80, 0x80, 0x40]));
  const footer = Buffer.concat([Buffer.from([0x29]), ...lists, list([])[1]]);
  const asked = (await started(4096)).ask(taskOf({ footer }), 300);
  await expect(asked).rejects.toMatchObject({ tookTooMuch: 'time' });
});

test('a worker that takes too much memory is ended', async () => {
  const asked = (await started(150)).ask(taskOf({ indexes: run(2 ** 31 - 1, 0) }), 60_000);
  await expect(asked).rejects.toMatchObject({ tookTooMuch: 'memory' });
});

test('a task that there is not is a fault of the program', async () => {
  await expect(startWorker('nonsense', 512)).rejects.toThrow(
    'The worker for nonsense did not start',
  );
});

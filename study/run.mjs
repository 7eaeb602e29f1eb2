// Runs the studies and writes their report: `npm run study`, or `npm run study -- NAME…` for some of
// them. Tasks run side by side in workers; each has a generator of its own, so that the report is the
// same byte for byte on every machine. Fails if a finding is not as its study expects.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

register('../test/support/typescript-hooks.mjs', import.meta.url);
const { STUDIES } = await import('./index.ts');
const { indexPage, studyFiles } = await import('./report.ts');

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'studies');
const names = process.argv.slice(2);
const unknown = names.find((name) => STUDIES.every((study) => study.name !== name));
if (unknown !== undefined) {
  const known = STUDIES.map(({ name }) => name).join(', ');
  console.error(`${unknown}: unknown study. Known are ${known}.`);
  process.exit(2);
}
const chosen = STUDIES.filter(({ name }) => names.length === 0 || names.includes(name));
const results = STUDIES.map(({ tasks }) => tasks.map(() => undefined));
const waiting = chosen.flatMap((study) =>
  study.tasks.map((_, task) => ({ study: STUDIES.indexOf(study), task })),
);
const total = waiting.length;
let done = 0;

await Promise.all(
  Array.from({ length: Math.min(availableParallelism(), total) }, async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { share: 1 },
    });
    await new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (message) => {
        if (message !== 'ready') {
          results[message.study][message.task] = message.result;
          done++;
          const { name } = STUDIES[message.study];
          if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${done} of ${total}: ${name}`);
        }
        const next = waiting.shift();
        if (next === undefined) resolve(worker.terminate());
        else worker.postMessage(next);
      });
    });
  }),
);
if (process.stderr.isTTY) process.stderr.write('\n');

const outcomes = chosen.map((study) => {
  const outcome = study.report(results[STUDIES.indexOf(study)], study.tasks);
  console.log(
    `${outcome.findings.every(({ holds }) => holds) ? '✓' : '✗'} ${study.title}: ${outcome.verdict}`,
  );
  return { study, outcome };
});
const files = outcomes.flatMap(({ study, outcome }) => studyFiles(study, outcome));
if (names.length === 0) {
  files.push({ name: 'README.md', text: indexPage(outcomes) });
  await rm(folder, { recursive: true, force: true });
}
await mkdir(folder, { recursive: true });
for (const { name, text } of files) await writeFile(join(folder, name), text);
if (outcomes.some(({ outcome }) => outcome.findings.some(({ holds }) => !holds)))
  process.exitCode = 1;

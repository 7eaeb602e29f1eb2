// Times how files are read, from the disk to the rows of a sweep, and how much memory that takes at
// most. Machines differ, so beside rows a second it prints each time as a multiple of that for
// splitting the same text into lines in the same run: that ratio is what to compare between commits.
// Nothing is asserted. `node bench/reading.mjs 60` reads files of 60 MiB; without a number, of 32.
import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MIB = 2 ** 20;
const size = Number(process.argv[2] ?? 32) * MIB;
/** As on a machine of 7 GiB. */
const HEAP = '--max-old-space-size=2048';
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const TYPESCRIPT = pathToFileURL(join(ROOT, 'test/support/typescript.mjs')).href;
const NOTE = 'as notes are that people write, or a path to a checkpoint. '.repeat(4);
const KINDS = {
  csv: { begin: csvHeader, line: csvLine },
  jsonl: { begin: nothing, line: jsonLine },
};

const folder = await mkdtemp(join(tmpdir(), 'tuning-gate-bench-'));
try {
  const reader = await writeReader();
  console.log(row('kind', 'MiB', 'rows', 'seconds', 'rows/s', 'peak MiB', 'lines alone'));
  for (const [kind, format] of Object.entries(KINDS)) {
    const path = join(folder, `sweep.${kind}`);
    await pipeline(linesOf(format), createWriteStream(path));
    const { rows, seconds, peak } = inOwnProcess(reader, path);
    const ratio = seconds / inOwnProcess(await writeSplitter(), path).seconds;
    const numbers = [seconds.toFixed(2), (rows / seconds).toFixed(0), (peak / MIB).toFixed(0)];
    console.log(row(kind, (size / MIB).toFixed(0), rows, ...numbers, ratio.toFixed(1)));
  }
} finally {
  await rm(folder, { recursive: true });
}

function inOwnProcess(script, path) {
  const given = [HEAP, '--import', TYPESCRIPT, script, path];
  const { stdout, stderr, status } = spawnSync('node', given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

async function writeReader() {
  const sources = pathToFileURL(join(ROOT, 'src/'));
  return write(
    'reader.mjs',
    `import { readRecord } from '${sources}parse/index.ts';
import { findSweep } from '${sources}find-sweep.ts';
import { localPlace } from '${sources}read/index.ts';
const reading = { metric: 'score', direction: 'maximize', format: 'auto', cost: null, study: null, pairBy: 'parameters', given: [] };
const place = localPlace('/');
const location = { kind: 'path', text: process.argv[2] };
const wanted = { arm: 'candidate', location, trainedSha: null };
let peak = 0;
const watch = setInterval(() => { peak = Math.max(peak, process.memoryUsage().heapUsed); }, 5);
const start = performance.now();
const { files, source } = await findSweep(wanted, place);
const { trials } = await readRecord(files, reading, source);
const seconds = (performance.now() - start) / 1000;
peak = Math.max(peak, process.memoryUsage().heapUsed);
clearInterval(watch);
console.log(JSON.stringify({ rows: trials.length, seconds, peak }));`,
  );
}

function writeSplitter() {
  return write(
    'splitter.mjs',
    `import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
const start = performance.now();
let count = 0;
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) count++;
console.log(JSON.stringify({ count, seconds: (performance.now() - start) / 1000 }));`,
  );
}

async function write(name, script) {
  const path = join(folder, name);
  await writeFile(path, script);
  return path;
}

async function* linesOf({ begin, line }) {
  let bytes = 0;
  let text = begin();
  for (let i = 0; bytes + text.length < size; i++) {
    text += line(i);
    if (text.length < 2 ** 16) continue;
    bytes += text.length;
    yield text;
    text = '';
  }
  yield text;
}

function nothing() {
  return '';
}

function csvHeader() {
  return 'id,score,seconds,learning_rate,dropout,layers,optimizer,note\n';
}

function csvLine(i) {
  const { score, seconds, rate, dropout, layers, optimizer } = trial(i);
  return `${i},${score},${seconds},${rate},${dropout},${layers},${optimizer},"a note, ${NOTE}"\n`;
}

function jsonLine(i) {
  const { score, seconds, ...config } = trial(i);
  return `${JSON.stringify({ id: i, score, seconds, config, note: NOTE })}\n`;
}

/** Numbers with as many digits as those of trials, without a generator of random ones. */
function trial(i) {
  const part = (factor) => (i * factor) % 1;
  return {
    score: part(Math.SQRT2),
    seconds: 1000 * part(Math.E),
    rate: part(Math.PI) / 100,
    dropout: part(Math.LN2),
    layers: i % 7,
    optimizer: ['adam', 'sgd', 'rmsprop'][i % 3],
  };
}

function row(kind, ...numbers) {
  return [kind.padEnd(6), ...numbers.map((cell) => String(cell).padStart(11))].join(' ');
}

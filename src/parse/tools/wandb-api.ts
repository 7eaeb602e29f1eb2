import { dataError, naming } from '../../errors.ts';
import { printable } from '../../printable.ts';
import { type SourceFile, textIfAny } from '../../read/index.ts';
import { requireStatus } from '../columns/words.ts';
import { headerIn, readCsv } from '../csv.ts';
import { isListOf, parseJson, readDocument, readObject, tryParseJson } from '../json.ts';
import { type Fields, type FileFormat, isFields, type Row } from '../table.ts';
import { fieldsIn, readInstant, shown, textIn } from '../values.ts';
import { parseYaml } from '../yaml.ts';
import { loggedRun, RUN_STATES, tableOf, type WandbRun, withoutDescriptions } from './wandb.ts';

const LOGGED = ['summary', 'config'] as const;
const JSON_LIST = /^\s*\[/;

/** What scripts write of the runs that the service lists, each with its summary and configuration; or what it answers. */
export const wandbApi: FileFormat = {
  name: 'wandb-api',
  title: 'Weights & Biases runs of its Python API (JSON or CSV)',
  identity: ['_id'],
  marks: { text: [/summary/, /config/] },
  isText: (text) => {
    if (ANSWER.test(text)) return true;
    if (JSON_LIST.test(text))
      return isListOf(text, (run) => LOGGED.every((name) => isFields(run[name])));
    const header = headerIn(text);
    return LOGGED.every((name) => header.includes(name));
  },
  read: async (file, study) => {
    if (ANSWER.test(textIfAny(file))) return tableOf(await runsInAnswer(file), study);
    const rows = JSON_LIST.test(textIfAny(file))
      ? readDocument(file)
      : readCsv(file).map(readCells);
    return tableOf(rows.map(listedRun), study);
  },
};

/** Nodes of runs, as the server's GraphQL gives them, and the sweeps that they belong to. */
const ANSWER = /^\s*\{\s*"sweeps":/;

async function runsInAnswer(file: SourceFile): Promise<WandbRun[]> {
  const { sweeps, nodes } = readObject(file) ?? {};
  const known = new Map<string, Fields>();
  for (const sweep of listOf(sweeps)) {
    const yaml = { path: file.path, text: textIn(sweep, 'config') };
    const config = await parseYaml(yaml, { fix: 'Correct the configuration of the sweep.' });
    known.set(textIn(sweep, 'name'), isFields(config) ? config : {});
  }
  return listOf(nodes).map((node) => runInNode(node, { path: file.path, known }));
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

interface Answer {
  readonly path: string;
  /** The configurations of sweeps by their ids. */
  readonly known: ReadonlyMap<string, Fields>;
}

function runInNode(node: Fields, { path, known }: Answer): WandbRun {
  const id = textIn(node, 'name');
  const place = { path, part: `run ${printable(id)}` };
  const logged = (name: string) => {
    const value = parseJson(textIn(node, name) || '{}', place);
    return isFields(value) ? value : {};
  };
  const config = withoutDescriptions(logged('config'));
  const sweep = textIn(node, 'sweepName') || null;
  const summary = { ...logged('summaryMetrics'), _id: id };
  const order = readInstant(node.createdAt) ?? undefined;
  const run = { ...place, config, summary, sweep, order };
  return runOfSweep(run, node.state, known.get(sweep ?? ''));
}

function listedRun({ fields, ...row }: Row): WandbRun {
  const run = {
    ...row,
    config: fields.config as Fields,
    summary: { ...(fields.summary as Fields), _id: textIn(fields, 'id') },
    sweep: textIn(fields, 'sweep_name') || null,
    order: readInstant(fields.created_at) ?? undefined,
  };
  return runOfSweep(run, fields.state, fields.sweep);
}

/** @param sweep the configuration of its sweep, if that is known */
function runOfSweep(
  logged: Parameters<typeof loggedRun>[0],
  state: unknown,
  sweep: unknown,
): WandbRun {
  const known = state ? requireStatus(state, logged, RUN_STATES) : undefined;
  if (!isFields(sweep)) return loggedRun({ ...logged, status: known });
  // What the sweep stops early is killed.
  const status = state === 'killed' && isFields(sweep.early_terminate) ? 'pruned' : known;
  const { config } = logged;
  const drawn = Object.keys(fieldsIn(sweep, 'parameters')).filter((name) => name in config);
  const parameters = Object.fromEntries(drawn.map((name) => [name, config[name]]));
  const metric = fieldsIn(sweep, 'metric');
  // A goal that is left out is to minimize.
  const goal = 'name' in metric ? (metric.goal ?? 'minimize') : undefined;
  const run = loggedRun({ ...logged, status, parameters });
  return { ...run, settings: [sweep.method, metric.name, goal] };
}

/** A table that pandas wrote has objects as Python shows them: `{'lr': 0.1, 'flip': True}`. */
function readCells({ fields, ...row }: Row): Row {
  const logged = LOGGED.map((name) => {
    const value = tryParseJson(jsonOf(textIn(fields, name)));
    if (isFields(value)) return [name, value];
    const what = `${name} is ${shown(fields[name])}, not a dict of plain values`;
    const fix = 'Write the runs as JSON: json.dump(runs, file, default=str). ';
    throw dataError(
      row,
      what,
      naming`${fix}If they are not of W&B, set ${{ option: 'format', value: 'csv' }}.`,
    );
  });
  return { ...row, fields: { ...fields, ...Object.fromEntries(logged) } };
}

/** A string that does not end matches too, so that the search never begins anew inside it. */
const PYTHON_TOKEN =
  /'[^'\\]*(?:\\.[^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|,\)|[()]|(?<![\w.])(?:True|False|None|nan|inf)\b/gs;
const JSON_OF: Readonly<Record<string, string>> = {
  ...{ True: 'true', False: 'false', None: 'null', nan: 'null', inf: '1e999' },
  ...{ '(': '[', ')': ']', ',)': ']' },
  ...{ '\\x': '\\u00', "\\'": "'", '"': '\\"' },
};

/** The JSON for dicts, lists, tuples, strings, numbers and constants of Python. */
function jsonOf(python: string): string {
  const translate = (token: string) => JSON_OF[token] ?? token;
  return python.replace(PYTHON_TOKEN, (token) => {
    if (!/^['"]/.test(token)) return translate(token);
    return `"${token.slice(1, -1).replace(/\\x|\\.|"/gs, translate)}"`;
  });
}

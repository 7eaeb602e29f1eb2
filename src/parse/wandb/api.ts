import { dataError } from '../../errors.ts';
import { requireStatus } from '../columns/words.ts';
import { headerOf, readCsv } from '../csv/csv.ts';
import { isListOf, readDocument } from '../json/json.ts';
import { tryParseJson } from '../json/parse-json.ts';
import { type Fields, type FileFormat, isFields, type Row } from '../table.ts';
import { readInstant, shown, textIn } from '../values.ts';
import { RUN_STATES, tableOf, type WandbRun } from './csv.ts';
import { toRun } from './runs.ts';

const LOGGED = ['summary', 'config'] as const;
const JSON_LIST = /^\s*\[/;

/** What scripts write of the runs that the service lists, each with its summary and configuration. */
export const wandbApi: FileFormat = {
  name: 'wandb-api',
  title: 'Weights & Biases runs of its Python API (JSON or CSV)',
  identity: ['_id'],
  marks: { text: [/summary/, /config/] },
  isText: (text) =>
    JSON_LIST.test(text)
      ? isListOf(text, (run) => LOGGED.every((name) => isFields(run[name])))
      : LOGGED.every((name) => headerOf({ text }).includes(name)),
  read: (file, study) => {
    const rows = JSON_LIST.test(file.text) ? readDocument(file) : readCsv(file).map(readCells);
    return tableOf(rows.map(readRun), study);
  },
};

function readRun({ fields, ...row }: Row): WandbRun {
  return toRun({
    ...row,
    config: fields.config as Fields,
    summary: { ...(fields.summary as Fields), _id: textIn(fields, 'id') },
    sweep: textIn(fields, 'sweep_name') || null,
    order: readInstant(fields.created_at) ?? undefined,
    status: fields.state ? requireStatus(fields.state, row.where, RUN_STATES) : undefined,
  });
}

/** A table that pandas wrote has objects as Python shows them: `{'lr': 0.1, 'flip': True}`. */
function readCells({ fields, ...row }: Row): Row {
  const logged = LOGGED.map((name) => {
    const value = tryParseJson(jsonOf(textIn(fields, name)));
    if (isFields(value)) return [name, value];
    const what = `${name} is ${shown(fields[name])}, not a dict of plain values`;
    const fix = 'Write the runs as JSON: json.dump(runs, file, default=str). ';
    throw dataError(row.where, what, `${fix}If they are not of W&B, set format (--format csv).`);
  });
  return { ...row, fields: { ...fields, ...Object.fromEntries(logged) } };
}

/** A string that does not end matches too, so that the search never begins anew inside it. */
const PYTHON =
  /'[^'\\]*(?:\\.[^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|,\)|[()]|(?<![\w.])(?:True|False|None|nan|inf)\b/gs;
const JSON_OF: Readonly<Record<string, string>> = {
  ...{ True: 'true', False: 'false', None: 'null', nan: 'null', inf: '1e999' },
  ...{ '(': '[', ')': ']', ',)': ']' },
  ...{ '\\x': '\\u00', "\\'": "'", '"': '\\"' },
};

/** The JSON for dicts, lists, tuples, strings, numbers and constants of Python. */
function jsonOf(python: string): string {
  const translate = (found: string) => JSON_OF[found] ?? found;
  return python.replace(PYTHON, (found) => {
    if (!/^['"]/.test(found)) return translate(found);
    return `"${found.slice(1, -1).replace(/\\x|\\.|"/gs, translate)}"`;
  });
}

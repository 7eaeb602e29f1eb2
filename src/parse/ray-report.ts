import type { SourceFile } from '../read/index.ts';
import { readCsv } from './csv.ts';
import { isEmpty } from './empty-file.ts';
import { type Fields, isFields } from './format.ts';
import { parseJson } from './json-text.ts';
import type { TrialFolder } from './ray-folder.ts';

/** The last report of a trial. */
export interface Report {
  readonly file: SourceFile;
  readonly fields: Fields;
}

/**
 * The last report in a trial's folder; null before the first.
 *
 * @throws UserError if it is damaged
 */
export async function lastReport({ files }: TrialFolder): Promise<Report | null> {
  const result = written(files.get('result.json'));
  if (result !== null) return { file: result, fields: lastLine(result) };
  const progress = written(files.get('progress.csv'));
  const row = progress && (await readCsv(progress)).at(-1);
  return progress && row ? { file: progress, fields: row.fields } : null;
}

/** Null for an empty file, as there is before the first report. */
function written(file: SourceFile | undefined): SourceFile | null {
  if (file?.refusal !== undefined && !isEmpty(file)) throw file.refusal;
  return file?.text ? file : null;
}

/** One report a line. A last one without its end was torn when the run was killed. */
function lastLine(file: SourceFile): Fields {
  const { text, path } = file;
  const torn = text.slice(text.lastIndexOf('\n') + 1);
  const whole = torn.trim() === '' || isReport(torn) ? text : text.slice(0, -torn.length);
  const lines = whole.trimEnd();
  const start = lines.lastIndexOf('\n') + 1;
  if (lines === '') return {};
  const line = lines.slice(0, start).split('\n').length;
  const report = parseJson(lines.slice(start), { path, line });
  return isFields(report) ? report : {};
}

function isReport(line: string): boolean {
  try {
    return isFields(parseJson(line, { path: '', line: 1 }));
  } catch {
    return false;
  }
}

/** What a trial was configured with; null if its folder does not tell. */
export function configOf({ files }: TrialFolder): Fields | null {
  const file = written(files.get('params.json'));
  if (file === null) return null;
  const config = parseJson(file.text, { path: file.path, line: 1 });
  return isFields(config) ? config : null;
}

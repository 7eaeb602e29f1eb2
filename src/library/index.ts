import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { axisOf, budgetsOfOne, combineAssessments, curveOf, planFor } from '../decide/index.ts';
import {
  curveJson,
  curveReport,
  onlyJson,
  planJson,
  planReport,
  type Report as Rendered,
  renderRunText,
  reportOfRun,
} from '../draw/index.ts';
import { UserError as Fault, settingsError, usageError } from '../errors.ts';
import { confidenceBand as bandOf } from '../estimate/index.ts';
import { namedFiles } from '../find-sweep.ts';
import { assessRecords } from '../main.ts';
import {
  averagedAlone,
  orient,
  readRecord,
  recordOf,
  type SweepRecord,
  toSweep,
  withSaved,
} from '../parse/index.ts';
import { PLAIN_SCREEN, renderCurveText, renderPlan } from '../print/index.ts';
import { localPlace, parseLocation, toSourceFile } from '../read/index.ts';
import { namesIn, type ReadingSettings } from '../settings/index.ts';
import { jsonHead } from '../tool.ts';
import type * as library from './library.d.ts';
import { common, type LibraryOptions, optionsOf, readOptions } from './options.ts';

export const UserError: typeof library.UserError = Fault;

/** The folder of the program, with its assets. */
const HOME = dirname(fileURLToPath(import.meta.url));

/** A sweep as it was read, and the options that it was read with. */
interface Read {
  readonly record: SweepRecord;
  readonly options: LibraryOptions;
}

const sweeps = new WeakMap<object, Read>();

export const readSweep: typeof library.readSweep = async (source, options = {}) => {
  try {
    const { reading } = readOptions(options, namesIn('reading')).settings;
    const { files, from } = await filesAt(source);
    const record = await readRecord(files, reading, from);
    const sweep = shownSweep(record);
    sweeps.set(sweep, { record, options: { ...options } });
    return sweep;
  } catch (error) {
    throw named(error);
  }
};

async function filesAt(source: Parameters<typeof library.readSweep>[0]) {
  if (typeof source === 'object' && 'text' in source) {
    const { text, name: location = 'text' } = source;
    const from = { kind: 'file', location, sha: null, runUrl: null, createdAt: null } as const;
    return { files: [toSourceFile(Buffer.from(text), location)], from };
  }
  const location =
    source instanceof URL
      ? ({ kind: 'path', text: fileURLToPath(source) } as const)
      : parseLocation(source, 'readSweep');
  const { files, source: from } = await namedFiles(location, localPlace(process.cwd()));
  return { files, from };
}

function shownSweep(record: SweepRecord): library.Sweep {
  const { metric, direction, format } = record;
  return {
    metric,
    direction,
    format,
    get trials() {
      return record.trials.map(({ outcome, score, cost, parameters }) => {
        const value = Number.isFinite(score) ? orient(score, direction) : null;
        return { outcome, score: value, cost, parameters };
      });
    },
  };
}

/** @param name by which messages and reports know trials that no file has */
function read(trials: library.Trials, reading: ReadingSettings, name: string): Read {
  const known = sweeps.get(trials);
  if (known !== undefined) return known;
  if (!Array.isArray(trials)) {
    const fix = 'Pass what readSweep returned, an array of scores, or an array of objects.';
    throw usageError(name, 'is not a sweep', fix);
  }
  return { record: recordOf(trials, reading, name), options: {} };
}

/** What `report` shows of each result. */
const reports = new WeakMap<object, (drawing: Drawing) => Shown>();
type Shown = readonly [report: Rendered, text: string];
type Drawing = NonNullable<Parameters<typeof library.report>[1]>;

export const compareSweeps: typeof library.compareSweeps = (
  baseline,
  candidate,
  { older = [], ...options } = {},
) =>
  withNames(() => {
    const given = readOptions(options, optionsOf('compare')).settings.reading;
    const [b, c] = [read(baseline, given, 'baseline'), read(candidate, given, 'candidate')];
    const all = { ...common(b.options, c.options), ...options };
    const { settings } = readOptions(all, optionsOf('compare'));
    const before = older.map((sweep) => read(sweep, settings.reading, 'older').record);
    const assessment = assessRecords({ baseline: b.record, candidate: c.record }, settings, before);
    const run = combineAssessments([{ name: '', assessment }]);
    const result = onlyJson(run);
    reports.set(result, (drawing) => [
      reportOfRun(run, {}, drawing),
      renderRunText(run, PLAIN_SCREEN),
    ]);
    return result;
  });

export const tuningCurve: typeof library.tuningCurve = (trials, options = {}) =>
  withNames(() => {
    const given = readOptions(options, optionsOf('curve')).settings.reading;
    const { record, options: before } = read(trials, given, 'sweep');
    const { settings: asked } = readOptions({ ...before, ...options }, optionsOf('curve'));
    const settings = { ...asked, reading: withSaved(asked.reading, record.settings) };
    const sweep = averagedAlone(toSweep(record, settings.reading), settings.reading);
    const curve = curveOf(sweep, settings);
    const shown = { settings, budgets: budgetsOfOne(curve, axisOf([sweep]), settings) };
    const result = curveJson(sweep, curve, shown);
    reports.set(result, (drawing) => [
      curveReport(sweep, curve, shown, drawing),
      renderCurveText(sweep, curve, { ...shown, screen: PLAIN_SCREEN }),
    ]);
    return result;
  });

export const confidenceBand: typeof library.confidenceBand = (n, options = {}) =>
  withNames(() => {
    const { settings } = readOptions(options, namesIn('band'));
    const count = readOptions({ n }, ['n']).value('n');
    if (count === null) throw settingsError('n', 'is missing', 'Give the number of trials.');
    const band = bandOf(count, settings.band);
    // Others compare with the same one.
    return { ...jsonHead('bands'), ...band, lower: [...band.lower], upper: [...band.upper] };
  });

export const plan: typeof library.plan = (options) =>
  withNames(() => {
    const planned = planFor(readOptions(options, optionsOf('plan')));
    const result = planJson(planned);
    reports.set(result, () => [planReport(planned), renderPlan(planned, PLAIN_SCREEN)]);
    return result;
  });

export const report: typeof library.report = (result, options = {}) =>
  withNames(() => {
    const scale = readOptions(options, ['scale']).value('scale');
    const [rendered, text] = reports.get(result)?.({ scale }) ?? refuse();
    return {
      text,
      get json() {
        return rendered.json;
      },
      get markdown() {
        return rendered.markdown;
      },
      get svg() {
        return rendered.chart;
      },
      html: async () => {
        const { pageAssetsIn } = await publishing();
        return rendered.page?.(await pageAssetsIn(join(HOME, 'assets'))) ?? null;
      },
      save: async (folder) => {
        const { filesOf, inFolder, makeAll, writeFiles } = await publishing();
        await writeFiles(await makeAll(inFolder(folder, filesOf(rendered, HOME))));
      },
    };
  });

/** Brings calls to GitHub along, which nothing else here needs. */
function publishing() {
  return import('../publish/index.ts');
}

function refuse(): never {
  const fix = 'Pass the object that compareSweeps, tuningCurve or plan returned, not a copy of it.';
  throw usageError('report', 'was given something that is not a result', fix);
}

/** Messages name options as programs write them. */
function named(error: unknown): unknown {
  if (error instanceof Fault) error.message = error.messageFor('properties');
  return error;
}

function withNames<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw named(error);
  }
}

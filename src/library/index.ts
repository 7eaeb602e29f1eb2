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
import { camelCase, didYouMean, UserError as Fault, settingsError, usageError } from '../errors.ts';
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
import {
  type CommandName,
  flagsOf,
  type Given,
  givenBy,
  namesIn,
  type OptionName,
  type ReadingSettings,
} from '../settings/index.ts';
import { jsonHead } from '../tool.ts';
import type * as library from './library.d.ts';

export const UserError: typeof library.UserError = Fault;

const HOME = dirname(fileURLToPath(import.meta.url));

/** A sweep as it was read, and the options that it was read with. */
type Read = Readonly<{ record: SweepRecord; options: object }>;

const sweeps = new WeakMap<object, Read>();

export const readSweep: typeof library.readSweep = (source, options = {}) =>
  readFrom(source, options).catch(named);

async function readFrom(source: Parameters<typeof library.readSweep>[0], options: object) {
  const { reading } = readOptions(options, namesIn('reading')).settings;
  const { files, from } = await filesAt(source);
  const record = await readRecord(files, reading, from);
  const sweep = shownSweep(record);
  sweeps.set(sweep, { record, options: { ...options } });
  return sweep;
}

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
    ...{ metric, direction, format },
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
function named(error: unknown): never {
  if (error instanceof Fault) error.message = error.messageFor('properties');
  throw error;
}

function withNames<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    return named(error);
  }
}

/**
 * What is undefined or null is not given.
 *
 * @param options by their names in camel case
 * @param allowed as flags are spelt
 */
function readOptions(options: object, allowed: readonly OptionName[]): Given {
  const known = allowed.map(camelCase);
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const fix = didYouMean(unknown, known) || `Expected one of ${known.join(', ')}.`;
    throw usageError('options', `has no ${JSON.stringify(unknown.slice(0, 80))}`, fix);
  }
  return givenBy((name) => textOf(name, Reflect.get(options, camelCase(name))));
}

/** As it would be typed; a switch that is off is not given. */
function textOf(name: OptionName, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === false && SWITCHES.includes(name)) return undefined;
  const parts = Array.isArray(value) ? value : [value];
  if (parts.every((part) => ['string', 'number', 'boolean'].includes(typeof part)))
    return parts.join(',');
  const what = `is ${typeof value === 'object' ? 'an object' : `a ${typeof value}`}`;
  throw settingsError(name, what, 'Pass a string, a number, true or false, or an array of them.');
}

const SWITCHES: readonly OptionName[] = ['paired'];

/** The options that a command takes, but for those of the files that it reads or writes. */
function optionsOf(command: CommandName): readonly OptionName[] {
  const outside = [...namesIn('files'), ...namesIn('action')];
  return flagsOf(command).filter((name) => !outside.includes(name));
}

/** Options that only say where to find the trials of one sweep. */
const OF_ONE = ['format', 'rows', 'study'];

/** @throws UserError if two sweeps were read with different values of one option */
function common(baseline: object, candidate: object): object {
  const shared = Object.entries({ ...baseline, ...candidate }).filter(
    ([name]) => !OF_ONE.includes(name),
  );
  for (const [name] of shared) {
    const [b, c] = [baseline, candidate].map((options) => Reflect.get(options, name)?.toString());
    if (b === undefined || c === undefined || b === c) continue;
    const what = `the baseline was read with ${name}: ${b}, the candidate with ${c}`;
    throw usageError('compareSweeps', what, 'Read both in the same way.');
  }
  return Object.fromEntries(shared);
}

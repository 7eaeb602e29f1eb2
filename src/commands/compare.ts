import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import {
  axisOf,
  bisectCodeOf,
  budgetsOfOne,
  combineAssessments,
  curveOf,
  exitCodeOf,
} from '../decide/index.ts';
import { curveReport, historyReport, renderRunText, reportOfRun } from '../draw/index.ts';
import { detailOf, didYouMean, settingsError } from '../errors.ts';
import { findSweep, namedFiles } from '../find-sweep.ts';
import { compareSweeps, loadCandidate } from '../main.ts';
import { averagedAlone, historyFile, parseYaml, toSweep, withSaved } from '../parse/index.ts';
import { renderCurveText, type Screen } from '../print/index.ts';
import { printable, printablePath } from '../printable.ts';
import type { PlannedFile } from '../publish/index.ts';
import { localPlace, missingSweep, parseLocation, parseLocations } from '../read/index.ts';
import { shellText, suggestedFlags } from '../report/index.ts';
import {
  type Config,
  inputsIgnoredFor,
  readConfig,
  readLayered,
  readSettings,
  type Settings,
} from '../settings/index.ts';
import { type Arguments, type Command, commandLineError, type Terminal } from './terminal.ts';

/** Loaded only to write files: it takes as long as comparing two sweeps, for it speaks to GitHub as well. */
const publishing = () => import('../publish/index.ts');

export const compare: Command = async (given, terminal) => {
  const [baseline, candidate] = given.operands as [string, string];
  const place = localPlace(terminal.directory, terminal.input);
  const loading = { place, settings: await settingsWith(given, terminal) };
  const locations = parseLocations({ baseline, candidate });
  // A missing file comes before settings that one of the files leaves open.
  for (const arm of ['candidate', 'baseline'] as const) {
    const location = locations[arm];
    const { files } = await findSweep({ arm, location, trainedSha: null }, place);
    if (files.length === 0) throw missingSweep(location.text, terminal.directory);
  }
  const older = given.all('older').map((text) => parseLocation(text, 'older'));
  const { assessment } = await compareSweeps(locations, loading, older);
  const run = combineAssessments([{ name: '', assessment }]);
  const report = reportOfRun(run, {}, { scale: given.value('scale') });
  await writeParts(({ filesOf }) => filesOf(report, terminal.home), given, terminal);
  const text = (screen: Screen) => renderRunText(run, screen);
  terminal.show(given, () => report.json, text);
  return given.has('bisect') ? bisectCodeOf(run.outcome) : exitCodeOf(run.outcome);
};

/** The settings that the Action would compare with: where there is a config, it alone says how sweeps are judged. */
async function settingsWith(given: Arguments, terminal: Terminal): Promise<Settings> {
  const path = given.value('config');
  if (path === null) return given.settings;
  const text = await readFile(resolve(terminal.directory, path), 'utf8').catch((error) => {
    const what = `${printablePath(path)} cannot be read (${detailOf(error, 'code')})`;
    throw settingsError('config', what, 'Check the path; it is relative to the current folder.');
  });
  const yaml = { fix: 'Correct it; docs/config.md has examples.', uniqueKeys: true };
  const config = readConfig(await parseYaml({ path, text }, yaml), printablePath(path));
  const ignored = inputsIgnoredFor(config, given.source).map((name) => `--${name}`);
  if (ignored.length > 0)
    terminal.error(`tuning-gate: ${config.path} alone counts; ignored: ${ignored.join(', ')}.\n`);
  const layers = { input: given.source, config, comparison: comparisonIn(config, given) };
  return readLayered(layers, readSettings);
}

/** The comparison that is asked for; null if the config lists none. */
function comparisonIn(config: Config, given: Arguments): string | null {
  const names = [...config.comparisons.keys()];
  const asked = given.value('name');
  const [only = null, ...others] = names;
  if (asked === '' && others.length === 0) return only;
  if (names.includes(asked)) return asked;
  const what = asked === '' ? 'is missing' : `is ${JSON.stringify(printable(asked))}`;
  const listed = names.map((name) => printable(name)).join(', ') || 'no comparison';
  const fix = `${didYouMean(asked, names)} ${config.path} lists ${listed}.`.trim();
  throw settingsError('name', what, fix);
}

export const curve: Command = async (given, terminal) => {
  const [location] = given.operands as [string];
  const place = localPlace(terminal.directory, terminal.input);
  const loading = { place, settings: given.settings };
  const { record } = await loadCandidate(parseLocation(location, 'candidate'), loading);
  if (record === null) throw missingSweep(location, terminal.directory);
  const reading = withSaved(given.settings.reading, record.settings);
  const settings = { ...given.settings, reading };
  const sweep = averagedAlone(toSweep(record, reading), reading);

  const estimate = curveOf(sweep, settings);
  const shown = { settings, budgets: budgetsOfOne(estimate, axisOf([sweep]), settings) };
  const report = curveReport(sweep, estimate, shown, { scale: given.value('scale') });
  await writeParts(({ filesOf }) => filesOf(report, terminal.home), given, terminal);
  const text = (screen: Screen) => renderCurveText(sweep, estimate, { ...shown, screen });
  terminal.show(given, () => report.json, text);
  return 0;
};

const FOLDER = 'tuning-gate-demo';
/** What a reader opens first. */
const PAGE = 'report.html';
const SWEEPS = {
  baseline: 'examples/digits/baseline.csv',
  candidate: 'examples/digits/candidate-worse.csv',
};
const FLAGS: Readonly<Record<string, string>> = { metric: 'accuracy', direction: 'maximize' };

export const demo: Command = async (given, terminal) => {
  const settings = readSettings((name) => FLAGS[name]);
  const root = join(terminal.home, '..');
  const place = localPlace(root);
  const { assessment } = await compareSweeps(parseLocations(SWEEPS), { place, settings });

  const folder = join(terminal.directory, FOLDER);
  const run = combineAssessments([{ name: '', assessment }]);
  const { filesOf, inFolder, makeAll, writeFiles } = await publishing();
  const planned = filesOf(reportOfRun(run), terminal.home);
  const files = await makeAll(inFolder(folder, planned));
  await writeFiles(files);
  const names = files.map(({ path }) => basename(path));
  const others = names.filter((name) => name !== PAGE).join(', ');
  const flags = suggestedFlags(Object.entries(FLAGS));
  // Names the examples from where the reader is, so that the line can be copied.
  const at = (path: string) => relative(terminal.directory, join(root, path)).split(sep).join('/');
  const words = [...terminal.program, 'compare', ...Object.values(SWEEPS).map(at)].map(shellText);
  terminal.out(`${words.join(' ')} ${flags}\n\n${renderRunText(run, terminal.screenFor(given))}\n`);
  const written = `It would exit with ${exitCodeOf(run.outcome)}. Also in ${FOLDER}/: ${others}.`;
  terminal.out(`${written}\nOpen ${FOLDER}/${PAGE}\n`);
  return 0;
};

export const history: Command = async (given, terminal) => {
  const [path = ''] = given.operands;
  const { directory, home, input } = terminal;
  const location = parseLocation(path, 'candidate');
  const { files } = await namedFiles(location, localPlace(directory, input));
  const isHistory = (one: { path: string }) => files.length === 1 || one.path.endsWith('.jsonl');
  const [file, ...others] = files.filter(isHistory);
  if (file === undefined) throw missingSweep(path, directory);
  const several = `${path} has ${others.length + 1} histories; name one of them`;
  if (others.length > 0) throw commandLineError(several, 'history');

  const found = (await historyFile()).readHistory(file);
  const name = found.lines.at(-1)?.comparison ?? '';
  const report = historyReport(found, { name, repository: null });
  await writeParts(
    ({ historyFiles }) => historyFiles({ ...report, name: '' }, home),
    given,
    terminal,
  );
  terminal.show(given, () => report.json, report.text);
  return 0;
};

/** @throws UserError for a file in the folder of a sweep: the next run would read it too */
async function writeParts(
  planned: (publish: Awaited<ReturnType<typeof publishing>>) => readonly PlannedFile[],
  given: Arguments,
  { directory, error }: Terminal,
): Promise<void> {
  const theme = given.value('theme');
  const endings = [
    ['markdown', '.md'],
    ['html', '.html'],
    ['svg', `-${theme}.svg`],
    ['png', `-${theme}.png`],
  ] as const;
  const folder = given.value('report');
  const isWritten = folder !== null || endings.some(([flag]) => given.value(flag) !== null);
  const unused = 'tuning-gate: --scale is for a picture: add --svg, --png, --html or --report.\n';
  if (given.has('scale') && !isWritten) error(unused);
  if (!isWritten) return;
  const publish = await publishing();
  const all = planned(publish);
  const single = endings.flatMap(([flag, ending]) => {
    const path = given.value(flag);
    const make = all.find((file) => file.path.endsWith(ending))?.make ?? (async () => null);
    return path === null ? [] : [{ path, make }];
  });
  const asked = [...single, ...(folder === null ? [] : publish.inFolder(folder, all))];
  const sweeps = given.operands.map((sweep) => resolve(directory, sweep));
  const replacing = asked
    .map(({ path }) => resolve(directory, path))
    .find((path) => sweeps.some((sweep) => publish.isWithin(path, sweep)));
  if (replacing !== undefined)
    throw commandLineError(`${replacing} would replace a sweep, or be read as part of one`);

  const made = await publish.makeAll(asked);
  const absent = asked.filter(({ path }) => made.every((file) => file.path !== path));
  const names = absent.map(({ path }) => path);
  if (names.length > 0) error(`tuning-gate: this result has no ${names.join(', no ')}.\n`);
  await publish.writeFiles(made.map((file) => ({ ...file, path: resolve(directory, file.path) })));
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bisectCodeOf, combineAssessments, exitCodeOf } from '../decide/index.ts';
import { renderRunText, reportOfRun } from '../draw/index.ts';
import { detailOf, settingsError } from '../errors.ts';
import { findSweep } from '../find-sweep.ts';
import { compareSweeps } from '../main.ts';
import { parseYaml } from '../parse/index.ts';
import { printable, printablePath } from '../printable.ts';
import { localPlace, missingSweep, parseLocation, parseLocations } from '../read/index.ts';
import {
  type Config,
  inputsIgnoredFor,
  readConfig,
  readLayered,
  readSettings,
  type Settings,
} from '../settings/index.ts';
import { type Arguments, didYouMean, readArguments } from './arguments.ts';
import type { Command, Terminal } from './terminal.ts';
import { writeReport } from './write-report.ts';

export const compare: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'compare');
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
  await writeReport(report, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderRunText(run, terminal.screenFor(given)));
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
  const fix = `${didYouMean(asked, names)}${config.path} lists ${listed}.`;
  throw settingsError('name', what, fix);
}

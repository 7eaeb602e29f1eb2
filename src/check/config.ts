import { UserError } from '../errors.ts';
import type { YamlEntry, YamlTree } from '../parse/index.ts';
import {
  type Config,
  configOptions,
  FORMER,
  isInput,
  type Kind,
  MAX_COMPARISONS,
  OPTIONS,
  readConfig,
  readLayered,
  readSettings,
} from '../settings/index.ts';
import { quoted, type Report, suggestion } from './findings.ts';
import { get, inputOf, isCall, saves, textOf, type Use } from './workflow.ts';

/** Checks a config file; null if the Action could not read it. */
export function checkConfig(path: string, tree: YamlTree, report: Report): Config | null {
  const top = tree.entries.filter(({ key }) => key !== 'comparisons');
  const comparisons = get(tree, 'comparisons')?.entries ?? [];
  checkSettings(top, 'top', report);
  for (const { tree } of comparisons) checkSettings(tree.entries, 'comparison', report);
  let config: Config;
  try {
    config = readConfig(tree.value, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const isNamed = error.where !== null && top.length + comparisons.length > 0;
    if (!isNamed) report(tree, 'unreadable', ...parts(error));
    return null;
  }
  const place = comparisons[0] ?? tree;
  if (comparisons.length > MAX_COMPARISONS)
    report(
      place,
      'unknown-setting',
      `lists ${comparisons.length} comparisons`,
      `At most ${MAX_COMPARISONS} can be made.`,
    );
  const names = comparisons.length === 0 ? [null] : [...config.comparisons.keys()];
  for (const comparison of names) checkTogether({ config, comparison, tree, report });
  return config;
}

function checkSettings(entries: readonly YamlEntry[], level: 'top' | 'comparison', report: Report) {
  const known = configOptions(level);
  for (const entry of entries) {
    const name = known.find((option) => option === entry.key);
    if (name !== undefined) checkValue({ name, kind: OPTIONS[name].kind, entry }, report);
    else {
      const otherwise = 'docs/config.md lists what can be set here.';
      const fix = isInput(entry.key)
        ? 'Set it in the workflow, under `with:`.'
        : (FORMER.get(entry.key) ?? suggestion(entry.key, known, otherwise));
      report(entry, 'unknown-setting', `${quoted(entry.key)} is not a setting of the config`, fix);
    }
  }
}

interface GivenValue {
  readonly name: string;
  readonly kind: Kind<unknown>;
  readonly entry: YamlEntry;
}

export function checkValue({ name, kind, entry }: GivenValue, report: Report): void {
  const { tree } = entry;
  const isList = kind.isList && tree.items.length > 0;
  const text = isList ? tree.items.map(textOf).join('\n') : textOf(tree);
  if (name === 'baseline' && /^run:/.test(text))
    report(
      entry.tree,
      'expiring-baseline',
      `${quoted(name)} is ${quoted(text)}, which is gone when its artifact expires`,
      'Download it, commit it, and name it as `ref:main:PATH`.',
    );
  if (tree.value === null)
    report(
      entry,
      'blank-setting',
      `${quoted(name)} has no value`,
      `Write one, which must be ${kind.expected}, or remove the line.`,
    );
  const isNested = tree.entries.length + (isList ? 0 : tree.items.length) > 0;
  if (!isNested && (text === '' || text.includes('${{') || kind.parse(text) !== undefined)) return;
  const what = isNested ? `${quoted(name)} is not one value` : `${quoted(name)} is ${quoted(text)}`;
  const expected = `It must be ${kind.expected}.`;
  const near = kind.choices ? suggestion(text, kind.choices, '') : '';
  report(entry.tree, 'invalid-value', what, [near, expected].filter(Boolean).join(' '));
}

/** Checks that something saves the sweeps that comparisons are made of. */
export function checkCompared(
  tree: YamlTree,
  config: Config,
  uses: readonly Use[],
  report: Report,
): void {
  const saved = uses.filter(saves).map(namesOf);
  const names = saved.flatMap((list) => list ?? []);
  // What only a run knows may be any of them.
  if (names.length === 0 || saved.includes(null)) return;
  for (const [name, values] of config.comparisons) {
    const sources = [values.get('candidate') || `sweep:${name}`, values.get('baseline') ?? ''];
    const absent = sources
      .filter((source) => source.startsWith('sweep:'))
      .map((source) => source.slice('sweep:'.length))
      .find((sweep) => !names.includes(sweep));
    const entry = get(tree, 'comparisons')?.entries.find(({ key }) => key === name);
    if (absent === undefined || entry === undefined) continue;
    const what = `${quoted(name)} compares the sweep ${quoted(absent)}, which no workflow saves`;
    const otherwise = `What is saved: ${names.join(', ')}.`;
    report(entry, 'unsaved-sweep', what, suggestion(absent, names, otherwise));
  }
}

/** The names that a use saves sweeps under; null where only a run knows. */
function namesOf(use: Use): string[] | null {
  const text = inputOf(use, isCall(use) ? 'models' : 'name');
  if (text === '' || text.includes('${{')) return null;
  if (!isCall(use)) return [text];
  try {
    const models: unknown = JSON.parse(text);
    return Array.isArray(models) ? models.map(String) : null;
  } catch {
    // What is no list is reported where it stands.
    return null;
  }
}

interface Together {
  readonly config: Config;
  readonly comparison: string | null;
  readonly tree: YamlTree;
  readonly report: Report;
}

/** Values that are right by themselves may contradict each other. */
function checkTogether({ config, comparison, tree, report }: Together): void {
  try {
    readLayered({ input: () => undefined, config, comparison }, readSettings);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const own = comparison === null ? null : get(tree, 'comparisons', comparison);
    const entries = [...(own?.entries ?? []), ...tree.entries];
    const entry = entries.find(({ key }) => key === error.option);
    const { what, fix } = error.partsFor('inputs');
    // A wrong value has been reported at its place.
    if (!what.startsWith('invalid value'))
      report(entry ?? tree, 'conflicting-settings', `${quoted(error.option ?? '')} ${what}`, fix);
  }
}

function parts(error: UserError): [what: string, fix: string] {
  const { what, fix } = error.partsFor('inputs');
  return [what, fix];
}

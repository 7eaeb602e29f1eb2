import { didYouMean, UserError } from '../errors.ts';
import { misfitsOf, type YamlEntry, type YamlTree } from '../parse/index.ts';
import {
  type Config,
  configOptions,
  FORMER,
  isInput,
  type Kind,
  OPTIONS,
  readConfig,
  readGroup,
  readLayered,
  readSettings,
} from '../settings/index.ts';
import type { Report } from './findings.ts';
import { type Context, get, inputOf, isCall, isOpen, textOf, type Use } from './workflow.ts';

/** Checks a config file; null if the Action could not read it. */
export function checkConfig(path: string, tree: YamlTree, report: Report): Config | null {
  const top = tree.entries.filter(({ key }) => key !== 'comparisons');
  const comparisons = get(tree, 'comparisons')?.entries ?? [];
  checkSettings(top, 'top', report);
  for (const { tree } of comparisons) checkSettings(tree.entries, 'comparison', report);
  const config = attempt(
    () => readConfig(tree.value, path),
    (error) => {
      const isNamed = error.where !== null && top.length + comparisons.length > 0;
      if (!isNamed) report(tree, 'unreadable', error.partsFor('inputs'));
    },
  );
  if (config === null) return null;
  // Values that are right by themselves may contradict each other.
  for (const comparison of comparisons.length === 0 ? [null] : config.comparisons.keys())
    attempt(
      () => readLayered({ input: () => undefined, config, comparison }, readSettings),
      (error) => {
        const own = comparison === null ? null : get(get(tree, 'comparisons'), comparison);
        const entries = [...(own?.entries ?? []), ...tree.entries];
        const entry = entries.find(({ key }) => key === error.option);
        const parts = error.partsFor('inputs');
        // A wrong value has been reported at its place.
        if (!parts.what.startsWith('invalid value'))
          report(entry ?? tree, 'conflicting-settings', { name: error.option ?? '', ...parts });
      },
    );
  return config;
}

/** Null after an error that is the user's, which is passed on. */
function attempt<T>(read: () => T, onError: (error: UserError) => void): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    onError(error);
    return null;
  }
}

function checkSettings(
  entries: readonly YamlEntry[],
  level: 'top' | 'comparison',
  report: Report,
): void {
  const known = configOptions(level);
  for (const entry of entries) {
    const { key: name } = entry;
    const option = known.find((one) => one === name);
    const near = FORMER.get(name) ?? didYouMean(name, known);
    const fix = isInput(name) ? 'Set it in the workflow, under `with:`.' : near;
    const otherwise = 'docs/config.md lists what can be set here.';
    if (option !== undefined) checkValue(entry, OPTIONS[option].kind, report);
    else report(entry, 'unknown-setting', { name, fix: fix || otherwise });
  }
}

export function checkValue(entry: YamlEntry, kind: Kind<unknown>, report: Report): void {
  const { key: name, tree } = entry;
  const isList = kind.isList && tree.items.length > 0;
  const text = isList ? tree.items.map(textOf).join('\n') : textOf(tree);
  const { expected, choices = [] } = kind;
  if (name === 'baseline' && text.startsWith('run:'))
    report(tree, 'expiring-baseline', { name, value: text });
  if (tree.value === null) report(entry, 'blank-setting', { name, expected });
  const isNested = tree.entries.length + (isList ? 0 : tree.items.length) > 0;
  if (!isNested && (text === '' || isOpen(text) || kind.parse(text) !== undefined)) return;
  const value = isNested ? 'not one value' : `\`${text.slice(0, 80)}\``;
  const fix = `${didYouMean(text, choices)} It must be ${expected}.`;
  report(tree, 'invalid-value', { name, value, fix });
}

/** Where a setting stands, and who reports it. */
type Given = YamlEntry & { readonly report: Report };

/** Finds misspelt names by trying them on a sweep. @param entries the first of a name counts */
export async function checkExample(
  use: Use,
  entries: readonly Given[],
  { config, sweepAt }: Pick<Context, 'config' | 'sweepAt'>,
): Promise<void> {
  const path = inputOf(use, 'candidate') || (isCall(use) ? 'candidate.csv' : '');
  const found = path === '' || /\$\{\{|^\w+:|\0/.test(path) ? null : await sweepAt(path);
  const input = (name: string) => textOf(entries.find(({ key }) => key === name)?.tree ?? null);
  const layers = { input, config, comparison: null };
  // What is no value is reported where it stands.
  const values = attempt(
    () => readLayered(layers, (source) => readGroup('reading', source)),
    () => {},
  );
  if (found === null || values === null) return;
  const reading = { ...values, given: [] };
  for (const { option, what, fix } of await misfitsOf(found.files, reading, found.source)) {
    const entry = entries.find(({ key }) => key === option);
    entry?.report(entry, 'not-in-example', { path, what, fix });
  }
}

import { UserError } from '../errors.ts';
import { misfitsOf, type YamlEntry } from '../parse/index.ts';
import { type ReadingSettings, readGroup, readLayered } from '../settings/index.ts';
import { quoted, type Report } from './findings.ts';
import { type Context, inputOf, isCall, textOf, type Use } from './workflow.ts';

/** Where a setting stands, and who reports it. */
type Given = YamlEntry & { readonly report: Report };

/**
 * Reports what the settings name and a sweep that is there does not have, such as a misspelt metric.
 *
 * @param entries the first of a name counts
 */
export async function checkExample(
  use: Use,
  entries: readonly Given[],
  { config, sweepAt }: Context,
): Promise<void> {
  const path = inputOf(use, 'candidate') || (isCall(use) ? 'candidate.csv' : '');
  if (path === '' || /\$\{\{|^\w+:/.test(path)) return;
  const found = await sweepAt(path);
  if (found === null) return;
  const input = (name: string) => textOf(entries.find(({ key }) => key === name)?.tree ?? null);
  let reading: ReadingSettings;
  try {
    const values = readLayered({ input, config, comparison: null }, (source) =>
      readGroup('reading', source),
    );
    reading = { ...values, given: [] };
  } catch (error) {
    // What is no value is reported where it stands.
    if (error instanceof UserError) return;
    throw error;
  }
  for (const { option, what, fix } of await misfitsOf(found.files, reading, found.source)) {
    const entry = entries.find(({ key }) => key === option);
    entry?.report(entry, 'not-in-example', `${quoted(path)} ${what}`, fix);
  }
}

import type { SourceFile } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import { chooseFormat } from './choose-format.ts';
import { checkRowCount } from './format.ts';
import type { Source, Sweep } from './sweep.ts';
import { toSweep } from './to-sweep.ts';

export type { MeanCost, Outcome, Source, Sweep, Trial, TrialCounts } from './sweep.ts';
export { orient } from './sweep.ts';

/**
 * Reads the files of one sweep, all in one format, as if they were one.
 *
 * @param files at least one, in the order in which their rows count
 * @throws UserError if the files or the settings for reading them have to be corrected
 */
export async function parseSweep(
  files: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<Sweep> {
  const format = chooseFormat(files, reading.format);
  const rows = files.flatMap((file) => format.read(file));
  checkRowCount(rows.length, source.location);
  return toSweep(rows, { format, reading, source });
}

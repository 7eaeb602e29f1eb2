import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import seedrandom from 'seedrandom';

interface SweepShape {
  readonly seed: string;
  readonly trials?: number;
  /** Added to every accuracy. */
  readonly shift?: number;
}

/** A CSV of trials whose accuracies are uniform on [0.6, 0.9) before the shift. */
export function sweepCsv({ seed, trials = 48, shift = 0 }: SweepShape): string {
  const random = seedrandom(seed);
  const rows = Array.from({ length: trials }, (_, trial) => {
    const accuracy = 0.6 + 0.3 * random() + shift;
    return `${trial},${random().toFixed(4)},${accuracy.toFixed(6)}`;
  });
  return `trial,learning_rate,accuracy\n${rows.join('\n')}\n`;
}

/** Writes files given by their path in the action's workspace. */
export async function writeWorkspace(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'workspace', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

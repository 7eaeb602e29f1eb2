import { addToBranch, type Client } from '../github/index.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';

export const CHART_BRANCH = 'tuning-gate-charts';

/** By the comparison's name; empty for the only one, and for the overview of many. */
type Charts = ReadonlyMap<string, Readonly<Record<'light' | 'dark', string>>>;

/**
 * Adds the charts of a run to their branch in one new commit.
 *
 * @param of the run and its attempt, and the instance of the Action
 * @returns the commit, and the paths of the charts there
 */
export async function storeCharts(
  client: Client,
  charts: Charts,
  of: { readonly run: number; readonly attempt: number; readonly instance: string },
): Promise<{ readonly sha: string; readonly paths: Charts }> {
  const { run, attempt, instance } = of;
  const files = new Map<string, string>();
  const paths = new Map();
  for (const [name, { light, dark }] of charts) {
    // Spaces would need escaping in URLs; encoded names contain no dots.
    const [whose, which] = [instance, name].map((text) => encodedName(text).replaceAll(' ', '.'));
    const start = [`${run}-${attempt}`, whose && `-${whose}`, which && `,${which}`].join('');
    const at = { light: `${start}.light.svg`, dark: `${start}.dark.svg` };
    paths.set(name, at);
    files.set(at.light, light).set(at.dark, dark);
  }
  const what = `Chart${charts.size > 1 ? 's' : ''} of run ${run}, attempt ${attempt}`;
  const message = `${what}\n\nComments of ${TOOL.name} link to this commit: deleting the branch breaks them.`;
  return { sha: await addToBranch(client, CHART_BRANCH, { files, message }), paths };
}

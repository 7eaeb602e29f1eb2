import { addToBranch, type Client, type Repository } from '../github/index.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';

export const CHART_BRANCH = 'tuning-gate-charts';

interface Images {
  readonly light: string;
  readonly dark: string;
}

/** The charts of a run, and what identifies them. */
interface StoredCharts {
  /** By the comparison's name; empty for the only one. */
  readonly charts: ReadonlyMap<string, Images>;
  readonly run: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** The instance of the Action; empty if there is only one. */
  readonly name: string;
}

/**
 * Adds the charts of a run to their branch in one new commit.
 *
 * @returns the commit, and the paths of the charts there
 */
export async function storeCharts(
  client: Client,
  repository: Repository,
  { charts, run, attempt, name: instance }: StoredCharts,
): Promise<{ readonly sha: string; readonly paths: ReadonlyMap<string, Images> }> {
  const files = new Map<string, string>();
  const paths = new Map<string, Images>();
  for (const [name, { light, dark }] of charts) {
    // Spaces would need escaping in URLs; encoded names contain no dots.
    const [own, which] = [instance, name].map((one) => encodedName(one).replaceAll(' ', '.'));
    const start = [`${run}-${attempt}`, own && `-${own}`, which && `,${which}`].join('');
    const at = { light: `${start}.light.svg`, dark: `${start}.dark.svg` };
    paths.set(name, at);
    files.set(at.light, light).set(at.dark, dark);
  }
  const what = `Chart${charts.size > 1 ? 's' : ''} of run ${run}, attempt ${attempt}`;
  const message = `${what}\n\nComments of ${TOOL.name} link to this commit: deleting the branch breaks them.`;
  const place = { ...repository, branch: CHART_BRANCH };
  return { sha: await addToBranch(client, place, { files, message }), paths };
}

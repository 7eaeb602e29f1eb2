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

/** Where the charts are: a commit, and paths from the root of its tree. */
interface ChartPlaces {
  readonly sha: string;
  readonly paths: ReadonlyMap<string, Images>;
}

/** Adds the charts of a run to their branch in one new commit. */
export async function storeCharts(
  client: Client,
  repository: Repository,
  stored: StoredCharts,
): Promise<ChartPlaces> {
  const { charts, run, attempt } = stored;
  const placed = [...charts].map(([name, images]) => {
    return { name, images, paths: pathsOf(stored, name) };
  });
  const files = placed.flatMap(({ images, paths }): [string, string][] => [
    [paths.light, images.light],
    [paths.dark, images.dark],
  ]);
  const what = `Chart${charts.size > 1 ? 's' : ''} of run ${run}, attempt ${attempt}`;
  const message = `${what}\n\nComments of ${TOOL.name} link to this commit: deleting the branch breaks them.`;
  const place = { ...repository, branch: CHART_BRANCH };
  const sha = await addToBranch(client, place, { files: new Map(files), message });
  return { sha, paths: new Map(placed.map(({ name, paths }) => [name, paths])) };
}

/** Spaces would need escaping in URLs; encoded names contain no dots. */
function pathsOf({ run, attempt, name }: StoredCharts, comparison: string): Images {
  const [instance, which] = [name, comparison].map((one) => encodedName(one).replaceAll(' ', '.'));
  const parts = [`${run}-${attempt}`, instance && `-${instance}`, which && `,${which}`];
  return {
    light: `${parts.join('')}.light.svg`,
    dark: `${parts.join('')}.dark.svg`,
  };
}

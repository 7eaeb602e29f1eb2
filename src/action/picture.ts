import * as core from '@actions/core';
import type { RunAssessment } from '../decide/index.ts';
import { branchOf, withDeadline } from '../github/index.ts';
import { CHART_BRANCH, explainFailure, storeCharts } from '../publish/index.ts';
import { chartsOfRun, type Picture } from '../render/index.ts';
import type { GateContext } from './gate-context.ts';
import { type ActionInputs, QUICKCHART } from './inputs.ts';
import { log } from './world.ts';

/** A picture is not worth a longer wait. */
const MAX_CHART_MS = 60_000;

interface PlacedPictures {
  readonly picture: Picture;
  /** The stored ones by the comparison's name; any other chart is drawn as `picture` says. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Why pictures could not be stored, in a sentence; null if they could. */
  readonly note: string | null;
}

const BY_MERMAID: Picture = { kind: 'mermaid' };
const NONE_STORED = { pictures: new Map(), note: null } as const;

/** Puts the charts where the comment and the summary can show them; if that fails, Mermaid draws them. */
export async function placePictures(
  context: GateContext,
  run: RunAssessment,
): Promise<PlacedPictures> {
  const { inputs, subject, world } = context;
  const { serverUrl, payload } = world.context;
  const kind = pictureKind(inputs, { serverUrl, repository: payload.repository });
  if (kind === 'quickchart')
    return { ...NONE_STORED, picture: { kind, server: inputs.quickchartUrl } };
  if (kind !== 'branch') return { ...NONE_STORED, picture: { kind } };
  const drawn = { ...NONE_STORED, picture: BY_MERMAID };
  // Nothing is pushed only for the summary of a run.
  if (inputs.comment === 'never' || subject.pull === null) return drawn;
  try {
    return { ...drawn, pictures: await store(context, run) };
  } catch (error) {
    const note = explainFailure(error, 'chart');
    core.warning(note);
    return { ...drawn, note };
  }
}

async function store(
  { client, repository, inputs: { name }, world }: GateContext,
  assessed: RunAssessment,
): Promise<ReadonlyMap<string, Picture>> {
  const charts = chartsOfRun(assessed);
  if (charts.size === 0 || client === null) return new Map();
  const { runId: run, runAttempt: attempt, serverUrl } = world.context;
  const branch = branchOf(client, { ...repository, branch: CHART_BRANCH });
  const stored = { charts, run, attempt, name };
  const { sha, paths } = await withDeadline(MAX_CHART_MS, () => storeCharts(branch, stored));
  log(`Stored the ${charts.size === 1 ? 'chart' : 'charts'} at ${sha} of ${CHART_BRANCH}.`);
  // By commit, because the branch moves on and drops old files; and not at the raw-content host,
  // which readers of a private repository cannot reach.
  const at = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${sha}`;
  const address = (path: string) => `${at}/${path}?raw=true`;
  const pictures = [...paths].map(([comparison, { light, dark }]) => {
    const picture = { kind: 'stored', light: address(light), dark: address(dark) } as const;
    return [comparison, picture] as const;
  });
  return new Map(pictures);
}

type PictureKind = Exclude<ActionInputs['charts'], 'auto'>;

interface Surroundings {
  readonly serverUrl: string;
  /** From the event; undefined if it has none, as a schedule's may. */
  readonly repository: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Where the chart is drawn. What is not certainly public goes to no third party unless somebody
 * asked for it, by `charts: quickchart` or by naming their own server.
 */
function pictureKind(
  { charts, quickchartUrl }: Pick<ActionInputs, 'charts' | 'quickchartUrl'>,
  { serverUrl, repository }: Surroundings,
): PictureKind {
  if (charts !== 'auto') return charts;
  if (!isThirdParty(quickchartUrl)) return 'quickchart';
  const isOnGitHub = new URL(serverUrl).hostname === 'github.com';
  return isOnGitHub && isPublic(repository) ? 'quickchart' : 'mermaid';
}

/** Whether an address is the public server's, in any spelling. */
function isThirdParty(address: string): boolean {
  const host = new URL(address).hostname.replace(/\.+$/, '');
  const publicHost = new URL(QUICKCHART).hostname;
  return host === publicHost || host.endsWith(`.${publicHost}`);
}

/** `internal` counts as private. */
function isPublic({ visibility, private: isPrivate }: Readonly<Record<string, unknown>> = {}) {
  return isPrivate === false && (visibility === undefined || visibility === 'public');
}

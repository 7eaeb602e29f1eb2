import * as core from '@actions/core';
import type { Assessment } from '../decide/index.ts';
import { branchOf, withDeadline } from '../github/index.ts';
import { CHART_BRANCH, explainFailure, storeChart } from '../publish/index.ts';
import { chartImages, type Picture } from '../render/index.ts';
import type { GateContext } from './gate-context.ts';
import { type ActionInputs, QUICKCHART } from './inputs.ts';
import { log } from './world.ts';

/** A picture is not worth a longer wait. */
const MAX_CHART_MS = 60_000;

interface PlacedPicture {
  readonly picture: Picture;
  /** Why the picture could not be stored, in a sentence; null if it could. */
  readonly note: string | null;
}

const BY_MERMAID: Picture = { kind: 'mermaid' };

/** Puts the chart where the comment and the summary can show it; if that fails, Mermaid draws it. */
export async function placePicture(
  context: GateContext,
  assessment: Assessment,
): Promise<PlacedPicture> {
  const { inputs, subject, world } = context;
  const { serverUrl, payload } = world.context;
  const kind = pictureKind(inputs, { serverUrl, repository: payload.repository });
  if (kind === 'quickchart') return { picture: { kind, server: inputs.quickchartUrl }, note: null };
  if (kind !== 'branch') return { picture: { kind }, note: null };
  // Nothing is pushed only for the summary of a run.
  if (inputs.comment === 'never' || subject.pull === null)
    return { picture: BY_MERMAID, note: null };
  try {
    return { picture: await store(context, assessment), note: null };
  } catch (error) {
    const note = explainFailure(error, 'chart');
    core.warning(note);
    return { picture: BY_MERMAID, note };
  }
}

async function store(
  { client, repository, inputs: { name }, world }: GateContext,
  assessment: Assessment,
): Promise<Picture> {
  const images = chartImages(assessment);
  if (images === null || client === null) return BY_MERMAID;
  const { runId: run, runAttempt: attempt, serverUrl } = world.context;
  const branch = branchOf(client, { ...repository, branch: CHART_BRANCH });
  const chart = { ...images, run, attempt, name };
  const { sha, light, dark } = await withDeadline(MAX_CHART_MS, () => storeChart(branch, chart));
  log(`Stored the chart at ${sha} of ${CHART_BRANCH}.`);
  // By commit, because the branch moves on and drops old files; and not at the raw-content host,
  // which readers of a private repository cannot reach.
  const at = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${sha}`;
  const address = (path: string) => `${at}/${path}?raw=true`;
  return { kind: 'stored', light: address(light), dark: address(dark) };
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

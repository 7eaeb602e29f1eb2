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
  /** Why it could not be stored, in a sentence; null if it could. */
  readonly note: string | null;
}

/** Puts the chart where comment and summary can show it; if that fails, Mermaid draws it. */
export async function placePicture(
  context: GateContext,
  assessment: Assessment,
): Promise<PlacedPicture> {
  const { serverUrl, payload } = context.world.context;
  const kind = pictureKind(context.inputs, { serverUrl, repository: payload.repository });
  if (kind !== 'branch') return { picture: pictureOf(kind, context), note: null };
  if (!isForComment(context)) return byMermaid(null);
  try {
    return await store(context, assessment);
  } catch (error) {
    const note = explainFailure(error, 'chart');
    core.warning(note);
    return byMermaid(note);
  }
}

function pictureOf(kind: Exclude<PictureKind, 'branch'>, { inputs }: GateContext): Picture {
  return kind === 'quickchart' ? { kind, server: inputs.quickchartUrl } : { kind };
}

function byMermaid(note: string | null): PlacedPicture {
  return { picture: { kind: 'mermaid' }, note };
}

/** For the summary of a run alone nothing is pushed. */
function isForComment({ inputs, subject, client }: GateContext): boolean {
  return inputs.comment !== 'never' && subject.pull !== null && client !== null;
}

async function store(
  { client, repository, inputs: { name }, world }: GateContext,
  assessment: Assessment,
): Promise<PlacedPicture> {
  const images = chartImages(assessment);
  if (images === null || client === null) return byMermaid(null);
  const { runId: run, runAttempt: attempt, serverUrl } = world.context;
  const branch = branchOf(client, { ...repository, branch: CHART_BRANCH });
  const chart = { ...images, run, attempt, name };
  const { sha, light, dark } = await withDeadline(MAX_CHART_MS, () => storeChart(branch, chart));
  log(`Stored the chart at ${sha} of ${CHART_BRANCH}.`);
  // By commit, for the branch moves on and its files go; never by the address of raw contents,
  // which readers of a private repository cannot reach.
  const at = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${sha}`;
  const address = (path: string) => `${at}/${path}?raw=true`;
  return {
    picture: { kind: 'stored', light: address(light), dark: address(dark) },
    note: null,
  };
}

type PictureKind = Exclude<ActionInputs['charts'], 'auto'>;

interface Surroundings {
  readonly serverUrl: string;
  /** As the event tells it; undefined where it tells none, as a schedule's may. */
  readonly repository: Readonly<Record<string, unknown>> | undefined;
}

type Wish = Pick<ActionInputs, 'charts' | 'quickchartUrl'>;

/**
 * Where the chart is drawn. What is not certainly public goes to no third party unless somebody has
 * said so, by `charts: quickchart` or by naming a server of their own.
 */
export function pictureKind(wish: Wish, { serverUrl, repository }: Surroundings): PictureKind {
  const { charts, quickchartUrl } = wish;
  if (charts !== 'auto') return charts;
  if (!isThirdParty(quickchartUrl)) return 'quickchart';
  const isOnGitHub = new URL(serverUrl).hostname === 'github.com';
  return isOnGitHub && isPublic(repository) ? 'quickchart' : 'mermaid';
}

/** The public server is nobody's own, however its address is spelled. */
function isThirdParty(address: string): boolean {
  const host = new URL(address).hostname.replace(/\.+$/, '');
  const publicHost = new URL(QUICKCHART).hostname;
  return host === publicHost || host.endsWith(`.${publicHost}`);
}

/** `internal` is private, too. */
function isPublic({ visibility, private: isPrivate }: Readonly<Record<string, unknown>> = {}) {
  return isPrivate === false && (visibility === undefined || visibility === 'public');
}

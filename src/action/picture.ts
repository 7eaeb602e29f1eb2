import * as core from '@actions/core';
import type { Assessment } from '../decide/index.ts';
import { branchOf } from '../github/index.ts';
import { CHART_BRANCH, explainFailure, storeChart } from '../publish/index.ts';
import { chartImages, type Picture } from '../render/index.ts';
import { log } from './log.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';
import type { Scene } from './scene.ts';
import { context } from './world.ts';

export interface PlacedPicture {
  readonly picture: Picture;
  /** Why it is not where it was wanted, in a sentence; null where it is. */
  readonly note: string | null;
}

/** Puts the chart where comment and summary can show it. A failure costs no more than its bands. */
export async function placePicture(scene: Scene, assessment: Assessment): Promise<PlacedPicture> {
  const { serverUrl, payload } = context;
  const kind = pictureKind(scene.inputs, { serverUrl, repository: payload.repository });
  if (kind !== 'branch') return { picture: pictureOf(kind, scene), note: null };
  if (!isForComment(scene)) return drawn(null);
  try {
    return await store(scene, assessment);
  } catch (error) {
    const note = explainFailure(error, 'chart');
    core.warning(note);
    return drawn(note);
  }
}

function pictureOf(kind: Exclude<PictureKind, 'branch'>, { inputs }: Scene): Picture {
  return kind === 'quickchart' ? { kind, server: inputs.quickchartUrl } : { kind };
}

function drawn(note: string | null): PlacedPicture {
  return { picture: { kind: 'mermaid' }, note };
}

/** For the summary of a run alone nothing is pushed. */
function isForComment({ inputs, subject, client }: Scene): boolean {
  return inputs.comment !== 'never' && subject.pull !== null && client !== null;
}

async function store(
  { client, repository, inputs: { name } }: Scene,
  assessment: Assessment,
): Promise<PlacedPicture> {
  const images = chartImages(assessment);
  if (images === null || client === null) return drawn(null);
  const { runId: run, runAttempt: attempt, serverUrl } = context;
  const branch = branchOf(client, { ...repository, branch: CHART_BRANCH });
  const { sha, light, dark } = await storeChart(branch, { ...images, run, attempt, name });
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

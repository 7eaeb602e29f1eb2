import { resolve } from 'node:path';
import * as core from '@actions/core';
import { detailOf } from '../errors.ts';
import {
  type Client,
  createClient,
  githubReader,
  type OpenPull,
  pullNow,
  pullsWithHead,
  type Repository,
  refusalOf,
  runLookup,
} from '../github/index.ts';
import type { Loading } from '../main.ts';
import type { Instance, JudgingRun } from '../publish/index.ts';
import { type GitHubPlace, readRefFile } from '../read/index.ts';
import type { Settings } from '../settings.ts';
import type { ActionInputs } from './inputs.ts';
import { judgingRun } from './judging-run.ts';
import { originOf } from './origin.ts';
import { urlOfRun } from './run-url.ts';
import { type PullLookup, type Several, type Subject, subjectsOf } from './subject.ts';
import { trainedCommit } from './trained-commit.ts';
import { context, policy } from './world.ts';

/** All that a run of the gate stands in. */
export interface Scene {
  readonly inputs: ActionInputs;
  readonly subject: Subject;
  readonly instance: Instance;
  /** This run, which judges. */
  readonly judge: JudgingRun;
  readonly repository: Repository;
  /** Null if the step has no token. */
  readonly client: Client | null;
  readonly loading: Loading;
  /** What the report is about, as Markdown. */
  readonly origin: string;
  /** Of this run, which has the log and the summary. */
  readonly runUrl: string;
}

/**
 * What there is to judge, one scene for each pull request.
 *
 * @returns a sentence that says why, where there is nothing
 */
export async function setScenes(inputs: ActionInputs): Promise<Several<Scene> | string> {
  const repository = context.repo;
  const client = inputs.token === '' ? null : await createClient(inputs.token, policy);
  const workflowRef = process.env.GITHUB_WORKFLOW_REF ?? '';
  const { eventName, payload, ref, sha, runId, runAttempt } = context;
  const run = { eventName, payload, ref, sha, runId, runAttempt, workflowRef };
  const subjects = await subjectsOf(run, pullLookup(client, repository));
  if (typeof subjects === 'string') return subjects;

  const judge = await judgingRun(client && runLookup(client, repository), Date.now());
  const directory = resolve(inputs.workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const sceneOf = (subject: Subject): Scene => {
    const runUrl = urlOfRun(context.runId);
    const { name } = inputs;
    const place = {
      directory,
      workspaceSha,
      instance: name,
      repository: `${repository.owner}/${repository.repo}`,
      github: client && githubPlace(client, { repository, subject }),
    };
    return {
      inputs,
      subject,
      instance: { workflow: subject.workflow, name },
      judge,
      repository,
      client,
      loading: { place, settings: informing(inputs.settings, subject) },
      origin: originOf(subject.headSha, runUrl),
      runUrl,
    };
  };
  const [first, ...others] = subjects;
  return [sceneOf(first), ...others.map(sceneOf)];
}

/** Without an answer, the report is in the check and the summary alone. */
function pullLookup(client: Client | null, repository: Repository): PullLookup {
  const lookUp = async <T>(ask: (client: Client) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return client === null ? otherwise : await ask(client);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      const what = detailOf(error, 'message');
      core.warning(`The pull requests of this run could not be read: ${what}`);
      return otherwise;
    }
  };
  return {
    withHead: (head) => lookUp((asked) => pullsWithHead(asked, repository, head), []),
    now: (number) => lookUp<OpenPull | null>((asked) => pullNow(asked, repository, number), null),
  };
}

type Known = Pick<Scene, 'repository' | 'subject'>;

function githubPlace(client: Client, { repository, subject }: Known): GitHubPlace {
  return {
    reader: githubReader(client, repository),
    readRef: (file) => readRefFile(client, repository, file),
    runId: subject.run.id,
    baseline: {
      branch: subject.baseBranch,
      headSha: subject.headSha,
      isOnBranch: subject.isOnBase,
      workflow: subject.workflow,
    },
    runUrl: urlOfRun,
    now: Date.now(),
  };
}

/** A run on the branch that others are compared with has nothing to hold back: it informs. */
function informing(settings: Settings, { isOnBase }: Subject): Settings {
  return { ...settings, gate: { ...settings.gate, informOnly: isOnBase } };
}

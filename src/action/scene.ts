import { resolve } from 'node:path';
import * as core from '@actions/core';
import { context } from '@actions/github';
import { detailOf } from '../errors.ts';
import {
  type Client,
  createClient,
  githubReader,
  pullsWithHead,
  type Repository,
  refusalOf,
} from '../github/index.ts';
import type { Loading } from '../main.ts';
import { type GitHubPlace, readRefFile } from '../read/index.ts';
import type { Settings } from '../settings.ts';
import type { ActionInputs } from './inputs.ts';
import { originOf } from './origin.ts';
import { urlOfRun } from './run-url.ts';
import { type FindPulls, type Subject, subjectOf } from './subject.ts';
import { trainedCommit } from './trained-commit.ts';

/** All that a run of the gate stands in. */
export interface Scene {
  readonly inputs: ActionInputs;
  readonly subject: Subject;
  readonly repository: Repository;
  /** Null if the step has no token. */
  readonly client: Client | null;
  readonly loading: Loading;
  /** What the report is about, as Markdown. */
  readonly origin: string;
  /** Of this run, which has the log and the summary. */
  readonly runUrl: string;
}

export async function setScene(inputs: ActionInputs): Promise<Scene> {
  const repository = context.repo;
  const client = inputs.token === '' ? null : await createClient(inputs.token);
  const subject = await subjectOf(context, findPulls(client, repository));
  const directory = resolve(inputs.workingDirectory);
  const runUrl = urlOfRun(context.runId);
  return {
    inputs,
    subject,
    repository,
    client,
    loading: {
      place: {
        directory,
        workspaceSha: await trainedCommit(directory),
        instance: inputs.name,
        repository: `${repository.owner}/${repository.repo}`,
        github: client && githubPlace(client, { repository, subject }),
      },
      settings: informing(inputs.settings, subject),
    },
    origin: originOf(subject.headSha, runUrl),
    runUrl,
  };
}

/** Without an answer, the report is in the check and the summary alone. */
function findPulls(client: Client | null, repository: Repository): FindPulls {
  return async (head) => {
    try {
      return client === null ? [] : await pullsWithHead(client, repository, head);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      core.warning(
        `The pull requests of this commit could not be listed: ${detailOf(error, 'message')}`,
      );
      return [];
    }
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
    },
    runUrl: urlOfRun,
    now: Date.now(),
  };
}

/** A run on the branch that others are compared with has nothing to hold back: it informs. */
function informing(settings: Settings, { isOnBase }: Subject): Settings {
  return { ...settings, gate: { ...settings.gate, informOnly: isOnBase } };
}

import { type ArtifactStore, artifactStore, type Repository } from './artifacts.ts';
import type { Client } from './client.ts';
import { type CommitHistory, commitHistory } from './history.ts';
import { type RunLookup, runLookup } from './runs.ts';

/** What is read from one repository. */
export interface GitHubReader {
  readonly artifacts: ArtifactStore;
  readonly history: CommitHistory;
  readonly runs: RunLookup;
}

export function githubReader(client: Client, repository: Repository): GitHubReader {
  return {
    artifacts: artifactStore(client, repository),
    history: commitHistory(client, repository),
    runs: runLookup(client, repository),
  };
}

export { ifAnswered, isUnanswered, type Refusal, refusalOf } from './access.ts';
export { type Artifact, type ArtifactStore, artifactStore } from './artifacts.ts';
export { addToBranch } from './branch.ts';
export { type CheckRunOrder, type CheckRuns, checkRuns, type WrittenCheck } from './check-runs.ts';
export { type Client, createClient, type Repository } from './client.ts';
export { type Comment, type CommentThread, commentThread } from './comments.ts';
export { BrokenDownload } from './download.ts';
export {
  type Head,
  isSameLabel,
  latestLabeling,
  type OpenPull,
  permissionOf,
  pullNow,
  pullsWithHead,
} from './pulls.ts';
export {
  type GitHubReader,
  githubReader,
  type RunLookup,
  runLookup,
  TRUSTED_EVENTS,
  workflowFile,
} from './reader.ts';
export { RETRY_POLICY, type RetryPolicy, retry, withDeadline } from './retry-policy.ts';

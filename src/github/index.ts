export { ifAnswered, isUnanswered, type Refusal, refusalOf } from './access.ts';
export { type Artifact, type ArtifactStore, artifactStore } from './artifacts.ts';
export { type Branch, type BranchTip, branchOf, type NewFile, type TreeEntry } from './branch.ts';
export {
  type Annotation,
  type CheckRunOrder,
  type CheckRuns,
  checkRuns,
  type WrittenCheck,
} from './check-runs.ts';
export { type Client, createClient, type Repository } from './client.ts';
export { type Comment, type CommentThread, commentThread } from './comments.ts';
export { isSameLabel, type Labeling, latestLabeling, permissionOf } from './label-events.ts';
export { type OpenPull, type PullNow, pullNow, pullsWithHead } from './pulls.ts';
export {
  type GitHubReader,
  githubReader,
  type RunLookup,
  runLookup,
  TRUSTED_EVENTS,
  workflowFile,
} from './reader.ts';
export { BrokenDownload } from './receive.ts';
export { RETRY_POLICY, type RetryPolicy, retry, withDeadline } from './retry-policy.ts';

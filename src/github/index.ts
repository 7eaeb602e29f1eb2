export { isUnanswered, type Refusal, refusalOf } from './access.ts';
export { type Artifact, type ArtifactStore, artifactStore, type Repository } from './artifacts.ts';
export { BrokenDownload } from './broken-download.ts';
export {
  type Annotation,
  type CheckRunOrder,
  type CheckRuns,
  checkRuns,
  type WrittenCheck,
} from './check-runs.ts';
export { type Client, createClient } from './client.ts';
export {
  type Comment,
  type CommentThread,
  commentThread,
} from './comment-thread.ts';
export { readContent } from './contents.ts';
export { type Branch, type BranchTip, branchOf, type NewFile, type TreeEntry } from './git-data.ts';
export { type OpenPull, pullNow, pullsWithHead } from './pulls.ts';
export { type GitHubReader, githubReader } from './reader.ts';
export { RETRY_POLICY, type RetryPolicy, retry, withDeadline } from './retry-policy.ts';
export { type RunLookup, runLookup, TRUSTED_EVENTS, workflowFile } from './runs.ts';

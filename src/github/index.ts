export {
  ifAnswered,
  isUnanswered,
  RETRY_POLICY,
  Refused,
  type RetryPolicy,
  reasonOf,
  refusalOf,
  retry,
  Unanswered,
  waitingAsAsked,
  withDeadline,
} from './answers.ts';
export {
  type BranchTip,
  changeBranch,
  type GitHubReader,
  githubReader,
  type RunLookup,
  readBranchFile,
  runLookup,
  workflowFile,
} from './branch.ts';
export { type Client, createClient } from './client.ts';
export * from './comments-and-checks.ts';
export * from './files.ts';
export * from './pulls.ts';

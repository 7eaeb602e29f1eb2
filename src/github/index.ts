export { ifAnswered, isUnanswered, Refused, reasonOf, refusalOf, Unanswered } from './access.ts';
export * from './artifacts.ts';
export { type BranchTip, changeBranch, readBranchFile } from './branch.ts';
export * from './changes.ts';
export { type CheckRunOrder, type CheckRuns, checkRuns, type WrittenCheck } from './check-runs.ts';
export { type Client, createClient } from './client.ts';
export { BrokenDownload } from './download.ts';
export * from './issues.ts';
export * from './pulls.ts';
export * from './reader.ts';
export {
  RETRY_POLICY,
  type RetryPolicy,
  retry,
  waitingAsAsked,
  withDeadline,
} from './retry-policy.ts';

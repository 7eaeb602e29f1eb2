export {
  acceptanceSentence,
  acceptedSentence,
} from './absence.ts';
export * from './blocks.ts';
export { columnsOf, type EvidenceAt, evidenceAt } from './budget-table.ts';
export { CAUGHT_LESS } from './facts.ts';
export * from './failure.ts';
export * from './history.ts';
export { nextMoves, nextStatement, type ReportFrame } from './next.ts';
export * from './numbers.ts';
export { outcomeWords } from './outcome.ts';
export * from './quantities.ts';
export * from './run.ts';
export { formatOfChange } from './size.ts';
export { describeCounts, describeGap, describeLeftOut, label } from './sweeps.ts';
export { searchesWords } from './test-words.ts';
export * from './triage.ts';
export { briefHeadline, headline, isJudged, type Subject } from './verdict.ts';
export { messageOf } from './warnings.ts';

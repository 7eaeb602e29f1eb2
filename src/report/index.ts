export * from './blocks.ts';
export { CAUGHT_LESS, searchesWords } from './facts.ts';
export * from './failure.ts';
export * from './history.ts';
export { messageOf } from './notes.ts';
export * from './numbers.ts';
export { outcomeWords } from './outcome.ts';
export * from './quantities.ts';
export * from './run.ts';
export { nextMoves, nextStatement, type ReportFrame } from './statements.ts';
export {
  cellsByBudget,
  describeCounts,
  describeGap,
  describeLeftOut,
  label,
} from './tables.ts';
export { briefHeadline, headline } from './verdict.ts';

export * from './config.ts';
export * from './inputs.ts';
export { BAND_METHODS } from './options.ts';
export * from './table.ts';
export {
  COMMAND_NAMES,
  COST_UNIT,
  type CommandName,
  EVIDENCE_LEVELS,
  type EvidenceLevel,
  GATES,
  type GivenBudget,
  globPattern,
  isJmesPath,
  isUnitName,
  type Kind,
  LABEL,
  MAX_COST,
  MIN_COST,
} from './values.ts';

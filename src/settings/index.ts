export { BAND_METHODS, EVIDENCE_LEVELS, type EvidenceLevel, GATES } from './comparison-options.ts';
export {
  CONFIG_PATH,
  type Config,
  configOptions,
  type Layers,
  MAX_COMPARISONS,
  namingField,
  readConfig,
  readingInConfig,
  readLayered,
} from './config.ts';
export {
  type BandMethod,
  type BandSettings,
  type ComparisonSettings,
  type Direction,
  type Gate,
  type GateSettings,
  givenReading,
  type ReadingSettings,
  readGroup,
  readOption,
  readSettings,
  type Settings,
  type ValueSource,
} from './read-settings.ts';
export {
  flagsOf,
  GROUPS,
  type GroupName,
  type GroupValues,
  isInput,
  namesIn,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  type OptionValue,
} from './table.ts';
export {
  COMMAND_NAMES,
  COST_UNIT,
  type CommandName,
  type GivenBudget,
  LABEL,
  MAX_COST,
  MAX_PARTS,
  MIN_COST,
} from './values.ts';

import { csvFormats } from './csv/index.ts';
import { jsonFormats } from './json/index.ts';
import { kerasTunerFormats } from './keras-tuner/index.ts';
import { mlflowFormats } from './mlflow/index.ts';
import { optunaFormats } from './optuna/index.ts';
import { rayFormats } from './ray/index.ts';
import { sklearnFormats } from './sklearn/index.ts';
import type { Format } from './table.ts';
import { wandbFormats } from './wandb/index.ts';

/** All formats, in the order in which they are tried: more specific ones first, CSV last. */
export const FORMATS: readonly Format[] = [
  ...rayFormats,
  ...kerasTunerFormats,
  ...mlflowFormats,
  ...wandbFormats,
  ...optunaFormats,
  ...sklearnFormats,
  ...jsonFormats,
  ...csvFormats,
];

/** What `format` can be, besides `auto`. */
export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name).sort();

import type { Format } from '../table.ts';
import { rayCsv } from './csv.ts';
import { rayExperiment } from './experiment.ts';

export const rayFormats: readonly Format[] = [rayExperiment, rayCsv];

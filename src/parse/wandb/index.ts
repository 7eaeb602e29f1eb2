import type { Format } from '../table.ts';
import { wandbCsv } from './csv.ts';
import { wandbRuns } from './runs.ts';

export const wandbFormats: readonly Format[] = [wandbRuns, wandbCsv];

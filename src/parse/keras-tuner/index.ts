import type { Format } from '../table.ts';
import { kerasTuner } from './project.ts';

export const kerasTunerFormats: readonly Format[] = [kerasTuner];

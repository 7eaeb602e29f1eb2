import type { Format } from '../table.ts';
import { csv } from './csv.ts';

export const csvFormats: readonly Format[] = [csv];

import type { Format } from '../table.ts';
import { sklearnCvResults } from './cv-results.ts';

export const sklearnFormats: readonly Format[] = [sklearnCvResults];

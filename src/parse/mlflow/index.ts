import type { Format } from '../table.ts';
import { mlflowCsv, mlflowUiCsv } from './csv.ts';
import { mlflowFiles } from './files.ts';

export const mlflowFormats: readonly Format[] = [mlflowFiles, mlflowCsv, mlflowUiCsv];

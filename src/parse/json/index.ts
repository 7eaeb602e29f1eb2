import type { Format } from '../table.ts';
import { json, jsonl } from './json.ts';

export const jsonFormats: readonly Format[] = [jsonl, json];

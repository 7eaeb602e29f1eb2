import type { Format } from '../table.ts';
import { optunaCsv } from './csv.ts';
import { optunaJournal } from './journal.ts';
import { optunaSqlite } from './storage.ts';

export const optunaFormats: readonly Format[] = [optunaSqlite, optunaJournal, optunaCsv];

import type { SourceFile } from '../read/index.ts';
import type { History, HistoryLine } from './saved/history.ts';

// Loaded on demand, with their schemas: most runs keep no history.

/** Reads the lines of `history/NAME.jsonl`. Those that are damaged are left out, and said. */
export async function readHistory(file: SourceFile): Promise<History> {
  return (await import('./saved/history.ts')).readHistory(file);
}

/** A line of it, the same for the same entry. @throws UserError if it could not be read again */
export async function writeHistoryLine(entry: HistoryLine): Promise<string> {
  return (await import('./saved/history.ts')).writeHistoryLine(entry);
}

import { UserError } from '../errors.ts';
import type { Source, SourceFile } from '../read/index.ts';
import { readSavedSweeps } from './read-record.ts';
import type { SavedSweep } from './saved-sweep.ts';
import type { SweepRecord } from './sweep-record.ts';

/** Files that are to be saved sweeps, and where they were found. */
interface Found {
  readonly files: readonly SourceFile[];
  readonly source: Source;
}

/**
 * The sweep that jobs of a run have saved under a name. Anything else is refused: beside code that
 * nobody has reviewed, files are read by the job that collects, and by no other.
 *
 * @throws UserError if it is no saved sweep, or was saved under another name
 */
export function acceptCollected(found: Found, name: string): SweepRecord {
  return acceptSaved(found, name).record;
}

/**
 * The sweep that a run has saved as the baseline of its commit.
 *
 * @throws UserError if it is no saved sweep, or one of another name or commit
 */
export function acceptBaseline(found: Found, name: string): SweepRecord {
  const { record, training } = acceptSaved(found, name);
  const { sha } = found.source;
  if (training.sha === null || training.sha === sha) return record;
  throw new UserError({
    fault: 'data',
    where: found.source.location,
    what: `was trained on ${training.sha}, while its run is of ${sha}`,
    fix: 'Run the workflow once on the branch, so that it saves the sweep of what it checks out.',
  });
}

function acceptSaved({ files, source }: Found, name: string): SavedSweep {
  const saved = readSavedSweeps(files, source);
  if (saved !== null && saved.training.name === name) return saved;
  const what =
    saved === null
      ? 'is no sweep that was saved by tuning-gate'
      : `was saved under the name ${JSON.stringify(saved.training.name)}`;
  const fix =
    saved === null
      ? 'Save it with `mode: collect`; what other steps upload is read as `artifact:NAME`.'
      : 'Give the job that saves it the same input `name` as this one, and run it again.';
  throw new UserError({ fault: 'data', where: source.location, what, fix });
}

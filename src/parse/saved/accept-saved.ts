import { UserError } from '../../errors.ts';
import { printable, type Source, type SourceFile } from '../../read/index.ts';
import type { SweepRecord } from '../sweep.ts';
import { readSavedSweeps } from './read-saved.ts';
import type { SavedSweep } from './saved-sweep.ts';

/** Files that are to be saved sweeps, and where they were found. */
interface Found {
  readonly files: readonly SourceFile[];
  readonly source: Source;
}

/** The owner that the sweep must have. */
interface Owner {
  readonly name: string;
  /** `owner/name`. */
  readonly repository: string;
}

interface BaselineOwner extends Owner {
  /** The file of the workflow that trained the candidate. */
  readonly workflow: string;
}

/**
 * The sweep that jobs of a run have saved under a name. Anything else is refused: files written by
 * unreviewed code are read only by the job that collects.
 *
 * @throws UserError if it is no saved sweep, or one of another name or repository
 */
export function acceptCollected(found: Found, owner: Owner): SweepRecord {
  return acceptSaved(found, owner).record;
}

/**
 * The sweep that a run has saved as the baseline of its commit.
 *
 * @throws UserError if it is no saved sweep, or one of another name, repository, workflow or commit
 */
export function acceptBaseline(found: Found, owner: BaselineOwner): SweepRecord {
  const { record, training } = acceptSaved(found, owner);
  checkWorkflow(training.workflow, found, owner);
  const { sha } = found.source;
  if (training.sha === null || training.sha === sha) return record;
  throw new UserError({
    fault: 'data',
    where: found.source.location,
    what: `was trained on ${training.sha}, while its run is of ${sha}`,
    fix: 'Run the workflow once on the branch, so that it saves the sweep of what it checks out.',
  });
}

function checkWorkflow(workflow: string | null, { source }: Found, owner: BaselineOwner): void {
  if (workflow === null || workflow === owner.workflow) return;
  throw new UserError({
    fault: 'data',
    where: source.location,
    what: `was trained by ${printable(workflow)}, and this is ${printable(owner.workflow)}`,
    fix: 'Let one workflow train both, or name the other’s sweep: `baseline: run:ID:NAME`.',
  });
}

function acceptSaved({ files, source }: Found, { name, repository }: Owner): SavedSweep {
  const unreadable = files.find(({ refusal }) => refusal);
  if (unreadable?.refusal) throw unreadable.refusal;
  const saved = readSavedSweeps(files, source);
  const refusal = (what: string, fix: string) =>
    new UserError({ fault: 'data', where: source.location, what, fix });
  if (saved === null) {
    const fix = 'Save it with `mode: collect`; what other steps upload is read as `artifact:NAME`.';
    throw refusal('is not a sweep saved by tuning-gate', fix);
  }
  const { training } = saved;
  if (training.name !== name) {
    const fix = 'Give the job that saves it the same input `name` as this one, and run it again.';
    throw refusal(`was saved under the name ${JSON.stringify(training.name)}`, fix);
  }
  if (training.repository !== repository) {
    const fix = 'Train it in this repository; another’s is read as `artifact:NAME`.';
    throw refusal(`was trained in ${training.repository}, and this is ${repository}`, fix);
  }
  return saved;
}

import { dataError, settingsError } from '../errors.ts';
import { printable } from '../read/index.ts';
import type { Choice } from './table.ts';
import { listed } from './values.ts';

/** One of the sweeps that files hold. */
interface Study {
  /** Names it can be chosen by, the first for people; untrusted text. */
  readonly names: readonly string[];
  readonly trials: number;
}

interface Asked extends Choice {
  /** What the tool calls them: `experiments`. */
  readonly kind: string;
}

/**
 * The study that is asked for, or else the only one.
 *
 * @throws UserError that lists them, unless there is exactly one to take
 */
export function chooseStudy<T extends Study>(studies: readonly T[], asked: Asked): T {
  const { study, kind } = asked;
  const [first, second] = studies;
  if (first === undefined) {
    const fix = 'Name the file or folder that the tool wrote, or leave `format` out.';
    throw dataError('format (--format)', `the files hold no ${kind} of this format`, fix);
  }
  if (study === null && second === undefined) return first;
  const found = studies.filter(({ names }) => study !== null && names.includes(study));
  // A name wins over an id: an experiment may be called 1.
  const named = found.find(({ names }) => names[0] === study) ?? found[0];
  if (named !== undefined) return named;
  const said = study === null ? 'is not given' : `is ${JSON.stringify(printable(study))}`;
  throw settingsError(
    'study',
    `${said}, and the files hold ${studies.length} ${kind}: ${listed(studies.map(describe))}`,
    'Name one of them.',
  );
}

function describe({ names, trials }: Study): string {
  const [name, ...others] = names.map((one) => printable(one, 60));
  const known = others.length === 0 ? '' : `, ${others.join(', ')}`;
  return `${JSON.stringify(name)} (${trials} ${trials === 1 ? 'trial' : 'trials'}${known})`;
}

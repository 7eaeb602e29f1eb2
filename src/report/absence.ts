import {
  type Acceptance,
  type Arm,
  type Assessment,
  isFailure,
  isLeftOut,
  type LabelRefusal,
} from '../decide/index.ts';
import type { SuggestedSetting, Suggestion, UserError } from '../errors.ts';
import type { Absence, Location } from '../read/index.ts';
import { CONFIG_PATH, isInput, yamlText } from '../settings/index.ts';
import {
  type Block,
  code,
  commit,
  data,
  emphasis,
  joined,
  link,
  listed,
  type Phrase,
  paragraph,
  plain,
  type Span,
  type Statement,
  say,
  state,
  strong,
  words,
} from './blocks.ts';
import { formatPValue, plural } from './numbers.ts';

/** What to do, and who can. */
export interface Next {
  /** Who opened the pull request. */
  readonly you?: Phrase;
  readonly maintainer?: Phrase;
}

/** Why a sweep is missing, and what to do about it; null where none is, or where that is not known. */
export function absenceText(
  assessment: Assessment,
): { readonly found: Phrase; readonly next: Next } | null {
  const { searches, settings, candidate, baseline } = assessment;
  if (candidate !== null && baseline !== null) return null;
  if (isLeftOut(assessment)) return null;
  const arm = candidate === null ? 'candidate' : 'baseline';
  const { location, absence } = searches[arm];
  if (absence === null) return null;
  const informs = settings.gate.informOnly;
  switch (absence.why) {
    case 'missing':
      return {
        found: say`Nothing matches ${data(location.text)}.${savedInstead(absence)}`,
        next: remedyFor(arm, location),
      };
    case 'no-baseline-yet':
      return noneYet(absence, informs);
    case 'unknown-workflow':
      return {
        found: say`${data(absence.branch)} has no workflow ${data(absence.workflow, 300)}, which trained this sweep, so no baseline belongs to it.`,
        next: { you: say`train with a workflow of the base branch.` },
      };
    case 'untrained':
      return {
        found: say`${untrainedSentence(absence)}.`,
        next: { maintainer: say`merge this, or run this workflow once on the base branch.` },
      };
    case 'expired':
      return expired(absence, arm, location.text);
    case 'forbidden':
      return {
        found: [],
        next: {
          maintainer: say`add the line ${data(absence.permission)} to the job’s \`permissions\`.`,
        },
      };
    case 'unreachable':
      return {
        found: say`GitHub did not answer (${data(absence.what)}).`,
        next: { you: say`run the job again.` },
      };
    case 'no-trials': {
      const branch = data(absence.branch);
      return {
        found: say`None of the ${plural(absence.commits, 'newest commit')} of ${branch} has trials in ${data(location.text)}.`,
        next: { maintainer: say`train on ${branch}, in runs that record its commit.` },
      };
    }
    case 'of-fork':
      return {
        found: say`${data(location.text)} was saved by a run for a fork, which is never taken for a baseline.`,
        next: { you: say`name a run of the base branch.` },
      };
    case 'defective':
      return {
        found: [data(absence.what, 600)],
        next: informs
          ? {}
          : { maintainer: say`run this workflow on the base branch, or merge what fixes it.` },
      };
    case 'unusable': {
      const isLookedUp = arm === 'baseline' && location.kind === 'auto';
      const retrain = say`if that does not help, run this workflow on the base branch, then this job again.`;
      return {
        found: [data(absence.what, 600)],
        next: isLookedUp && !informs ? { maintainer: retrain } : {},
      };
    }
  }
}

type AbsenceOf<Why> = Extract<Absence, { why: Why }>;

const MAX_NAMED = 5;

/** " This run has saved `large` and one without a name." */
function savedInstead({ saved = [] }: AbsenceOf<'missing'>): Phrase {
  if (saved.length === 0) return [];
  const names = saved.slice(0, MAX_NAMED);
  const named = names.map((name) => (name === '' ? say`one without a name` : [data(name)]));
  const more = saved.length - names.length;
  return say` This run has saved ${listed(more > 0 ? [...named, say`${more} more`] : named)}.`;
}

/** "The base acb2155 could not be trained in this run: job 2 ended with exit code 1". */
function untrainedSentence({ sha, job, exitCode }: AbsenceOf<'untrained'>): Phrase {
  const base = sha === null ? say`The base` : say`The base ${commit(sha)}`;
  const who = job === null ? say`its job` : say`job ${data(job)}`;
  const code = exitCode === null ? say`saved no sweep` : say`ended with exit code ${exitCode}`;
  return say`${base} could not be trained in this run: ${who} ${code}${exitCode === 0 ? ' and left no sweep that can be read' : ''}`;
}

/** What the base says of a verdict, once it was trained in this run. Nothing if it was not to be. */
export function confirmationSentence({ confirmation }: Assessment): Statement[] {
  if (!confirmation) return [];
  const { sha, pValue, holds, absence } = confirmation;
  if (sha === null) {
    const why =
      absence?.why === 'untrained'
        ? untrainedSentence(absence)
        : say`The base that was trained in this run cannot be compared`;
    return state('confirmation', say`${why}, so this verdict stands.`);
  }
  const p = pValue === null ? [] : say` (${formatPValue(pValue)})`;
  return state(
    'confirmation',
    say`Against the base ${commit(sha)} trained in this run, it is ${holds ? 'worse' : 'not worse'}${p}.`,
  );
}

function noneYet(absence: AbsenceOf<'no-baseline-yet'>, informs: boolean) {
  const { branch, artifact, other } = absence;
  const none = say`No sweep of ${data(branch)} is saved as ${data(artifact)} yet`;
  if (informs) return { found: say`${none}. This run’s is the first.`, next: {} };
  const isOther = other !== null;
  return {
    found: isOther
      ? say`${none} by this workflow; those of ${data(other)} are not taken.`
      : say`${none}.`,
    next: {
      maintainer: say`merge this, or run this workflow once on ${data(branch)}${isOther ? say`; to compare with another workflow’s, set \`baseline: run:ID:NAME\`` : []}.`,
    },
  };
}

function remedyFor(arm: Arm, location: Location): Next {
  const { kind } = location;
  if (kind === 'server' && location.byCommit)
    return { you: say`check that training ran, and which commit its trials record.` };
  if (kind === 'server') return { you: say`check the name and the filters.` };
  if (kind === 'artifact' && arm === 'candidate')
    return {
      you: say`check that the job that trains saved its sweep under this name, and that this job \`needs\` it.`,
    };
  if (kind === 'artifact') return { you: say`check the name, and that what saves it ran before.` };
  return arm === 'baseline'
    ? {
        you: say`save the sweep of the main branch under this path, or omit \`baseline\` to have it looked up.`,
      }
    : { you: say`check that training ran, and that \`candidate\` names the file it wrote.` };
}

function expired(absence: AbsenceOf<'expired'>, arm: Arm, location: string) {
  const { sha, expiredAt } = absence;
  const which = sha === null ? say`${data(location)}` : say`The sweep of ${commit(sha)}`;
  const day = expiredAt && data(expiredAt.slice(0, 10));
  const found = day === null ? say`${which} has expired.` : say`${which} expired on ${day}.`;
  if (arm === 'candidate') return { found, next: { you: say`run the whole workflow again.` } };
  return {
    found,
    next: {
      maintainer: say`run this workflow once on the base branch; a schedule, or a longer \`retention-days\`, keeps a sweep at hand.`,
    },
  };
}

/** Who accepted what, and when. Nothing if nobody did. */
export function acceptedSentence({ accepted }: Assessment): Statement[] {
  if (accepted === null) return [];
  const { by, byAuthor, at, label, seen } = accepted;
  const author = byAuthor ? ', the author of this pull request,' : '';
  const said = seen === null ? [] : say` The check said then: ${data(seen, 255)}.`;
  return state(
    'accepted',
    say`${data(by)}${author} accepted this on ${momentOf(at)} with the label ${data(label)}, for this commit only.${said}`,
  );
}

/** That an earlier run found this commit worse, and what that means. Nothing if none did. */
export function failedBeforeSentence({ failedBefore: before, outcome }: Assessment): Statement[] {
  if (!before) return [];
  if (!before.stands && isFailure(outcome))
    return state(
      'failed-before',
      say`It is worse only because of trials that failed or never ended. ${link(say`An earlier run`, before.url)} failed only because of such trials, too, so this failure stands. Push a new commit to run the check again.`,
    );
  const said = before.stands
    ? say`${link(say`That run`, before.url)} trained the same commit for the same base. Its result stands: a check that is run until it passes would pass anything.`
    : say`${link(say`An earlier run`, before.url)} found this commit worse, but only because of trials that failed or never ended. That can be the machine’s fault, so the new training was judged.`;
  return state('failed-before', said);
}

const RERUN = emphasis(say`Re-run failed jobs`);

/** How a maintainer accepts a failing result, or why the label that is set does not. */
export function acceptanceSentence(
  label: Acceptance['label'],
  refusal: LabelRefusal | null,
): Phrase {
  const name = data(label);
  if (refusal === null) return say`to accept, label ${name}, then ${RERUN}.`;
  if (refusal.why === 'unreadable')
    return say`${remedyOf(refusal.lacking)} Whether the label ${name} accepts this could not be read (${data(refusal.what)}).`;
  return say`the label ${name} does not count: ${reasonOf(refusal)}. To accept, remove it and set it again, then press ${RERUN}.`;
}

type Unreadable = Extract<LabelRefusal, { why: 'unreadable' }>;

function remedyOf(lacking: Unreadable['lacking']): Phrase {
  if (lacking === null) return say`to try again, press ${RERUN}.`;
  if (lacking === 'collaborators')
    return say`give the input \`github-token\` a token that may read collaborators, then press ${RERUN}.`;
  return say`add the line ${code(words`${lacking}: read`)} to the job’s \`permissions\`, then press ${RERUN}.`;
}

function reasonOf(refusal: Exclude<LabelRefusal, Unreadable>): Phrase {
  switch (refusal.why) {
    case 'unexplained':
      return say`GitHub does not say who set it`;
    case 'too-early':
      return say`it was set on ${momentOf(refusal.at)}, before this commit had this result`;
    case 'beyond':
      return say`it was set on ${momentOf(refusal.at)} for ${data(refusal.seen, 255)}, which does not cover this result`;
    case 'not-a-person':
      return say`${data(refusal.by)}, which set it, is not a person`;
    case 'may-not-write':
      return say`${data(refusal.by)}, who set it, may not write to this repository (permission ${data(refusal.permission)})`;
  }
}

/** "2026-03-01 at 10:00 UTC". */
function momentOf(at: string): Span {
  return plain('moment', `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`);
}

/** What went wrong in a few words, for titles. */
export function failureTitle({ fault, suggestion }: UserError): Phrase {
  return say`No verdict: ${TITLES[suggestion === null ? fault : 'settings']}`;
}

const TITLES = {
  settings: 'the settings have to be corrected',
  config: 'the config could not be read',
  pull: 'the pull request could not be read',
  unjudged: 'the pull request is not judged yet',
  data: 'a sweep could not be read',
  system: 'the runner lacks something',
} as const satisfies Readonly<Record<UserError['fault'], string>>;

export function failureBlocks(
  error: UserError,
  { name, origin }: { readonly name: string; readonly origin: Phrase },
  title: Phrase,
): Block[] {
  const instance = name === '' ? [] : say`${data(name)}:`;
  const verdict = joined([
    say`❌`,
    instance,
    [strong(say`${title}.`)],
    say`The check ${strong(say`fails`)}.`,
  ]);
  const { suggestion } = error;
  const settings = suggestion && isCopiable(suggestion) ? suggestion : null;
  return [
    ...paragraph(state('verdict', verdict)),
    ...messageBlocks(error.messageFor('inputs')),
    ...(settings === null
      ? []
      : [
          ...paragraph(state('suggestion', say`What to set:`)),
          { type: 'code', language: words`yaml`, value: withBlock(settings).join('\n') } as const,
        ]),
    ...paragraph(state('origin', origin)),
  ];
}

/** One line is broken where a phone's screen ends; several stay as they are. */
function messageBlocks(message: string): Block[] {
  if (message.includes('\n')) return [{ type: 'code', language: '', value: message }];
  return paragraph(state('failure', [data(message, 2000)]));
}

/** Values with an expression are not offered for copying: a workflow would evaluate them. */
export function isCopiable(settings: Suggestion): boolean {
  return !settings.some(([, value]) => JSON.stringify(value).includes('${{'));
}

/** Settings as the lines of a step’s `with:`, and of the config those that are no inputs; open questions become comments. */
export function withBlock(settings: Suggestion): string[] {
  const line = ([name, value]: SuggestedSetting) =>
    `  ${name}: ${typeof value === 'string' ? yamlText(value) : `# ${value.question}`}`;
  const inputs = settings.filter(([name]) => isInput(name));
  const others = settings.filter(([name]) => !isInput(name));
  const inConfig = others.length > 0 ? [`# ${CONFIG_PATH}:`, ...others.map(line)] : [];
  return ['with:', ...inputs.map(line), ...inConfig.map((text) => text.trimStart())];
}

export function suggestedFlags(settings: Suggestion): string {
  const flags = settings.map(([name, value]) => {
    if (typeof value !== 'string') return `--${name} ${value.placeholder}`;
    // A value that begins with a minus would be read as the next flag.
    return `--${name}${value.startsWith('-') ? '=' : ' '}${shellText(value)}`;
  });
  return flags.join(' ');
}

export function shellText(value: string): string {
  return /^[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

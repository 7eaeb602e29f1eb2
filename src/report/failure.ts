import type { Acceptance, LabelRefusal } from '../decide/index.ts';
import type { SuggestedSetting, Suggestion, UserError } from '../errors.ts';
import { CONFIG_PATH, isInput, yamlText } from '../settings/index.ts';
import {
  type Block,
  code,
  data,
  emphasis,
  type Phrase,
  paragraph,
  say,
  state,
  strong,
  words,
} from './blocks.ts';
import { momentOf } from './notes.ts';

const RERUN = emphasis(say`Re-run failed jobs`);

/** How a maintainer accepts a failing result, or why the label that is set does not. */
export function acceptanceSentence(
  label: Acceptance['label'],
  refusal: LabelRefusal | null,
): Phrase {
  const name = data(label);
  if (refusal === null) return say`to accept, label ${name}, then ${RERUN}.`;
  if (refusal.why === 'unreadable')
    return say`${remedyOf(refusal.lacking)} ${RERUN}. Whether the label ${name} accepts this could not be read (${data(refusal.what)}).`;
  return say`the label ${name} does not count: ${reasonOf(refusal)}. To accept, remove it and set it again, then press ${RERUN}.`;
}

type Unreadable = Extract<LabelRefusal, { why: 'unreadable' }>;

function remedyOf(lacking: Unreadable['lacking']): Phrase {
  if (lacking === null) return say`to try again, press`;
  if (lacking === 'collaborators')
    return say`give the input \`github-token\` a token that may read collaborators, then press`;
  return say`add the line ${code(words`${lacking}: read`)} to the job’s \`permissions\`, then press`;
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
  const instance = name === '' ? [] : say`${data(name)}: `;
  const verdict = say`❌ ${instance}${strong(say`${title}.`)} The check ${strong(say`fails`)}.`;
  const { suggestion } = error;
  const yaml = suggestion && isCopiable(suggestion) ? withBlock(suggestion).join('\n') : null;
  const message = error.messageFor('inputs');
  // One line is broken where a phone's screen ends; several stay as they are.
  const what: Block[] = message.includes('\n')
    ? [{ type: 'code', language: '', value: message }]
    : // Broken where a phone's screen ends.
      paragraph(state('failure', [data(message, 2000)]));
  return [
    ...paragraph(state('verdict', verdict)),
    ...what,
    ...paragraph(state('suggestion', yaml === null ? [] : say`What to set:`)),
    ...(yaml === null ? [] : [{ type: 'code', language: words`yaml`, value: yaml } as const]),
    ...paragraph(state('origin', origin)),
  ];
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

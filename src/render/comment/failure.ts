import type { UserError } from '../../errors.ts';
import { codeSpan, fenced, markdownPhrase } from '../../print/index.ts';
import { isCopiable, withBlock } from '../wording/settings.ts';
import type { CommentFrame } from './comment.ts';

/** What went wrong in a few words, for titles. Holds no untrusted text. */
export function failureTitle({ fault, suggestion }: UserError): string {
  return `No verdict: ${TITLES[suggestion === null ? fault : 'settings']}`;
}

const TITLES: Readonly<Record<UserError['fault'], string>> = {
  settings: 'the settings have to be corrected',
  config: 'the config could not be read',
  pull: 'the pull request could not be read',
  data: 'a sweep could not be read',
};

/** A failure as GitHub Markdown, with suggested settings ready to copy. */
export function renderFailure(
  error: UserError,
  { name, origin }: Pick<CommentFrame, 'name' | 'origin'>,
  title = failureTitle(error),
): string {
  const { suggestion } = error;
  const mark = ['❌', name && `${codeSpan(name)}:`].filter(Boolean).join(' ');
  const sections = [
    `${mark} **${title}.**`,
    fenced(error.message),
    suggestion && isCopiable(suggestion.settings)
      ? `What to set:\n\n${fenced(withBlock(suggestion.settings).join('\n'), 'yaml')}`
      : '',
    markdownPhrase(origin),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Text that a runner of workflows takes only for text. It takes `::…` at the start of a line for a
 * command, with any space before it, and `##[…]` in any place of a line; what sweeps and pull
 * requests say must not command it.
 */
export function withoutCommands(text: string): string {
  return text.replace(/^((?:[^\S\r\n\u2028\u2029]|\x85)*)::/gm, '$1: :').replaceAll('##[', '## [');
}

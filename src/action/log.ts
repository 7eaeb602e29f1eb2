import * as core from '@actions/core';

/**
 * Text for the log. The runner takes `::…` at the start of a line for a command, and `##[…]` in any
 * place of it; what sweeps and pull requests say must not command it.
 */
export function log(text: string): void {
  core.info(text.replace(/^(\s*)::/gm, '$1: :').replaceAll('##[', '## ['));
}

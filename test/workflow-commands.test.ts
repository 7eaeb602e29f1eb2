import fc from 'fast-check';
import { withoutCommands } from '../src/workflow-commands.ts';

/** Whether the runner would take a line for a command, as its sources have it. */
function commands(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.some((line) => /^[\s\x85]*::/.test(line) || line.includes('##['));
}

test.each([
  ['::error::x', ': :error::x'],
  ['a\n \t::set-output name=a::b', 'a\n \t: :set-output name=a::b'],
  ['a\r\u0085\u2028\u00a0::stop-commands::x', 'a\r\u0085\u2028\u00a0: :stop-commands::x'],
  ['names: ##[error]x, ####[group]y', 'names: ## [error]x, #### [group]y'],
])('%j becomes plain text', (given, made) => {
  expect(commands(given)).toBe(true);
  expect(withoutCommands(given)).toBe(made);
});

test('no text is left that a runner would obey', () => {
  const parts = fc.constantFrom('::', ':', '#', '##[', '[', '\n', '\r', ' ', '\u0085', 'a');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (all) => {
      const text = all.join('');
      expect(commands(withoutCommands(text))).toBe(false);
      if (!commands(text)) expect(withoutCommands(text)).toBe(text);
    }),
  );
});

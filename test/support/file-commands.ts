/**
 * Reads what a process wrote to GITHUB_OUTPUT: `name=value` lines and `name<<end … end` blocks. The
 * last value of a name wins.
 *
 * @throws on what the runner would fail the step for.
 */
export function parseOutputs(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/);
  const outputs: Record<string, string> = {};
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line === '') continue;
    const [, name, operator, rest] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
    if (!name || rest === undefined) throw new Error(`Invalid line in GITHUB_OUTPUT: ${line}`);
    outputs[name] = operator === '=' ? rest : takeBlock(lines, rest);
  }
  return outputs;
}

function takeBlock(lines: string[], delimiter: string): string {
  const end = lines.indexOf(delimiter);
  if (end < 0) throw new Error(`No ${delimiter} ends a block in GITHUB_OUTPUT`);
  const block = lines.splice(0, end + 1);
  return block.slice(0, -1).join('\n');
}

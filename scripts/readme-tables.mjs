// Writes the README's tables of inputs and outputs from action.yml: node scripts/readme-tables.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';

const readme = new URL('../README.md', import.meta.url);
const action = parse(await readFile(new URL('../action.yml', import.meta.url), 'utf8'));

const cell = (text) => String(text).replaceAll('|', '\\|');
const rows = (entries, columns) => [...entries].map((entry) => `| ${columns(entry).join(' | ')} |`);

const tables = {
  inputs: [
    '| Input | Default | |',
    '|:--|:--|:--|',
    ...rows(
      Object.entries(action.inputs),
      ([name, { description, required, default: ofRunner }]) => {
        // The runner cannot tell its own default from an input that was given.
        const [, text, ofCode] = /^(.*?)(?: Default: (.+)\.)?$/s.exec(description);
        const initial = ofRunner || ofCode;
        return [
          `\`${name}\``,
          required ? '*required*' : initial ? `\`${cell(initial)}\`` : '',
          cell(text),
        ];
      },
    ),
  ],
  outputs: [
    '| Output | |',
    '|:--|:--|',
    ...rows(Object.entries(action.outputs), ([name, { description }]) => [
      `\`${name}\``,
      cell(description),
    ]),
  ],
};

let text = await readFile(readme, 'utf8');
for (const [name, lines] of Object.entries(tables)) {
  const section = new RegExp(`(<!-- ${name}:.*? -->\n)[^]*?(<!-- /${name} -->)`);
  text = text.replace(section, (_, open, close) => `${open}${lines.join('\n')}\n${close}`);
}
await writeFile(readme, text);

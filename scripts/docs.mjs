// Writes what comes from the table of options (src/settings): the inputs in action.yml and in
// docs/reference.md, and the settings there. The table of outputs there comes from action.yml, and docs/library.md from what the library declares.
//
//   npm run docs
import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { isInput, OPTION_NAMES, OPTIONS } from '../src/settings/index.ts';

const listed = (names) => names.map((name) => [name, OPTIONS[name]]);
const inputs = listed(OPTION_NAMES.filter(isInput));
const settings = listed(OPTION_NAMES.filter((name) => OPTIONS[name].inConfig && !isInput(name)));

await rewrite('action.yml', (text) => {
  const declared = Object.fromEntries(inputs.map(([name, option]) => [name, inputOf(option)]));
  const yaml = stringify({ inputs: declared }, { lineWidth: 0 });
  return text.replace(/^inputs:\n[\s\S]*?(?=^outputs:)/m, () => `${yaml}\n`);
});

await rewrite('docs/reference.md', async (text) => {
  const { outputs } = parse(await readFile('action.yml', 'utf8'));
  const rows = (options) =>
    options.map(([name, option]) => {
      const initial = defaultOf(option);
      return [code(name), initial ? code(initial) : '', option.description];
    });
  const inputTable = table(['Input', 'Default', ''], rows(inputs));
  const settingTable = table(['Setting', 'Default', ''], rows(settings));
  const outputTable = table(
    ['Output', ''],
    Object.entries(outputs).map(([name, { description }]) => [code(name), description]),
  );
  const tables = { inputs: inputTable, settings: settingTable, outputs: outputTable };
  return Object.entries(tables).reduce(
    (page, [name, lines]) => replaceTable(page, name, lines),
    text,
  );
});

// What the library declares: functions first, then what they take and give.
await rewrite('docs/library.md', async (text) => {
  const declarations = await readFile('src/library/library.d.ts', 'utf8');
  const parts = [
    ...declarations.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(export (?:(interface) (\w+)[\s\S]*?^}|(function|type) (\w+)[\s\S]*?;)$)/gm,
    ),
  ].map(([, comment, code, record, ofRecord, other, ofOther]) => {
    return { comment, code, kind: record ?? other, name: ofRecord ?? ofOther };
  });
  const isFunction = ({ kind }) => kind === 'function';
  const ordered = [...parts.filter(isFunction), ...parts.filter((part) => !isFunction(part))];
  return replaceTable(text, 'api', ordered.map(describe).join('\n'));
});

function describe({ comment, code, name }) {
  const [about, ...tags] = comment
    .replace(/^ *\* ?/gm, '')
    .trim()
    .split(/^@/m);
  const said = (part) => part.replace(/\s+/g, ' ').trim();
  const notes = tags.map((tag) => {
    const [, word, rest] = /^(\w+) ([\s\S]*)$/.exec(tag);
    return word === 'throws'
      ? `* Throws ${said(rest)}`
      : `* ${said(rest).replace(/^(\w+) /, '`$1`: ')}`;
  });
  const list = notes.length > 0 ? `${notes.join('\n')}\n\n` : '';
  const shown = code.replace(/^export /, '');
  return `### \`${name}\`\n\n${said(about)}\n\n${list}\`\`\`ts\n${shown}\n\`\`\`\n`;
}

/**
 * The Action cannot tell the default in action.yml from a given value. It has to for options that
 * are flags or in the config file too, so their defaults are only described.
 */
function inputOf(option) {
  const { description, commands, inConfig } = option;
  const initial = defaultOf(option);
  if (!initial) return { description };
  return commands || inConfig
    ? { description: `${description} Default: ${initial}.` }
    : { description, default: initial };
}

function defaultOf({ expression, default: initial }) {
  return expression ? `\${{ ${expression} }}` : initial;
}

function table(header, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), `|${':--|'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

function code(text) {
  return `\`${text}\``;
}

function replaceTable(text, name, lines) {
  const section = new RegExp(`(<!-- ${name}:.*? -->\n)[^]*?(<!-- /${name} -->)`);
  return text.replace(section, (_, open, close) => `${open}${lines}\n${close}`);
}

async function rewrite(file, change) {
  await writeFile(file, await change(await readFile(file, 'utf8')));
}

// Writes schema/types.d.ts: the library's options, from the table of options, and its results, from the schemas of
// what `--json` prints. The compiler checks them against the code that makes them.
//
//   node --import ./test/support/typescript.mjs scripts/library-types.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { flagsOf, namesIn, OPTIONS } from '../src/settings/index.ts';

const HEAD = `// Written by scripts/library-types.mjs from the table of options and the schemas next to this file.
`;

const ofFiles = [...namesIn('files'), ...namesIn('action')];
const ofReading = namesIn('reading');
const flags = (command) => flagsOf(command).filter((name) => !ofFiles.includes(name));
const beyond = (command, base) => flags(command).filter((name) => !base.includes(name));
const groups = [
  ['ReadOptions', '', 'How trials are read.', ofReading],
  ['BandOptions', '', 'How a confidence band is made.', namesIn('band')],
  [
    'CurveOptions',
    'ReadOptions, BandOptions',
    'Of `tuningCurve`.',
    beyond('curve', [...ofReading, ...namesIn('band')]),
  ],
  [
    'CompareOptions',
    'ReadOptions, BandOptions',
    'Of `compareSweeps`.',
    beyond('compare', [...ofReading, ...namesIn('band')]),
  ],
  ['PlanOptions', 'BandOptions', 'Of `plan`.', beyond('plan', namesIn('band'))],
];

const written = new Map();
const results = [
  ['Comparison', 'compare', 'What `compareSweeps` gives; in JSON infinities are strings.'],
  ['Curve', 'curve', 'What `tuningCurve` gives.'],
  ['Band', 'bands', 'What `confidenceBand` gives.'],
  ['Plan', 'plan', 'What `plan` gives.'],
];
const parts = groups.map(([name, bases, about, options]) =>
  optionsType(name, bases, about, options),
);
for (const [name, file, about] of results) {
  const schema = JSON.parse(await readFile(`schema/${file}.schema.json`, 'utf8'));
  const context = { defs: schema.$defs, suffix: name };
  const whole = schema.anyOf ? joined(schema.anyOf[0], schema.$defs.comparison) : schema;
  const body = objectType(whole, context, '');
  written.set(name, `/** ${about} */\nexport interface ${name} ${body}\n`);
}
const names = results.map(([name]) => name);
const isUsed = (name) =>
  names.includes(name) ||
  [...written].some(([other, text]) => other !== name && text.includes(`readonly ${name}`)) ||
  [...written.values()].some((text) => text.includes(`: ${name}`));
const used = [...written].flatMap(([name, text]) => (isUsed(name) ? [text] : []));
await writeFile('schema/types.d.ts', [HEAD, ...parts, ...used].join('\n'));

function joined(head, rest) {
  return { ...head, properties: { ...head.properties, ...rest.properties } };
}

function optionsType(name, bases, about, options) {
  const lines = options.map((option) => {
    const { kind, description, default: initial } = OPTIONS[option];
    const text = description.replace(/--([a-z-]+)/g, (_, flag) => `\`${camelCase(flag)}\``);
    const comment = `/** ${text}${initial ? ` Default: ${initial}.` : ''} */`;
    return `  ${comment}\n  readonly ${camelCase(option)}?: ${valueType(kind)} | undefined;\n`;
  });
  const heritage = bases === '' ? '' : ` extends ${bases}`;
  return `/** ${about} */\nexport interface ${name}${heritage} {\n${lines.join('')}}\n`;
}

/** By what it makes of texts. */
function valueType({ choices, placeholder, parse }) {
  if (placeholder === '' || placeholder === 'true|false') return 'boolean';
  if (choices !== undefined) return choices.map(quoted).join(' | ');
  const value = ['0.5', '8', '12,24', 'seconds']
    .map((text) => parse(text))
    .find((one) => one !== undefined);
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'string';
  if (!Array.isArray(value)) return 'number | string';
  if (typeof value[0] === 'string') return 'string | readonly string[]';
  return typeof value[0] === 'number' ? 'readonly number[]' : 'readonly (number | string)[]';
}

function objectType({ properties, required = [] }, context, indent) {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const about = aboutOf(schema);
    const comment = about ? `${indent}  /** ${about.replace(/\.?$/, '.')} */\n` : '';
    const mark = required.includes(name) || context.suffix === 'Comparison' ? '' : '?';
    return `${comment}${indent}  readonly ${name}${mark}: ${typeOf(schema, context, `${indent}  `)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** Its description, or that of what it is if it is not null. */
function aboutOf({ description, anyOf = [] }) {
  return description ?? anyOf.map((one) => one.description).find((one) => one !== undefined);
}

function typeOf(schema, context, indent) {
  const { $ref, anyOf, enum: values, const: only, type, prefixItems } = schema;
  const each = (schemas) => schemas.map((one) => typeOf(one, context, indent));
  if ($ref !== undefined) return referred($ref.split('/').slice(2), context, indent);
  if (anyOf !== undefined) return union(each(anyOf));
  if (values !== undefined) return isInfinities(values) ? 'number' : values.map(quoted).join(' | ');
  if (only !== undefined) return typeof only === 'number' ? 'number' : 'string';
  if (Array.isArray(type)) return union(each(type.map((one) => ({ ...schema, type: one }))));
  if (prefixItems !== undefined) return tuple(each(prefixItems));
  return simpleType(schema, context, indent);
}

function simpleType(schema, context, indent) {
  const { type, items, properties, additionalProperties } = schema;
  if (type === 'array') return listOf(schema, typeOf(items, context, indent));
  if (properties !== undefined) return objectType(schema, context, indent);
  if (type === 'object') {
    const value = additionalProperties ? typeOf(additionalProperties, context, indent) : 'unknown';
    return `Readonly<Record<string, ${value}>>`;
  }
  return type === 'integer' ? 'number' : (type ?? 'unknown');
}

/** Lists whose items differ, such as a checklist, are described by their schema only. */
function tuple(types) {
  return types.every((type) => type === types[0])
    ? `readonly [${types.join(', ')}]`
    : 'readonly Readonly<Record<string, unknown>>[]';
}

function listOf({ minItems, maxItems }, item) {
  if (minItems === 2 && maxItems === 2) return `readonly [${item}, ${item}]`;
  return /^(\w+|\{[\s\S]*\})$/.test(item) ? `readonly ${item}[]` : `readonly (${item})[]`;
}

/** A record of its own gets a name; all else is written where it is used. */
function referred([name, ...path], context, indent) {
  const whole = context.defs[name];
  const schema = path.reduce((part, key) => part[key], whole);
  if (path.length > 0 || whole.properties === undefined) return typeOf(schema, context, indent);
  const usual = name === 'curve' ? 'ComparedCurve' : name[0].toUpperCase() + name.slice(1);
  const body = objectType(whole, context, '');
  const about = whole.description ? `/** ${whole.description} */\n` : '';
  const textFor = (title) => `${about}export interface ${title} ${body}\n`;
  const isFree = !written.has(usual) || written.get(usual) === textFor(usual);
  const title = isFree ? usual : `${context.suffix}${usual}`;
  written.set(title, textFor(title));
  return title;
}

/** Any text is no more than a text. */
function union(types) {
  const all = types.flatMap((type) => (/^'/.test(type) ? type.split(' | ') : [type]));
  const isText = all.includes('string');
  return [...new Set(all.filter((type) => !isText || !type.startsWith("'")))].join(' | ');
}

function isInfinities(values) {
  return values.includes('Infinity');
}

function quoted(value) {
  return value === null ? 'null' : typeof value === 'string' ? `'${value}'` : String(value);
}

function camelCase(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

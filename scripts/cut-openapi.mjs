// Cuts the operations the action calls out of GitHub's OpenAPI description, for test/contract/:
//   node scripts/cut-openapi.mjs package/generated/api.github.com.deref.json
// where the file is that of the npm package named in test/contract/README.md (unpacked: 73 MB).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REPOSITORY = '/repos/{owner}/{repo}';
const OPERATIONS = {
  '/actions/artifacts': ['get'],
  '/actions/artifacts/{artifact_id}/{archive_format}': ['get'],
  '/actions/runs/{run_id}': ['get'],
  '/actions/runs/{run_id}/artifacts': ['get'],
  '/check-runs': ['post'],
  '/collaborators/{username}/permission': ['get'],
  '/commits': ['get'],
  '/commits/{commit_sha}/pulls': ['get'],
  '/commits/{ref}/check-runs': ['get'],
  '/compare/{basehead}': ['get'],
  '/contents/{path}': ['get'],
  '/git/commits': ['post'],
  '/git/commits/{commit_sha}': ['get'],
  '/git/ref/{ref}': ['get'],
  '/git/refs': ['post'],
  '/git/refs/{ref}': ['patch'],
  '/git/trees': ['post'],
  '/git/trees/{tree_sha}': ['get'],
  '/issues/comments/{comment_id}': ['patch'],
  '/issues/{issue_number}/comments': ['get', 'post'],
  '/issues/{issue_number}/events': ['get'],
  '/pulls': ['get'],
  '/pulls/{pull_number}': ['get'],
  '/pulls/{pull_number}/files': ['get'],
};
const PROSE = new Set(['description', 'example', 'examples', 'externalDocs', 'title', 'summary']);
// Schemas that occur more than once and are longer than this are named once and referred to.
const WORTH_A_NAME = 200;

function cut({ openapi, info, paths }) {
  const kept = Object.entries(OPERATIONS).map(([path, methods]) => {
    const operations = paths[REPOSITORY + path];
    return [
      REPOSITORY + path,
      pick(
        operations,
        methods.map((method) => [method, essence]),
      ),
    ];
  });
  const schemas = new Namer(kept);
  const named = kept.map(([path, item]) => [path, schemas.refer(item)]);
  return {
    openapi,
    info: pick(info, [['title'], ['version'], ['license']]),
    paths: Object.fromEntries(named),
    components: { schemas: schemas.definitions },
  };
}

function pick(object, fields) {
  return Object.fromEntries(
    fields.map(([name, change = (x) => x]) => [name, change(object[name])]),
  );
}

/** What a request must be and what its success looks like. */
function essence({ operationId, parameters = [], requestBody, responses }) {
  const successes = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const contents = successes.map(([status, { content }]) => [status, content ? { content } : {}]);
  return withoutProse({
    operationId,
    parameters: parameters.filter((parameter) => parameter.in !== 'header'),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: Object.fromEntries(contents),
  });
}

/** Titles stay until schemas are named after them; what is called `title` in data always stays. */
function withoutProse(node, isMap = false) {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node)
    .filter(([key]) => isMap || key === 'title' || !PROSE.has(key))
    .map(([key, value]) => [key, withoutProse(value, key === 'properties' && !isMap)]);
  return Object.fromEntries(entries);
}

/** Gives a name to every long schema that occurs more than once. */
class Namer {
  definitions = {};
  #counts = new Map();
  #names = new Map();

  constructor(tree) {
    this.#count(tree);
  }

  refer(node, isMap = false) {
    if (Array.isArray(node)) return node.map((item) => this.refer(item));
    if (node === null || typeof node !== 'object') return node;
    const text = JSON.stringify(node);
    const isSchema = !isMap && ['type', 'anyOf', 'oneOf', 'allOf'].some((key) => key in node);
    if (!isSchema || text.length < WORTH_A_NAME || this.#counts.get(text) < 2) {
      return this.#inner(node, isMap);
    }
    if (!this.#names.has(text)) this.#define(text, node);
    return { $ref: `#/components/schemas/${this.#names.get(text)}` };
  }

  #define(text, node) {
    const title = typeof node.title === 'string' ? node.title : 'schema';
    const stem = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const taken = [...this.#names.values()];
    let name = stem;
    for (let n = 2; taken.includes(name); n++) name = `${stem}-${n}`;
    this.#names.set(text, name);
    this.definitions[name] = this.#inner(node);
  }

  #inner(node, isMap = false) {
    const entries = Object.entries(node)
      .filter(([key, value]) => isMap || key !== 'title' || typeof value !== 'string')
      .map(([key, value]) => [key, this.refer(value, key === 'properties' && !isMap)]);
    return Object.fromEntries(entries);
  }

  #count(node) {
    if (node === null || typeof node !== 'object') return;
    const text = JSON.stringify(node);
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
    for (const child of Object.values(node)) this.#count(child);
  }
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Give the path of api.github.com.deref.json.');
const full = JSON.parse(readFileSync(source, 'utf8'));
const target = join(import.meta.dirname, '..', 'test', 'contract', 'github-openapi.json');
writeFileSync(target, `${JSON.stringify(cut(full), null, 1)}\n`);

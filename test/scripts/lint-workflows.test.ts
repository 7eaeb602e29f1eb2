import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../read/temporary-folder.ts';

const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'lint-workflows.mjs');

const folder = temporaryFolder();

async function lint(files: Record<string, string>) {
  await folder.write(files);
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, folder.path], {
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

const ACTION = `name: Example
description: An example.
inputs:
  baseline:
    description: Where the baseline is.
    required: true
runs:
  using: node24
  main: index.js
`;

function workflow(step: string): string {
  return `on: push
permissions:
  contents: read
jobs:
  compare:
    runs-on: ubuntu-latest
    steps:
      - ${step}
`;
}

const page = (text: string) => `# Title\n\n\`\`\`yaml\n${text}\`\`\`\n`;

test('every fault is named with its file and line, whichever linter knows it, and fails', async () => {
  const { code, text } = await lint({
    'action.yml': ACTION.replace('main:', 'mian:'),
    '.github/workflows/ci.yml': workflow('rum: echo hello'),
    '.github/workflows/no-yaml.yml': 'on: [push\njobs: {\n',
    '.github/workflows/only-actionlint.yml': workflow(
      `run: echo \${{ github.event.pull_request.title }}`,
    ),
    '.github/workflows/only-language-service.yml': workflow(
      'uses: someone/tuning-gate@v1\n        with:\n          typo: a',
    ),
    'README.md': page(workflow('rum: echo hello')),
    'docs/required.md': page(workflow('uses: ./')),
  });

  expect(code).toBe(1);
  expect(text).toMatch(/^action\.yml:\d+: \S/m);
  expect(text).toMatch(/^\.github\/workflows\/ci\.yml:8: \S/m);
  expect(text).toMatch(/^\.github\/workflows\/no-yaml\.yml:\d+: \S/m);
  expect(text).toMatch(/^\.github\/workflows\/only-actionlint\.yml:8: .*untrusted/m);
  expect(text).toMatch(
    /^\.github\/workflows\/only-language-service\.yml:10: Invalid action input 'typo'/m,
  );
  expect(text).toMatch(/^README\.md:11: \S/m);
  expect(text).toMatch(/^docs\/required\.md:\d+: Missing required input `baseline`/m);
});

test('a folder with nothing to check fails', async () => {
  const { code, text } = await lint({ 'README.md': '# Title\n' });

  expect(code).toBe(1);
  expect(text).toContain('0 texts');
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOL } from '../../src/tool.ts';

const SCRIPT = join(process.cwd(), 'scripts', 'release.mjs');
const CHANGELOG = `# Changelog

## [Unreleased]

### Added

* Something new.

## [1.2.0] - 2026-03-04

### Fixed

* Something old,
  in two lines.
* Another.
  * A part of it.

## [1.2.0-rc.1] - 2026-03-01

First try.

## [1.1.0] - 2026-02-01

[Unreleased]: https://example.com/compare
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

interface Repository {
  readonly version?: string;
  readonly tags?: readonly string[];
  readonly changelog?: string;
}

function release(tag: string, { version = '1.2.0', tags = [], changelog = CHANGELOG }: Repository) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  const input = `${[...tags, tag].join('\n')}\n`;
  return spawnSync('node', [SCRIPT, tag, 'notes.md'], { cwd: folder, encoding: 'utf8', input });
}

const notes = () => readFileSync(join(folder, 'notes.md'), 'utf8');

test('the notes are the section of the version, and the newest version moves its major tag', () => {
  const { stdout, stderr } = release('v1.2.0', { tags: ['v1', 'v1.1.0', 'v0.9.0', 'nightly'] });
  expect(stderr).toBe('');
  expect(stdout).toBe('prerelease=false\nlatest=true\nmajor=v1\nnpm-tag=latest\n');
  expect(notes()).toBe(
    '### Fixed\n\n* Something old, in two lines.\n* Another.\n  * A part of it.\n',
  );
});

test('a prerelease moves nothing', () => {
  const { stdout } = release('v1.2.0-rc.1', { version: '1.2.0-rc.1', tags: ['v1.1.0'] });
  expect(stdout).toBe('prerelease=true\nlatest=false\nmajor=\nnpm-tag=next\n');
  expect(notes()).toBe('First try.\n');
});

test.each([
  [['v1.10.0', 'v1.2.0-rc.1'], 'latest=false\nmajor=\nnpm-tag=previous'],
  [['v2.0.0'], 'latest=false\nmajor=v1\nnpm-tag=previous'],
  [['v2.0.0-rc.1', 'v1.3.0-rc.1'], 'latest=true\nmajor=v1\nnpm-tag=latest'],
])('with %j there, it says %j', (tags, expected) => {
  expect(release('v1.2.0', { tags }).stdout).toBe(`prerelease=false\n${expected}\n`);
});

test.each([
  ['no version', 'v1', {}, 'v1: is no version. Tag releases like v1.2.3.'],
  ['another version', 'v1.3.0', {}, 'v1.3.0: package.json has version 1.2.0.'],
  [
    'no section',
    'v1.3.0',
    { version: '1.3.0' },
    'CHANGELOG.md: has no section [1.3.0]. Give what is under [Unreleased] that title.',
  ],
  [
    'no date',
    'v1.2.0',
    { changelog: '# C\n\n## [1.2.0]\n\n* x\n' },
    'CHANGELOG.md: "## [1.2.0]" has no date. Write "## [1.2.0] - YYYY-MM-DD".',
  ],
  ['no notes', 'v1.1.0', { version: '1.1.0' }, 'CHANGELOG.md: the section [1.1.0] is empty.'],
])('a tag with %s is refused', (_, tag, repository, message) => {
  const { status, stdout, stderr } = release(tag, repository);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
});

test('the changelog has a section for what is not released, and for nothing beyond the version', () => {
  const titles = readFileSync('CHANGELOG.md', 'utf8').match(/^## .*$/gm) ?? [];
  expect(titles[0]).toBe('## [Unreleased]');
  for (const title of titles.slice(1)) expect(title).toMatch(/^## \[\d\S*\] - \d{4}-\d\d-\d\d$/);
  const [, newest = TOOL.version] = /^## \[(\S+)\]/.exec(titles[1] ?? '') ?? [];
  expect(newest).toBe(TOOL.version);
});

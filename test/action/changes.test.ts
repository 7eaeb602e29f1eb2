import { isTrained } from '../../src/action/plan-comparisons.ts';

const GLOBS = ['**', '!**/*.md', '!docs/**', 'docs/model?.md'];

test.each([
  ['train.py', true],
  ['.github/actions/train/action.yml', true],
  ['README.md', false],
  ['src/deep/notes.md', false],
  ['docs/guide/picture.png', false],
  ['docs.py', true],
  ['docs/model1.md', true],
  ['docs/model12.md', false],
  ['src/a.md.py', true],
])('of %s the last glob that fits says %s', (path, expected) => {
  expect(isTrained({ paths: [path], patch: null }, GLOBS)).toBe(expected);
});

test.each([
  ['src/*.py', 'src/a.py', true],
  // A submodule or a link.
  ['vendor/lib/**', 'vendor/lib', true],
  ['vendor/lib/**', 'vendor/library', false],
  ['src/*.py', 'src/a/b.py', false],
  ['src/**/test.py', 'src/test.py', true],
  ['a+(b).[c]', 'a+(b).[c]', true],
  ['a.c', 'abc', false],
])('%s fits %s: %s', (glob, path, expected) => {
  expect(isTrained({ paths: [path], patch: null }, [glob])).toBe(expected);
});

test.each([
  ['only what names a version', '-  - uses: a/b@1\n+  - uses: a/b@2 # v2', false],
  ['another line too', '-    uses: a/b@1\n+    uses: a/b@2\n+    run: x', true],
  ['a comment that says so', '+ # uses: a', true],
  ['what GitHub does not show', null, true],
])('a workflow of which %s is changed', (_, patch, expected) => {
  const paths = ['.github/workflows/tuning.yml'];
  expect(isTrained({ paths, patch: patch && `@@ -1 +1 @@\n${patch}` }, GLOBS)).toBe(expected);
});

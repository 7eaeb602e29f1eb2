import { spawnSync } from 'node:child_process';

/** What scripts/licenses.mjs makes of a bundle with one file of a package. */
function licencesOf(file: string) {
  const script = `import { collectLicenses } from './scripts/licenses.mjs';
    process.stdout.write(await collectLicenses('.', ['node_modules/${file}']));`;
  const options = { encoding: 'utf8' } as const;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], options);
}

describe('the licences of the bundle', () => {
  test.each([
    ['yauzl/index.js', 'Copyright (c) 2014 Josh Wolfe'],
    ['isarray/index.js', 'Copyright (c) 2013 Julian Gruber'],
    ['seedrandom/index.js', 'Copyright 2019 David Bau.'],
  ])('have the terms of %s, from its file or its README', (file, holder) => {
    expect(licencesOf(file).stdout).toContain(holder);
  });

  test('do not come without terms', () => {
    const { status, stderr } = licencesOf('buffers/index.js');
    expect(status).not.toBe(0);
    expect(stderr).toContain('buffers 0.1.1 states no licence');
  });
});

import { QUICKCHART, readActionInputs } from '../../src/action/inputs.ts';
import { pictureKind } from '../../src/action/picture.ts';

const OWN = 'https://charts.example.org';
const GITHUB = 'https://github.com';
const PUBLIC = { private: false, visibility: 'public' };

describe('`charts: auto`', () => {
  const kindIn = (serverUrl: string, repository?: Record<string, unknown>) =>
    pictureKind({ charts: 'auto', quickchartUrl: QUICKCHART }, { serverUrl, repository });

  test.each([PUBLIC, { private: false }])('uses QuickChart for %j on github.com', (repository) => {
    expect(kindIn(GITHUB, repository)).toBe('quickchart');
  });

  test.each([
    { private: true, visibility: 'private' },
    { private: false, visibility: 'internal' },
    { private: true, visibility: 'public' },
    { private: true },
    { private: 'false' },
    {},
    undefined,
  ])('tells no third party anything of %j', (repository) => {
    expect(kindIn(GITHUB, repository)).toBe('mermaid');
  });

  test.each(['https://github.example.com', 'https://x.ghe.com', 'https://github.com.example.org'])(
    'tells no third party anything on %s',
    (serverUrl) => {
      expect(kindIn(serverUrl, PUBLIC)).toBe('mermaid');
    },
  );

  test.each([PUBLIC, { private: true }, undefined])(
    'uses a server of their own, whatever the repository: %j',
    (repository) => {
      const wish = { charts: 'auto', quickchartUrl: OWN } as const;
      for (const serverUrl of [GITHUB, 'https://github.example.com']) {
        expect(pictureKind(wish, { serverUrl, repository })).toBe('quickchart');
      }
    },
  );
});

describe('the public server under another spelling', () => {
  const addresses = [
    'https://quickchart.io.',
    'https://www.quickchart.io',
    'HTTPS://WWW.QuickChart.IO./chart/',
    'https://quickchart.io:8443/a/b',
  ];
  const read = (address: string) =>
    readActionInputs((name) => ({ 'quickchart-url': address, candidate: 'a.csv' })[name] ?? '');

  test.each(addresses)('is told nothing of a private repository: %s', (address) => {
    const surroundings = { serverUrl: GITHUB, repository: { private: true } };
    expect(pictureKind(read(address), surroundings)).toBe('mermaid');
    expect(pictureKind(read(address), { ...surroundings, repository: PUBLIC })).toBe('quickchart');
  });

  test.each(['https://quickchart.io.example.org', 'https://myquickchart.io', 'http://quickchart'])(
    'is not %s',
    (address) => {
      const surroundings = { serverUrl: GITHUB, repository: { private: true } };
      expect(pictureKind(read(address), surroundings)).toBe('quickchart');
    },
  );
});

test.each(['quickchart', 'branch', 'none'] as const)('`charts: %s` is done anywhere', (charts) => {
  const surroundings = { serverUrl: GITHUB, repository: { private: true } };
  expect(pictureKind({ charts, quickchartUrl: QUICKCHART }, surroundings)).toBe(charts);
});

describe('the inputs', () => {
  const read = (inputs: Record<string, string>) =>
    readActionInputs((name) => ({ candidate: 'a.csv', ...inputs })[name] ?? '');

  test('are auto and the public server unless something else is said', () => {
    expect(read({})).toMatchObject({ charts: 'auto', quickchartUrl: QUICKCHART });
    expect(read({ 'quickchart-url': `${QUICKCHART}/` })).toMatchObject({
      quickchartUrl: QUICKCHART,
    });
  });

  test.each([
    ['https://charts.example.org/', OWN],
    ['HTTPS://Charts.Example.org:443/draw//', `${OWN}/draw`],
    ['http://10.0.0.7:3400', 'http://10.0.0.7:3400'],
    ['https://charts.example.org/a//chart//', `${OWN}/a`],
    ['https://charts.example.org/flowchart', `${OWN}/flowchart`],
  ])('take %s', (given, quickchartUrl) => {
    expect(read({ 'quickchart-url': given })).toMatchObject({ quickchartUrl });
  });

  test.each([
    'quickchart.io',
    'ftp://example.org',
    'javascript:alert(1)',
    'https://:secret@example.org',
    'https://example.org?key=1',
    'https://example.org#',
    `https://example.org/${'x'.repeat(200)}`,
  ])('refuse %s', (given) => {
    expect(() => read({ 'quickchart-url': given })).toThrow(
      'quickchart-url (--quickchart-url): invalid value ',
    );
  });
});

import { QUICKCHART, readActionInputs } from '../../src/action/inputs.ts';
import { placePictures } from '../../src/action/report.ts';

type Context = Parameters<typeof placePictures>[0];

/** The kind of picture that is placed without asking GitHub. */
async function kindWith(
  inputs: Pick<Context['inputs'], 'charts' | 'quickchartUrl'>,
  { serverUrl, repository }: { serverUrl: string; repository?: object | undefined },
) {
  const world = { context: { serverUrl, payload: { repository } } };
  const context = { inputs, world, subject: { pull: null } } as unknown as Context;
  return (await placePictures(context, {} as never)).picture.kind;
}

const OWN = 'https://charts.example.org';
const GITHUB = 'https://github.com';
const PUBLIC = { private: false, visibility: 'public' };

describe('`charts: auto`', () => {
  const kindIn = (serverUrl: string, repository?: Record<string, unknown>) =>
    kindWith({ charts: 'auto', quickchartUrl: QUICKCHART }, { serverUrl, repository });

  test.each([PUBLIC, { private: false }])(
    'uses QuickChart for %j on github.com',
    async (repository) => {
      expect(await kindIn(GITHUB, repository)).toBe('quickchart');
    },
  );

  test.each([
    { private: true, visibility: 'private' },
    { private: false, visibility: 'internal' },
    { private: true, visibility: 'public' },
    { private: true },
    { private: 'false' },
    {},
    undefined,
  ])('sends nothing to a third party for %j', async (repository) => {
    expect(await kindIn(GITHUB, repository)).toBe('none');
  });

  test.each(['https://github.example.com', 'https://x.ghe.com', 'https://github.com.example.org'])(
    'sends nothing to a third party on %s',
    async (serverUrl) => {
      expect(await kindIn(serverUrl, PUBLIC)).toBe('none');
    },
  );

  test.each([PUBLIC, { private: true }, undefined])(
    'uses the user’s own server for any repository: %j',
    async (repository) => {
      const wish = { charts: 'auto', quickchartUrl: OWN } as const;
      for (const serverUrl of [GITHUB, 'https://github.example.com']) {
        expect(await kindWith(wish, { serverUrl, repository })).toBe('quickchart');
      }
    },
  );
});

test.each(['quickchart', 'none'] as const)('`charts: %s` works everywhere', async (charts) => {
  const surroundings = { serverUrl: GITHUB, repository: { private: true } };
  expect(await kindWith({ charts, quickchartUrl: QUICKCHART }, surroundings)).toBe(charts);
});

describe('the inputs', () => {
  const read = (inputs: Record<string, string>) => {
    const given: Record<string, string> = { candidate: 'a.csv', ...inputs };
    return readActionInputs((name) => given[name] ?? '');
  };

  test('default to auto and the public server', () => {
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

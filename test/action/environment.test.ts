import { askProgram, givenTo, readEnvironment } from '../../src/action/world.ts';

describe('a program that is asked', () => {
  const node = (script: string, timeout = 10_000) =>
    askProgram(process.execPath, ['-e', script], { timeout });

  test('learns no variable but PATH, and is not in the checkout', async () => {
    process.env.SECRET_OF_STEP = 'x';
    const told = node('console.log(process.env.SECRET_OF_STEP)');
    const folder = node('console.log(process.cwd())');
    delete process.env.SECRET_OF_STEP;
    expect(await told).toBe('undefined\n');
    expect((await folder)?.trim()).not.toBe(process.cwd());
  });

  test.each([
    ['fails', 'console.log(1); process.exit(3)', 10_000],
    ['never ends', 'setInterval(() => {}, 1000)', 200],
    ['prints without end', 'console.log("x".repeat(2_000_000))', 10_000],
  ])('and %s has said nothing', async (_, script, timeout) => {
    expect(await node(script, timeout)).toBeNull();
  });

  test('and is not there has said nothing', async () => {
    expect(await askProgram('no-such-program', [])).toBeNull();
  });
});

describe('the environment of a training', () => {
  const { env } = process;
  const image = { RUNNER_OS: 'Linux', ImageOS: 'ubuntu24', ImageVersion: '20261101.1' };
  afterEach(() => {
    process.env = env;
  });

  const readWith = (variables: Record<string, string>, answers: Record<string, string>) => {
    process.env = variables;
    return readEnvironment(async (program) => answers[program] ?? null);
  };
  const packagesOf = async (answers: Record<string, string>) =>
    (await readWith({}, answers)).packages;

  test('is what the runner and its programs say', async () => {
    const cards = 'NVIDIA L4\r\nTesla T4\r\nNVIDIA L4\r\n';
    expect(await readWith(image, { 'nvidia-smi': cards, python: 'numpy==2.0\n' })).toEqual({
      os: 'Linux',
      image: 'ubuntu24 20261101.1',
      gpu: 'NVIDIA L4, NVIDIA L4, Tesla T4',
      packages: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each([{}, { 'nvidia-smi': '\n', python: '\n' }])(
    'is unknown where they say %j',
    async (answers) => {
      const nothing = { os: null, image: null, gpu: null, packages: null };
      expect(await readWith({}, answers)).toEqual(nothing);
    },
  );

  test('has a digest that only other packages or versions change', async () => {
    const digest = await packagesOf({ python: 'a==1\nb @ file:///one/b\n' });
    expect(await packagesOf({ python: 'b @ file:///two/b\r\na==1\r\n' })).toBe(digest);
    expect(await packagesOf({ python3: 'a==1\nb @ file:///one/b\n' })).toBe(digest);
    expect(await packagesOf({ python: 'a==2\nb @ file:///one/b\n' })).not.toBe(digest);
  });

  test('is bounded text on one line', async () => {
    const ImageOS = `\u202e::error::\n${'x'.repeat(10_000)}`;
    const { image } = await readWith({ ImageOS }, {});
    expect(image).toHaveLength(200);
    expect(image).not.toMatch(/[\n\u202e]/);
  });
});

test.each([
  ['gate', 'never'],
  ['auto', ''],
])(
  'what only gate.yml says counts in its jobs, not where a training may have set it: %s',
  (mode, said) => {
    const { env } = process;
    process.env = { INPUT_MODE: mode, TUNING_GATE_TRAIN_BASE: 'never' };
    const given = givenTo('train-base');
    process.env = env;
    expect(given).toBe(said);
  },
);

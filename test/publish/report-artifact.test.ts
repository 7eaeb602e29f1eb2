import { canUpload, uploadReport } from '../../src/publish/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';

const files = { name: 'n', files: ['/tmp/a/report.json'], folder: '/tmp/a', retentionDays: null };
const TAKEN = new Error(
  'Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: an artifact with this name already exists on the workflow run',
);

/** An artifact store whose uploads meet these fates, and what it is asked for. */
function store(...fates: readonly (number | Error)[]) {
  const left = [...fates];
  const calls: string[] = [];
  return {
    calls,
    upload: async ({ name }: { readonly name: string }) => {
      calls.push(`upload ${name}`);
      const fate = left.shift();
      if (typeof fate !== 'number') throw fate ?? new Error('called too often');
      return fate;
    },
    discard: async (name: string) => {
      calls.push(`discard ${name}`);
    },
  };
}

describe('the report of an instance', () => {
  test.each([
    ['is refused', [new Error('Failed request: (403) Forbidden')], '(403)'],
    ['is taken again in the meantime', [TAKEN, TAKEN], '(409)'],
    ['fails after the other is gone', [TAKEN, new Error('no')], 'no'],
  ])('fails if it %s', async (_, fates, message) => {
    const given = store(...fates);
    await expect(uploadReport(files, QUICK_POLICY, given)).rejects.toThrow(message);
    expect(given.calls.filter((call) => call === 'upload n')).toHaveLength(fates.length);
  });

  test('is given up after the longest wait', async () => {
    const hanging = { ...store(), upload: () => new Promise<number>(() => {}) };
    await expect(uploadReport(files, { maxUpload: 20 }, hanging)).rejects.toThrow(
      'the artifact service gave no answer within 1 s',
    );
  });
});

test.each([
  ['https://github.com', true],
  ['https://tenant.ghe.com', true],
  ['http://github.localhost', true],
  ['https://github.example.com', false],
  ['https://ghe.com.example.test', false],
])('%s accepts artifacts: %s', (server, takes) => {
  expect(canUpload(server)).toBe(takes);
});

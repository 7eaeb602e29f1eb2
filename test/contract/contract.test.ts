import { ANSWERS } from '../support/github/answers.ts';
import type { Exchange } from '../support/github/messages.ts';
import { contractViolations, OPERATION_NAMES } from '../support/github/openapi.ts';

const REPOSITORY = '/repos/octo-org/sweeps';
const SHA = 'a'.repeat(40);

function exchange(method: string, path: string, body?: unknown): Exchange {
  return {
    host: 'api',
    method,
    path,
    enterprise: false,
    accept: undefined,
    requestBody: body === undefined ? '' : JSON.stringify(body),
    status: 500,
    responseBody: '',
    answeredBy: 'fault',
  };
}

const check = (change: object) =>
  exchange('POST', `${REPOSITORY}/check-runs`, {
    name: 'tuning-gate',
    head_sha: SHA,
    status: 'completed',
    conclusion: 'neutral',
    output: { title: 'Title', summary: 'Summary' },
    ...change,
  });

test.each([
  exchange('GET', `${REPOSITORY}/contents/sweeps/a%20b.csv?ref=main`),
  exchange('GET', `${REPOSITORY}/commits/feature/x/check-runs?check_name=tuning-gate`),
  check({}),
  exchange('POST', '/graphql', { query: 'query { viewer { login } }' }),
  { ...exchange('PUT', '/uploads/blob?sig=1'), host: 'blob' as const },
])('GitHub takes $method $path', (request) => {
  expect(contractViolations([request])).toEqual([]);
});

test.each([
  ['an unknown route', exchange('GET', '/repos/octo-org/sweeps/artifacts'), 'no such operation'],
  ['another method', exchange('PUT', `${REPOSITORY}/pulls/1`), 'no such operation'],
  ['an unknown query', exchange('GET', `${REPOSITORY}/commits?branch=x`), 'parameter branch'],
  ['a page too long', exchange('GET', `${REPOSITORY}/commits?per_page=500`), 'above 100'],
  ['a query of another type', exchange('GET', `${REPOSITORY}/commits?page=x`), 'must be integer'],
  ['a query not in the list', exchange('GET', `${REPOSITORY}/pulls?state=new`), 'query state'],
  ['a path of another type', exchange('GET', `${REPOSITORY}/pulls/x`), '{pull_number}'],
  ['a missing property', check({ head_sha: undefined }), "required property 'head_sha'"],
  ['a property not in the list', check({ conclusion: 'passed' }), 'body/conclusion'],
  ['an unknown property', check({ headSha: SHA }), 'no property headSha'],
  ['a property of another type', check({ output: 'text' }), 'body/output must be object'],
  ['a missing body', exchange('POST', `${REPOSITORY}/issues/1/comments`), 'needs a body'],
  ['a body where none belongs', exchange('GET', `${REPOSITORY}/pulls/1`, {}), 'takes no body'],
])('%s is a violation', (_, request, flaw) => {
  const violations = contractViolations([exchange('GET', `${REPOSITORY}/pulls/1`), request]);

  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain(`${request.method} ${request.path}`);
  expect(violations[0]).toContain(flaw);
});

test.each([
  [200, '{"total_count":0,"artifacts":[]}', []],
  [200, '{"artifacts":[]}', ["answer must have required property 'total_count'"]],
  [204, '', ['never answers 204']],
])("the double's own answer %i %s is held to the description", (status, responseBody, flaws) => {
  const request = exchange('GET', `${REPOSITORY}/actions/artifacts`);

  const violations = contractViolations([
    { ...request, status, responseBody, answeredBy: 'double' },
  ]);

  expect(violations).toEqual(flaws.map((flaw) => expect.stringContaining(flaw)));
});

test('the double answers just the operations that are described', () => {
  const answered = Object.keys(ANSWERS).map((name) => name.replace(' ', ' /repos/{owner}/{repo}'));

  expect(answered.sort()).toEqual([...OPERATION_NAMES].sort());
});

import { UserError } from '../../src/errors.ts';
import { refusalOf } from '../../src/github/index.ts';

const answer = (status: number, message = '') => Object.assign(new Error(message), { status });
const failure = (code: string) => Object.assign(new Error('it failed'), { code });

describe('an error', () => {
  it.each([
    [401, 'forbidden'],
    [403, 'forbidden'],
    [404, 'missing'],
    [410, 'expired'],
    [422, 'missing'],
    [429, 'unreachable'],
    [500, 'unreachable'],
  ])('that is the answer %d says %s', (status, refusal) => {
    expect(refusalOf(answer(status))).toBe(refusal);
  });

  it('is no lack of a permission if GitHub was asked too often', () => {
    expect(refusalOf(answer(403, 'API rate limit exceeded'))).toBe('unreachable');
    expect(refusalOf(answer(403, 'You have exceeded a secondary rate limit'))).toBe('unreachable');
  });

  it.each(['ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'UND_ERR_SOCKET'])(
    'of the network is unreachable: %s, at whatever depth',
    (code) => {
      expect(refusalOf(failure(code))).toBe('unreachable');
      const wrapped = new TypeError('x', { cause: new Error('y', { cause: failure(code) }) });
      expect(refusalOf(wrapped)).toBe('unreachable');
    },
  );

  it('of time is unreachable', () => {
    expect(refusalOf(AbortSignal.abort().reason)).toBe('unreachable');
    expect(refusalOf(new TypeError('fetch failed'))).toBe('unreachable');
  });

  it.each([
    [
      'an error the user can put right',
      new UserError({ fault: 'data', where: 'a', what: 'b', fix: 'c' }),
    ],
    ['a fault of the program', new TypeError('x is not a function')],
    ['a file that is not there', failure('ENOENT')],
    ['a text', 'fetch failed'],
    ['nothing', undefined],
    ['null', null],
  ])('is not about access if it is %s', (_, error) => {
    expect(refusalOf(error)).toBeNull();
  });

  it('may be its own cause', () => {
    const error = new Error('it failed');
    error.cause = error;
    expect(refusalOf(error)).toBeNull();
  });
});

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
  ])('with status %d means %s', (status, refusal) => {
    expect(refusalOf(answer(status))).toBe(refusal);
  });

  it('is not a missing permission if a rate limit was exceeded', () => {
    expect(refusalOf(answer(403, 'API rate limit exceeded'))).toBe('unreachable');
    expect(refusalOf(answer(403, 'You have exceeded a secondary rate limit'))).toBe('unreachable');
  });

  it.each([
    [
      'an error the user can fix',
      new UserError({ fault: 'data', where: 'a', what: 'b', fix: 'c' }),
    ],
    ['a bug', new TypeError('x is not a function')],
    ['a missing file', failure('ENOENT')],
    ['a text', 'fetch failed'],
    ['nothing', undefined],
    ['null', null],
  ])('has nothing to do with access if it is %s', (_, error) => {
    expect(refusalOf(error)).toBeNull();
  });
});

import { partOf } from '../../src/action/collect.ts';
import { thrownBy } from '../parse/sweeps.ts';

describe('the part of a sweep that a job trains', () => {
  test.each([
    ['', null, null],
    ['', 1, null],
    ['1', 1, null],
    ['2', 3, { shard: '2-of-3', shards: 3 }],
    ['2-of-3', null, { shard: '2-of-3', shards: 3 }],
    ['2-of-3', 3, { shard: '2-of-3', shards: 3 }],
    ['north', 2, { shard: 'north-of-2', shards: 2 }],
    ['north', null, { shard: 'north', shards: null }],
  ])('is, of shard %j and shards %j, %j', (shard, shards, part) => {
    expect(partOf({ shard, shards })).toEqual(part);
  });

  test.each([
    ['', 2, 'is missing, and `shards` (--shards) is 2'],
    ['2-of-3', 4, 'is 4, but `shard` (--shard) is "2-of-3"'],
  ])('cannot be told from shard %j and shards %j', (shard, shards, message) => {
    expect(thrownBy(() => partOf({ shard, shards }))).toContain(message);
  });
});

import Sequencer from '@jest/test-sequencer';

/** Files that take many seconds, though some are short: started last, they would keep one core busy and the others idle. */
const LONG = [
  'deep/(studies|sixty-merges|package)',
  'browser/report',
  'end-to-end/(faults|older-sweeps|train-base|several)',
  'sources/database-faults',
  'long-texts',
  'exit-codes',
  'gallery',
];
const IS_LONG = new RegExp(`/test/(${LONG.join('|')})\\.test\\.ts$`);

/** The order of jest, which without times of earlier runs goes by size, but those first. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => IS_LONG.test(path.replaceAll('\\', '/'));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

import Sequencer from '@jest/test-sequencer';

/** Files that take a minute or more: started last, they would keep one core busy and the others idle. */
const LONG =
  /\/test\/(deep\/(studies|sixty-merges)|browser\/report|end-to-end\/(faults|trained-elsewhere))\.test\.ts$/;

/** The order of jest, which without times of earlier runs goes by size, but those first. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path.replaceAll('\\', '/'));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

import type { Step } from '../load.ts';
import type { Settings } from '../settings/index.ts';

/** How long a step takes before it is worth a word. */
const PATIENCE_MS = 1000;

/** A line on a terminal about the step that a person waits for; it is erased when the step ends. */
export class ProgressLine {
  readonly #write: (text: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #isShown = false;

  /** @param write to a terminal; nothing is ever shown where there is none */
  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** A step that lets timers run: it is named if it takes more than a second. */
  waiting(step: string): void {
    this.clear();
    this.#timer = setTimeout(() => this.#show(step), PATIENCE_MS).unref();
  }

  /** A step during which no timer runs, and which will take more than a second: it is named at once. */
  computing(step: string): void {
    this.clear();
    this.#show(step);
  }

  clear(): void {
    clearTimeout(this.#timer);
    if (this.#isShown) this.#write('\r\u001b[K');
    this.#isShown = false;
  }

  #show(step: string): void {
    this.#write(`${step} …`);
    this.#isShown = true;
  }
}

/** Shows the steps of a run that take longer than a second. */
export function showingSteps(line: ProgressLine, settings: Settings): (step: Step) => void {
  return (step) => {
    if (step.kind === 'find') line.waiting('Looking for sweeps');
    else if (step.kind === 'compute') computing(line, step.trials, settings);
    else if (step.characters > MAX_QUICK_CHARACTERS)
      line.computing(`Parsing ${Math.round(step.characters / 1e6)} MB`);
  };
}

/** Says that something is computed, if the size of the larger sweep says that it takes a second. */
export function computing(line: ProgressLine, trials: number, settings: Settings): void {
  if (trials > quickTrials(settings)) line.computing(`Computing with ${trials} trials`);
  else line.clear();
}

const MAX_QUICK_CHARACTERS = 10_000_000;

/** The trials with which computing takes about a second, as measured by `npm run bench`. */
function quickTrials({ band, comparison, gate }: Settings): number {
  if (band.calibration === 'simulation') return 50;
  if (comparison.falseAlarmRate === null) return 3000;
  return gate.failOn === 'weak' || gate.failOn === 'fair' ? 20 : 500;
}

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/commands/progress.ts
var PATIENCE_MS = 1e3;
var ProgressLine = class {
  #write;
  #timer;
  #isShown = false;
  /** @param write to a terminal; nothing is ever shown where there is none */
  constructor(write) {
    this.#write = write;
  }
  /** A step that lets timers run: it is named if it takes more than a second. */
  waiting(step) {
    this.clear();
    this.#timer = setTimeout(() => this.#show(step), PATIENCE_MS).unref();
  }
  /** A step during which no timer runs, and which will take more than a second: it is named at once. */
  computing(step) {
    this.clear();
    this.#show(step);
  }
  clear() {
    clearTimeout(this.#timer);
    if (this.#isShown) this.#write("\r\x1B[K");
    this.#isShown = false;
  }
  #show(step) {
    this.#write(`${step} \u2026`);
    this.#isShown = true;
  }
};
function showingSteps(line, settings) {
  return (step) => {
    if (step.kind === "find") line.waiting("Looking for sweeps");
    else if (step.kind === "compute") computing(line, step.trials, settings);
    else if (step.characters > MAX_QUICK_CHARACTERS)
      line.computing(`Parsing ${Math.round(step.characters / 1e6)} MB`);
  };
}
function computing(line, trials, settings) {
  if (trials > quickTrials(settings)) line.computing(`Computing with ${trials} trials`);
  else line.clear();
}
var MAX_QUICK_CHARACTERS = 1e7;
function quickTrials({ band, comparison, gate }) {
  if (band.calibration === "simulation") return 50;
  if (comparison.falseAlarmRate === null) return 3e3;
  return gate.failOn === "weak" || gate.failOn === "fair" ? 20 : 500;
}

export {
  ProgressLine,
  showingSteps,
  computing
};

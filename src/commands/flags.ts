/** A flag of the command line that is no input of the Action. */
interface Flag {
  /** What stands for its value in the help; null where it has none. */
  readonly value: string | null;
  readonly description: string;
}

/** Every flag that is none of `OPTIONS`. */
export const FLAGS = {
  json: { value: null, description: 'Print one JSON object on standard output.' },
  report: { value: 'DIR', description: 'Write everything there is into a folder.' },
  markdown: { value: 'FILE', description: 'Write the report as Markdown.' },
  html: { value: 'FILE', description: 'Write the report as one HTML page.' },
  svg: { value: 'FILE', description: 'Write the chart as SVG.' },
  png: { value: 'FILE', description: 'Write the chart as PNG.' },
  theme: { value: 'light|dark', description: 'The theme of --svg and --png (light).' },
  n: { value: 'N', description: 'How many trials the band is for.' },
  'baseline-n': { value: 'N', description: "Trials of the baseline's sweep." },
  'candidate-n': { value: 'N', description: "Trials of the candidate's (as many)." },
  slowdown: { value: 'R', description: 'What is to be caught: R times the trials (3).' },
  power: { value: 'P', description: 'The chance that it is to be caught with (0.8).' },
  budget: { value: 'K', description: 'The trials that both sweeps have to resolve.' },
} as const satisfies Readonly<Record<string, Flag>>;

export type FlagName = keyof typeof FLAGS;

export const REPORT_FLAGS = ['report', 'markdown', 'html', 'svg', 'png', 'theme'] as const;
export const PLAN_FLAGS = ['baseline-n', 'candidate-n', 'budget', 'slowdown', 'power'] as const;
/** Where a picture of the plan goes. */
export const PICTURE_FLAGS = ['report', 'svg', 'png', 'theme'] as const;

/** Inputs of the Action that the command line has no flag for. */
export const ACTION_INPUTS: readonly string[] = [
  ...['mode', 'baseline', 'candidate', 'name', 'shard', 'retention-days', 'comment', 'check'],
  ...['upload-report', 'charts', 'quickchart-url', 'github-token', 'working-directory'],
];

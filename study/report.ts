import { drawLineChart } from './line-chart.ts';
import type { AnyStudy, Finding, Outcome } from './study.ts';

interface File {
  readonly name: string;
  readonly text: string;
}

/** The page of a study and its charts. */
export function studyFiles(study: AnyStudy, outcome: Outcome): File[] {
  const charts = outcome.charts.flatMap((chart) =>
    (['light', 'dark'] as const).map((theme) => ({
      name: `${chart.file}-${theme}.svg`,
      text: drawLineChart(chart, theme),
    })),
  );
  return [{ name: `${study.name}.md`, text: pageOf(study, outcome) }, ...charts];
}

function pageOf({ title, setting, name, runs }: AnyStudy, outcome: Outcome): string {
  const pictures = outcome.charts.map(
    ({ file, title: alt }) =>
      `<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="${file}-dark.svg">\n  <img alt="${alt}" src="${file}-light.svg" width="640">\n</picture>`,
  );
  const rows = outcome.findings.map((finding) => [
    finding.what,
    finding.published,
    finding.ours,
    agreementOf(finding),
  ]);
  const how =
    runs === null ? 'Computed exactly; nothing is simulated.' : 'Simulated with fixed seeds.';
  const parts = [
    `# ${title}`,
    `${setting} ${how} Reproduce it with \`npm run study -- ${name}\`. Papers are listed [here](../method.md#references).`,
    table(['', 'Published or printed', 'Here', 'Agrees'], rows),
    ...pictures,
    ...(outcome.tables ?? []).flatMap(({ caption, header, rows: numbers }) => [
      caption,
      table(header, numbers),
    ]),
    outcome.verdict,
  ];
  return `${parts.join('\n\n')}\n`;
}

function agreementOf({ holds, differs }: Finding): string {
  if (!holds) return '**no, and unexpected**';
  return differs === undefined ? 'yes' : `**no**: ${differs}`;
}

/** The contents page: one line a study. */
export function indexPage(
  outcomes: readonly { readonly study: AnyStudy; readonly outcome: Outcome }[],
): string {
  const rows = outcomes.map(({ study, outcome }) => {
    const { length } = outcome.findings;
    const agreeing = outcome.findings.filter(({ holds, differs }) => holds && !differs).length;
    return [`[${study.title}](${study.name}.md)`, `${agreeing} of ${length}`, outcome.verdict];
  });
  const parts = [
    '# Studies',
    'Every statistical statement that tuning-gate prints, and what the papers behind it report, as something you can rerun: `npm run study` regenerates this folder byte for byte in about twenty minutes on two cores, and fails if a result is not the one its page describes. *Published* is what a paper reports (see [the references](../method.md#references)), *printed* what the tool says, *simulated before* an earlier and separate simulation. Intervals in brackets are those of Clopper and Pearson; those of one table hold together with 99 % confidence. Where a finding does not agree, its row says why. `node study/real.mjs` does the same with your own sweeps.',
    table(['Study', 'Findings that agree', 'Verdict'], rows),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A table of Markdown; its first column on the left. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = header.map(() => ':--');
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

import * as core from '@actions/core';
import { issueTracker } from '../github/index.ts';
import { plainText } from '../print/index.ts';
import { explainFailure, publishIssue, type ReportWriter } from '../publish/index.ts';
import { renderMainStates } from '../render/index.ts';
import { driftTitle, type MainState } from '../report/index.ts';
import type { GateContext } from './gate-context.ts';
import type { RunRecord } from './record.ts';
import { addToSummary, log } from './world.ts';

/**
 * Says whether main is worse than it was: in outputs and summary, and in an issue if that is wanted. A failure only
 * causes a warning.
 *
 * @param report the report of the run, which the issue also shows
 */
export async function reportMain(
  context: GateContext,
  record: RunRecord,
  report: ReportWriter,
): Promise<void> {
  const { inputs, client, instance, run, subject, world } = context;
  const { serverUrl, repository } = world.context;
  const address = (number: number) => `${serverUrl}/${repository}/pull/${number}`;
  const states = record.kept.map(({ entry, before, first }): MainState => {
    const number = first?.pull ?? null;
    const pull = number === null ? null : { number, url: address(number) };
    return { comparison: entry.comparison, drift: entry.drift, before, pull };
  });
  const bad = states.flatMap(({ drift }) => drift?.bad ?? []);
  core.setOutput('worse-since', bad[0] ?? '');
  const said = renderMainStates(states, subject.baseBranch);
  if (said === '') return;
  await addToSummary(world, said);
  if (inputs.onRegression !== 'issue' || client === null) return;
  const since =
    record.kept.flatMap(({ first }) => first?.date ?? []).sort()[0] ?? context.createdAt;
  const title = plainText(driftTitle(states, subject.baseBranch));
  const write = (limit: number) => `${said}\n${report(limit - said.length - 1)}`;
  try {
    const order = { ...instance, run, bad, since, title, write };
    const url = await publishIssue(issueTracker(client), order, client.policy);
    if (url === null) return log('No issue was opened: someone has closed the one about this.');
    core.setOutput('issue-url', url);
  } catch (error) {
    core.warning(explainFailure(error, 'issue'));
  }
}

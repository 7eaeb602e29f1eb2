import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import { context } from '@actions/github';
import { type ActionInputs, readActionInputs } from './action-inputs.ts';
import type { Assessment } from './decide/index.ts';
import { detailOf, UserError } from './errors.ts';
import { commentThread, createClient } from './github/index.ts';
import { compareSweeps } from './main.ts';
import { originOf } from './origin.ts';
import { explainCommentFailure, publishComment, writeFiles } from './publish/index.ts';
import {
  type ComparisonReport,
  comparisonReport,
  renderText,
  verdictSentence,
} from './render/index.ts';
import type { Settings } from './settings.ts';
import { TOOL } from './tool.ts';

/** Runs the Action; the one place where its failures end. */
export async function runAction(): Promise<void> {
  try {
    await run(readActionInputs(core.getInput));
  } catch (error) {
    if (error instanceof UserError) {
      core.setFailed(error.message);
      return;
    }
    core.setFailed(`This is a fault of tuning-gate; please report it at ${TOOL.issues}`);
    core.info(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

async function run(inputs: ActionInputs): Promise<void> {
  const { baseline, candidate, name } = inputs;
  const settings = informing(inputs.settings);
  const directory = resolve(inputs.workingDirectory);
  const assessment = await compareSweeps({ baseline, candidate }, { directory, settings });
  const report = comparisonReport(assessment, { name, origin: originOf(context) });
  core.info(renderText(assessment));

  setVerdictOutputs(assessment);
  await attempt('report files', () => writeReport(report, name));
  const note = await comment(inputs, report);
  const summary = [report.markdown, note].filter(Boolean).join('\n');
  await attempt('job summary', () => core.summary.addRaw(summary).write());

  if (assessment.gate === 'fail') core.setFailed(verdictSentence(assessment));
  if (assessment.gate === 'neutral') core.warning(verdictSentence(assessment));
}

/** A run on the default branch has nothing to hold back: it informs. */
function informing(settings: Settings): Settings {
  const branch: unknown = context.payload.repository?.default_branch;
  const isDefault = !context.payload.pull_request && context.ref === `refs/heads/${branch}`;
  return { ...settings, gate: { ...settings.gate, informOnly: isDefault } };
}

/** Reporting that fails never changes the verdict and is never silent. */
async function attempt(what: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    core.warning(`The ${what} could not be written: ${detailOf(error, 'message')}`);
  }
}

async function writeReport(report: ComparisonReport, name: string): Promise<void> {
  const { json, markdown, chart } = report;
  const parts = ['tuning-gate', name].filter(Boolean);
  const folder = join(process.env.RUNNER_TEMP ?? tmpdir(), parts.join('-'));
  const files = {
    'report.json': json,
    'comment.md': markdown,
    'chart-light.svg': chart?.light,
    'chart-dark.svg': chart?.dark,
  };
  await writeFiles(
    Object.entries(files).flatMap(([file, content]) =>
      content ? [{ path: join(folder, file), content }] : [],
    ),
  );
  core.setOutput('report-dir', folder);
  core.setOutput('report-json', join(folder, 'report.json'));
}

function setVerdictOutputs({ verdict, gate, reason, comparison }: Assessment): void {
  core.setOutput('verdict', verdict);
  core.setOutput('gate', gate);
  core.setOutput('reason', reason);
  core.setOutput('worse', comparison?.worse.level ?? '');
  core.setOutput('better', comparison?.better.level ?? '');
}

/**
 * Posts the report on the pull request, where there is one. Returns a line for the summary where
 * there is no comment.
 */
async function comment(inputs: ActionInputs, report: ComparisonReport): Promise<string> {
  const number = context.payload.pull_request?.number;
  const reason = whyNoComment(inputs, number);
  if (reason !== null || number === undefined) {
    core.info(`No comment: ${reason}.`);
    return `\n*No comment was posted: ${reason}.*\n`;
  }
  try {
    const thread = commentThread(createClient(inputs.token), { ...context.repo, number });
    const { url } = await publishComment(thread, { name: inputs.name, report: report.markdown });
    core.setOutput('comment-url', url);
    return '';
  } catch (error) {
    const explanation = explainCommentFailure(error);
    core.warning(explanation);
    return `\n*${explanation}*\n`;
  }
}

function whyNoComment({ comment: wanted, token }: ActionInputs, number?: number): string | null {
  if (wanted === 'never') return 'the input `comment` is `never`';
  if (number === undefined) return 'this run does not belong to a pull request';
  return token === '' ? 'the step has no `github-token`' : null;
}

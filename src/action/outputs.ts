import * as core from '@actions/core';
import type { Assessment } from '../decide/index.ts';

export function setVerdictOutputs(assessment: Assessment): void {
  const { verdict, gate, reason, comparison, baseline } = assessment;
  core.setOutput('verdict', verdict);
  core.setOutput('gate', gate);
  core.setOutput('reason', reason);
  core.setOutput('worse', comparison?.worse.level ?? '');
  core.setOutput('better', comparison?.better.level ?? '');
  core.setOutput('baseline-sha', baseline?.source.sha ?? '');
  core.setOutput('baseline-run-url', baseline?.source.runUrl ?? '');
}

/** @param reason holds no untrusted text */
export function setFailureOutputs(reason: string): void {
  core.setOutput('verdict', 'error');
  core.setOutput('gate', 'fail');
  core.setOutput('reason', reason);
}

import { UserError } from '../errors.ts';
import { parseYamlTree, type YamlTree } from '../parse/index.ts';
import { checkConfig } from './config.ts';
import { checkEvents } from './events.ts';
import type { Finding, Report } from './findings.ts';
import { checkInputs } from './inputs.ts';
import { checkJobs } from './jobs.ts';
import { checkComparisons, checkListed, checkTogether } from './together.ts';
import { get, type Repository, readWorkflow, type Workflow } from './workflow.ts';

export { CODES, type Finding } from './findings.ts';

interface NamedText {
  readonly path: string;
  readonly text: string;
}

/**
 * What would go wrong in the workflows of a repository that use the Action, and in its config, in the order of
 * their files and lines. Other workflows are ignored.
 *
 * @param exists whether the repository has a file
 */
export async function checkFiles(
  files: readonly NamedText[],
  exists: (path: string) => boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const reportIn =
    (path: string): Report =>
    ({ line, column }, code, what, fix) => {
      findings.push({ path, line, column, code, what, fix });
    };
  const read = await Promise.all(files.map((file) => readFile(file, reportIn(file.path))));
  const trees = read.filter((one) => one !== null);
  const isWorkflow = (one: NamedTree) => isInWorkflows(one) || get(one.tree, 'jobs') !== null;
  const settings = trees.find((one) => !isWorkflow(one));
  const all = trees.filter(isWorkflow).map(({ path, tree }) => readWorkflow(path, tree));
  const repository: Repository = {
    workflows: all.filter(({ jobs }) => jobs.some(({ uses }) => uses.length > 0)),
    config: settings ? checkConfig(settings.path, settings.tree, reportIn(settings.path)) : null,
    exists,
  };
  if (settings) checkComparisons(repository, settings.tree, reportIn(settings.path));
  for (const workflow of repository.workflows)
    checkWorkflow(workflow, repository, reportIn(workflow.path));
  const order = files.map(({ path }) => path);
  const rank = ({ path }: Finding) => order.indexOf(path);
  return findings.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column);
}

function checkWorkflow(workflow: Workflow, repository: Repository, report: Report): void {
  for (const use of workflow.jobs.flatMap(({ uses }) => uses))
    checkInputs(use, workflow, repository, report);
  checkEvents(workflow, repository, report);
  checkJobs(workflow, report);
  checkTogether(workflow, repository, report);
  checkListed(workflow, repository, report);
}

interface NamedTree extends Pick<NamedText, 'path'> {
  readonly tree: YamlTree;
}

/** Null if it is not YAML, which matters only if it is about the Action. */
async function readFile(file: NamedText, report: Report): Promise<NamedTree | null> {
  try {
    const options = { fix: 'Correct it.', uniqueKeys: true };
    return { path: file.path, tree: await parseYamlTree(file, options) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { what, fix } = error.partsFor('inputs');
    const isOurs = !isInWorkflows(file) || file.text.includes('tuning-gate');
    if (isOurs) report({ line: error.line ?? 1, column: 1 }, 'unreadable', what, fix);
    return null;
  }
}

function isInWorkflows({ path }: Pick<NamedText, 'path'>): boolean {
  return path.includes('.github/workflows/');
}

import { UserError } from '../errors.ts';
import { parseYamlTree, type YamlTree } from '../parse/index.ts';
import { checkConfig } from './config.ts';
import { checkEvents } from './events.ts';
import type { Finding, Report } from './findings.ts';
import { checkInputs } from './inputs.ts';
import { checkJobs } from './jobs.ts';
import { checkComparisons, checkListed, checkTogether } from './together.ts';
import { get, type Repository, readWorkflow } from './workflow.ts';

export { CODES, type Finding } from './findings.ts';

interface NamedText {
  readonly path: string;
  readonly text: string;
}

/**
 * What would go wrong in the workflows of a repository that use the Action, and in its config, in the order of
 * their files and lines. A file that has jobs is a workflow; any other is the config.
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
  const trees: { path: string; tree: YamlTree }[] = [];
  for (const file of files) {
    try {
      const fix = 'Correct it.';
      trees.push({ path: file.path, tree: await parseYamlTree(file, { fix, uniqueKeys: true }) });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const { what, fix } = error.partsFor('inputs');
      reportIn(file.path)({ line: error.line ?? 1, column: 1 }, 'unreadable', what, fix);
    }
  }

  const isWorkflow = ({ tree }: { tree: YamlTree }) => get(tree, 'jobs') !== null;
  const [settings] = trees.filter((one) => !isWorkflow(one));
  const config = settings
    ? checkConfig(settings.path, settings.tree, reportIn(settings.path))
    : null;
  const all = trees.filter(isWorkflow).map(({ path, tree }) => readWorkflow(path, tree));
  const workflows = all.filter(({ jobs }) => jobs.some(({ uses }) => uses.length > 0));
  const repository: Repository = { workflows, config, exists };
  if (settings) checkComparisons(repository, settings.tree, reportIn(settings.path));
  for (const workflow of workflows) {
    const report = reportIn(workflow.path);
    for (const { uses } of workflow.jobs)
      for (const use of uses) checkInputs(use, workflow, repository, report);
    checkEvents(workflow, repository, report);
    checkJobs(workflow, report);
    checkTogether(workflow, repository, report);
    checkListed(workflow, repository, report);
  }
  const order = new Map(files.map(({ path }, i) => [path, i]));
  const rank = ({ path }: Finding) => order.get(path) ?? 0;
  return findings.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column);
}

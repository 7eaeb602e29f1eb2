import { UserError } from '../errors.ts';
import { parseYamlTree, type YamlEntry, type YamlTree } from '../parse/index.ts';
import { CONFIG_PATH } from '../settings/index.ts';
import { FILL_IN, type Finding, type Report, reportTo } from './findings.ts';
import { checkEvents, checkJobs } from './jobs.ts';
import { checkCompared, checkConfig, checkExample } from './settings.ts';
import { checkUse } from './training.ts';
import { get, inputOf, type Repository, readWorkflow, saves } from './workflow.ts';

export { CODES, FILL_IN, type Finding } from './findings.ts';

/** Where people also put the config. */
const MISPLACED =
  /^(?:\.github\/)?tuning-gate\.yaml$|^(?:\.github\/workflows\/)?tuning-gate\.ya?ml$/;

interface NamedText {
  readonly path: string;
  readonly text: string;
}

/**
 * What would go wrong in workflows that use the Action, and in the config, in the order of the files and their lines.
 * Other workflows are ignored, but for their names. The settings are also tried on sweeps that are there.
 */
export async function checkFiles(
  files: readonly NamedText[],
  repository: Repository,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const reportIn = (path: string) => reportTo(findings, path);
  const read = await Promise.all(files.map((file) => readFile(file, reportIn(file.path))));
  const trees = read.filter((one) => one !== null);
  const isWorkflow = (one: NamedTree) => isInWorkflows(one) || get(one.tree, 'jobs') !== null;
  const named = trees
    .filter(isWorkflow)
    .map(({ path, tree }) => ({ path, workflow: readWorkflow(tree, path) }));
  const workflows = named.map(({ workflow }) => workflow);
  const uses = workflows.flatMap((workflow) => workflow.uses);
  const configs = uses.map((use) => inputOf(use, 'config'));
  const isMisplaced = ({ path, tree }: NamedTree) =>
    MISPLACED.test(path) && get(tree, 'jobs') === null && !configs.includes(path);
  for (const { path, tree } of trees.filter(isMisplaced))
    reportIn(path)(tree, 'misplaced-config', { path: CONFIG_PATH });
  const { path = '', tree = null } =
    trees.find((one) => !isWorkflow(one) && !isMisplaced(one)) ?? {};
  const report = reportIn(path);
  const config = tree && checkConfig(path, tree, { report, paths: repository.paths });
  checkCompared(tree, uses, { config, report });
  const givenIn = (path: string, entries: Iterable<YamlEntry>) =>
    Array.from(entries, (entry) => ({ ...entry, report: reportIn(path) }));
  const top = givenIn(path, tree?.entries ?? []);
  for (const { path, workflow } of named) {
    const context = { ...repository, config, workflow, workflows, report: reportIn(path) };
    for (const use of workflow.uses) checkUse(use, context);
    if (workflow.uses.length > 0) checkEvents(context);
    if (workflow.uses.length > 0) checkJobs(context);
    for (const use of workflow.uses.filter(saves))
      await checkExample(use, [...top, ...givenIn(path, use.inputs.values())], context);
  }
  for (const file of files) checkFilled(file, reportIn(file.path));
  const order = files.map(({ path }) => path);
  const rank = ({ path }: Finding) => order.indexOf(path);
  // Several workflows may be checked with one config.
  const all = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...all.values()].sort(
    (a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column,
  );
}

function checkFilled({ text }: NamedText, report: Report): void {
  for (const [i, line] of text.split('\n').entries()) {
    const place = { line: i + 1, column: line.search(/\S/) + 1 };
    if (line.includes(FILL_IN)) report(place, 'unfilled', { line });
  }
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
    const isOurs = !isInWorkflows(file) || file.text.includes('tuning-gate');
    const place = { line: error.line ?? 1, column: 1 };
    if (isOurs) report(place, 'unreadable', error.partsFor('inputs'));
    return null;
  }
}

function isInWorkflows({ path }: Pick<NamedText, 'path'>): boolean {
  return path.includes('.github/workflows/');
}

import { UserError } from '../errors.ts';
import { parseYamlTree, type YamlEntry, type YamlTree } from '../parse/index.ts';
import { CONFIG_PATH } from '../settings/index.ts';
import { checkCompared, checkConfig } from './config.ts';
import { checkEvents } from './events.ts';
import { checkExample } from './example.ts';
import { FILL_IN, type Finding, quoted, type Report } from './findings.ts';
import { checkInputs } from './inputs.ts';
import { checkJobs } from './jobs.ts';
import {
  type Context,
  get,
  inputOf,
  judges,
  type Repository,
  readWorkflow,
  saves,
  type Workflow,
} from './workflow.ts';

export { CODES, FILL_IN, type Finding } from './findings.ts';

/** Where people also put the config. */
const MISPLACED =
  /^(?:\.github\/)?tuning-gate\.yaml$|^(?:\.github\/workflows\/)?tuning-gate\.ya?ml$/;

interface NamedText {
  readonly path: string;
  readonly text: string;
}

/**
 * What would go wrong in workflows that use the Action, each by itself, and in the config, in the order of the files
 * and their lines. Other workflows are ignored.
 *
 * The settings are also tried on sweeps that are there.
 */
export async function checkFiles(
  files: readonly NamedText[],
  repository: Repository,
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
  const workflows = trees
    .filter(isWorkflow)
    .map(({ path, tree }) => ({ path, workflow: readWorkflow(tree) }));
  const uses = workflows.flatMap(({ workflow }) => workflow.jobs.flatMap((job) => job.uses));
  const named = uses.map((use) => inputOf(use, 'config'));
  const isMisplaced = ({ path, tree }: NamedTree) =>
    MISPLACED.test(path) && get(tree, 'jobs') === null && !named.includes(path);
  for (const { path, tree } of trees.filter(isMisplaced)) {
    const what = 'a config is not read from here';
    reportIn(path)(tree, 'misplaced-config', what, `Move it to ${quoted(CONFIG_PATH)}.`);
  }
  const settings = trees.find((one) => !isWorkflow(one) && !isMisplaced(one));
  const config = settings
    ? checkConfig(settings.path, settings.tree, reportIn(settings.path))
    : null;
  if (settings && config) checkCompared(settings.tree, config, uses, reportIn(settings.path));
  const hasAfter = workflows.some(
    ({ workflow: { events, jobs } }) =>
      events.has('workflow_run') && jobs.some(({ uses }) => uses.some(judges)),
  );
  const context = { ...repository, config, hasAfter };
  const givenIn = (path: string, entries: Iterable<YamlEntry>) =>
    Array.from(entries, (entry) => ({ ...entry, report: reportIn(path) }));
  const top = givenIn(settings?.path ?? '', settings?.tree.entries ?? []);
  for (const { path, workflow } of workflows) {
    const uses = workflow.jobs.flatMap((job) => job.uses);
    if (uses.length > 0) checkWorkflow(workflow, context, reportIn(path));
    for (const use of uses.filter(saves))
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
    if (!line.includes(FILL_IN)) continue;
    const place = { line: i + 1, column: line.search(/\S/) + 1 };
    const what = `${quoted(line.trim())} is to be filled in`;
    report(place, 'unfilled', what, 'Complete the line, and remove the comment.');
  }
}

function checkWorkflow(workflow: Workflow, context: Context, report: Report): void {
  for (const use of workflow.jobs.flatMap(({ uses }) => uses))
    checkInputs(use, workflow, context, report);
  checkEvents(workflow, context, report);
  checkJobs(workflow, report);
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

import { UserError } from '../errors.ts';
import { parseYamlTree, type YamlEntry } from '../parse/index.ts';
import { FILL_IN, type Finding, reportTo } from './findings.ts';
import { checkEvents, checkJobs, checkUse } from './rules.ts';
import { checkConfig, checkExample } from './settings.ts';
import { get, type Repository, readWorkflow, saves } from './workflow.ts';

export { CODES, FILL_IN, type Finding } from './findings.ts';

type NamedText = Readonly<{ path: string; text: string }>;

/** Workflows without the Action are ignored. Settings are also tried on sweeps that are there. */
export async function checkFiles(
  files: readonly NamedText[],
  repository: Repository,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const reportIn = (path: string) => reportTo(findings, path);
  const read = async (file: NamedText) => {
    const { path } = file;
    try {
      return [{ path, tree: await parseYamlTree(file, { fix: 'Correct it.', uniqueKeys: true }) }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // What is not YAML matters only if it is about the Action.
      const isOurs = !isInWorkflows(file) || file.text.includes('tuning-gate');
      const place = { line: error.line ?? 1, column: 1 };
      if (isOurs) reportIn(path)(place, 'unreadable', error.partsFor('inputs'));
      return [];
    }
  };
  const trees = (await Promise.all(files.map(read))).flat();
  const isWorkflow = (one: (typeof trees)[number]) =>
    isInWorkflows(one) || get(one.tree, 'jobs') !== null;
  const named = trees.filter(isWorkflow).map(({ path, tree }) => {
    return { path, workflow: readWorkflow(tree) };
  });
  const workflows = named.map(({ workflow }) => workflow);
  const { path = '', tree = null } = trees.find((one) => !isWorkflow(one)) ?? {};
  const config = tree && checkConfig(path, tree, reportIn(path));
  const givenIn = (path: string, entries: Iterable<YamlEntry>) =>
    Array.from(entries, (entry) => ({ ...entry, report: reportIn(path) }));
  const top = givenIn(path, tree?.entries ?? []);
  for (const { path, workflow } of named.filter(({ workflow }) => workflow.uses.length > 0)) {
    const context = { ...repository, config, workflow, workflows, report: reportIn(path) };
    for (const use of workflow.uses) checkUse(use, context);
    checkEvents(context);
    checkJobs(context);
    for (const use of workflow.uses.filter(saves))
      await checkExample(use, [...top, ...givenIn(path, use.inputs.values())], context);
  }
  for (const { path, text } of files)
    for (const [i, line] of text.split('\n').entries()) {
      const place = { line: i + 1, column: line.search(/\S/) + 1 };
      if (line.includes(FILL_IN)) reportIn(path)(place, 'unfilled', { line });
    }
  const order = files.map(({ path }) => path);
  const rank = ({ path }: Finding) => order.indexOf(path);
  // Several workflows may be checked with one config.
  const all = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...all.values()].sort(
    (a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column,
  );
}

function isInWorkflows({ path }: Pick<NamedText, 'path'>): boolean {
  return path.includes('.github/workflows/');
}

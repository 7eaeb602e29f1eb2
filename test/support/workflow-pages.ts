/** The pages whose workflows are made of jobs to copy. */
export const WORKFLOW_PAGES = [
  'workflows',
  'forks',
  'several-models',
  'faq',
  'clusters',
  'required-check',
  'events',
].map((name) => `docs/${name}.md`);

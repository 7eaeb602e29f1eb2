/** The pages whose workflows are made of jobs to copy. */
export const WORKFLOW_PAGES = ['workflows', 'faq', 'internals/events'].map(
  (name) => `docs/${name}.md`,
);

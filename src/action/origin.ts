/** What a report is about, as Markdown: the commit that was judged, and the run that did it. */
export function originOf(headSha: string, runUrl: string): string {
  const run = `[this run](${runUrl})`;
  const isSha = /^[0-9a-f]{40,64}$/.test(headSha);
  return isSha ? `For commit ${headSha.slice(0, 7)}, from ${run}.` : `From ${run}.`;
}

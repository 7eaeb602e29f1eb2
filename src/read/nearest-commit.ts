import { ifAnswered } from '../github/index.ts';
import { explainRefusal } from './download.ts';
import { ancestors, type WantedCommit, wantedCommit } from './find-baseline.ts';
import type { Absence, BaselineChoice, GitHubPlace, Wanted } from './place.ts';

/** Commits are asked about a few at a time: most bases have trials not far back. */
const AT_A_TIME = 10;

/**
 * Finds the nearest commit of the base that has any trials. A run on the base itself is compared with what was
 * there before.
 *
 * @param trialsOf what is known of some commits, by commit
 * @returns why there is none, if there is none
 */
export async function nearestCommit<T>(
  github: GitHubPlace,
  { trainedSha }: Pick<Wanted, 'trainedSha'>,
  trialsOf: (commits: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<{ sha: string; trials: T; choice: BaselineChoice } | Absence> {
  const { reader, baseline, candidateShas } = github;
  let asked = 0;
  try {
    const from = await wantedCommit(reader, { ...baseline, trainedSha });
    for await (const page of ancestors(reader.history, from.sha)) {
      const commits = page.filter((sha) => !candidateShas.includes(sha));
      for (let i = 0; i < commits.length; i += AT_A_TIME) {
        const some = commits.slice(i, i + AT_A_TIME);
        const found = await trialsOf(some);
        asked += some.length;
        for (const sha of some) {
          const trials = found.get(sha);
          if (trials === undefined) continue;
          return { sha, trials, choice: await choiceOf(sha, from, { github, trainedSha }) };
        }
      }
    }
  } catch (error) {
    return explainRefusal(error, 'contents: read');
  }
  return { why: 'no-trials', branch: baseline.branch, commits: asked };
}

async function choiceOf(
  sha: string,
  from: WantedCommit,
  { github, trainedSha }: Pick<Wanted, 'trainedSha'> & { readonly github: GitHubPlace },
): Promise<BaselineChoice> {
  const { branch, headSha } = github.baseline;
  const isAssumed = from.matchedBy === 'merge-base' && trainedSha !== headSha;
  const chosen = { branch, wanted: from, isAssumed };
  if (sha === from.sha) return { ...chosen, matchedBy: from.matchedBy, distance: null };
  const distance = await ifAnswered(() => github.reader.history.commitsAhead(sha, from.sha));
  return { ...chosen, matchedBy: 'ancestor', distance };
}

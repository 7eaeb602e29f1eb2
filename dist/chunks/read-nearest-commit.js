import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  ancestors,
  explainRefusal,
  wantedCommit
} from "./read-download.js";
import "./read-unzip.js";
import "./read-artifact-names.js";
import "./settings.js";
import {
  ifAnswered
} from "./github.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";

// src/read/nearest-commit.ts
var AT_A_TIME = 10;
async function nearestCommit(github, { trainedSha }, trialsOf) {
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
          if (trials === void 0) continue;
          return { sha, trials, choice: await choiceOf(sha, from, { github, trainedSha }) };
        }
      }
    }
  } catch (error) {
    return explainRefusal(error, "contents: read");
  }
  return { why: "no-trials", branch: baseline.branch, commits: asked };
}
async function choiceOf(sha, from, { github, trainedSha }) {
  const { branch, headSha } = github.baseline;
  const isAssumed = from.matchedBy === "merge-base" && trainedSha !== headSha;
  const chosen = { branch, wanted: from, isAssumed };
  if (sha === from.sha) return { ...chosen, matchedBy: from.matchedBy, distance: null };
  const distance = await ifAnswered(() => github.reader.history.commitsAhead(sha, from.sha));
  return { ...chosen, matchedBy: "ancestor", distance };
}
export {
  nearestCommit
};

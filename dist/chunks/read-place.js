import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  newBudget
} from "./read-location.js";
import {
  dataError,
  printable,
  usageError
} from "./errors.js";

// src/read/place.ts
var TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch"];
var MAX_ENVIRONMENT = 200;
function newReads(budget = newBudget()) {
  return { found: /* @__PURE__ */ new Map(), budget, older: { asked: /* @__PURE__ */ new Map(), budget: newBudget() } };
}
function plainSearch(location, absence) {
  return {
    ...{ location, absence, artifacts: [] },
    ...{ choice: null, age: null, shards: null, server: null }
  };
}
function refuseOutage(absence, location) {
  const where = printable(location);
  if (absence?.why === "unreachable") {
    const what = `GitHub did not give the sweep (${absence.what})`;
    throw dataError(where, what, "Run the job again.");
  }
  if (absence?.why === "forbidden") {
    const fix = `Give the job \`permissions: ${absence.permission}\`.`;
    throw dataError(where, "the token may not read the sweep", fix);
  }
}
function localPlace(directory, input = null) {
  const nowhere = { workspaceSha: null, repository: "", github: null };
  const servers = { env: process.env, mask: () => {
  }, now: Date.now };
  return { ...nowhere, directory, servers, reads: newReads(), input };
}
function requireGitHub({ github }, location) {
  if (github !== null) return github;
  const where = location === "auto" ? "the saved sweep" : printable(location);
  const what = "cannot be read from GitHub without a token and a repository";
  const fix = "In the Action, give the step its `github-token`; on the command line, name files.";
  throw usageError(where, what, fix);
}

export {
  TRUSTED_EVENTS,
  MAX_ENVIRONMENT,
  newReads,
  plainSearch,
  refuseOutage,
  localPlace,
  requireGitHub
};

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  Context,
  GitHub,
  getOctokitOptions
} from "./chunk-E4WVA7RF.js";

// node_modules/@actions/github/lib/github.js
var context = new Context();
function getOctokit(token, options, ...additionalPlugins) {
  const GitHubWithPlugins = GitHub.plugin(...additionalPlugins);
  return new GitHubWithPlugins(getOctokitOptions(token, options));
}

export {
  context,
  getOctokit
};

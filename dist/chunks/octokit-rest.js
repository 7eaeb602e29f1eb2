import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  requestLog
} from "./octokit-plugin-request-log.js";
import {
  Octokit,
  legacyRestEndpointMethods,
  paginateRest
} from "./octokit-plugin-rest-endpoint-methods.js";
import "./runtime.js";

// node_modules/@octokit/rest/dist-src/version.js
var VERSION = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
var Octokit2 = Octokit.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults(
  {
    userAgent: `octokit-rest.js/${VERSION}`
  }
);
export {
  Octokit2 as Octokit
};

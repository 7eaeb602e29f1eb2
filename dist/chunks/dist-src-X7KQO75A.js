import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  requestLog
} from "./chunk-IE6T3H2W.js";
import {
  Octokit,
  legacyRestEndpointMethods,
  paginateRest
} from "./chunk-3GWR2CTY.js";
import "./chunk-XNUOBV35.js";

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

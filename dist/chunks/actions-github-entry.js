import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
} from "./actions-http-client-2.js";
import "./undici.js";
import "./octokit-plugin-rest-endpoint-methods.js";
import "./runtime.js";
export {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
};

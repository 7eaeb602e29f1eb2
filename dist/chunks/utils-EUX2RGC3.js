import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
} from "./chunk-V4HSWIWS.js";
import "./chunk-MI2I3752.js";
import "./chunk-ACEK2XPF.js";
import "./chunk-XNUOBV35.js";
export {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
};

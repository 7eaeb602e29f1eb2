import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
} from "./chunk-TD6SK3XH.js";
import "./chunk-3GWR2CTY.js";
import "./chunk-XNUOBV35.js";
export {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
};

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-QQ4J2JWO.js";
import "./chunk-7SV5HNF2.js";
import "./chunk-XYVLVD47.js";
import "./chunk-7LLUYQHI.js";
import "./chunk-UT7RF4ZI.js";
import "./chunk-KPPS26SY.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-HM5O6VPC.js";
import "./chunk-EU6FV6SO.js";
import "./chunk-TQAFYKB6.js";
import "./chunk-5B4SFNAI.js";
import "./chunk-ULOSES4Y.js";
import "./chunk-6T35VRDD.js";
import "./chunk-6ASRTYUJ.js";
import "./chunk-Y2KBWQSX.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};

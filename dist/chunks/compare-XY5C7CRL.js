import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-IGJ4SHSQ.js";
import "./chunk-5ILSXWRJ.js";
import "./chunk-SEJDHW4O.js";
import "./chunk-ZYWXN5JW.js";
import "./chunk-JKAVCRPL.js";
import "./chunk-JLX33V46.js";
import "./chunk-DUA2P34L.js";
import "./chunk-JUTMMGBC.js";
import "./chunk-HF6S7XSA.js";
import "./chunk-R5XWEP6H.js";
import "./chunk-AIHW2JZ7.js";
import "./chunk-IQZRQMNT.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-J355BQ3V.js";
import "./chunk-7VWMG4DV.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-HP77T5JU.js";
import "./chunk-GIUSFQ3E.js";
import "./chunk-JHSXOLMS.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};

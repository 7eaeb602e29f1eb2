import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-TL75ZOK3.js";
import "./chunk-Q54U6P7A.js";
import "./chunk-A3OFJBFR.js";
import "./chunk-KMOPAGYH.js";
import "./chunk-PPDSSZWD.js";
import "./chunk-4RIBJFRH.js";
import "./chunk-CPSD2S3Z.js";
import "./chunk-HMCOQNCJ.js";
import "./chunk-ARDMXCRI.js";
import "./chunk-6T35VRDD.js";
import "./chunk-BCOIDBZO.js";
import "./chunk-7QMW5A54.js";
import "./chunk-B5DEWLIO.js";
import "./chunk-7Z5KU44S.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};

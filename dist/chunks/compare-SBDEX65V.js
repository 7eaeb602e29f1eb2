import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-GHW2ZJ2C.js";
import "./chunk-RB24MYHU.js";
import "./chunk-AZ7H6RKR.js";
import "./chunk-WDFCTRHS.js";
import "./chunk-PZ2YTQJZ.js";
import "./chunk-HSYHGYXT.js";
import "./chunk-7UKW3JEO.js";
import "./chunk-PIJGYKPA.js";
import "./chunk-7LFGPFK4.js";
import "./chunk-RPZOCQIH.js";
import "./chunk-Q6A6O75P.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};

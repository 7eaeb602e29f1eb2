import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  compare,
  missing
} from "./chunk-U6UNIGRB.js";
import "./chunk-LJ6RKV7J.js";
import "./chunk-SYRU62M4.js";
import "./chunk-M5T2JDQJ.js";
import "./chunk-4LGV5ABY.js";
import "./chunk-7KDADKF6.js";
import "./chunk-ZHP73ZFZ.js";
import "./chunk-T7KCXC7W.js";
import "./chunk-HSQ5QEC6.js";
import "./chunk-SK57ECUS.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-UF5GRZRH.js";
import "./chunk-QBSJREQZ.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-T5J3F4IF.js";
import "./chunk-UT7EHW7U.js";
import "./chunk-T56SCC3J.js";
import "./chunk-XNUOBV35.js";
export {
  compare,
  missing
};

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// package.json
var version = "0.1.0";
var bugs = {
  url: "https://github.com/tuning-gate/tuning-gate/issues"
};

// src/tool.ts
var TOOL = { name: "tuning-gate", version, issues: bugs.url };
function jsonHead(command) {
  return { schemaVersion: 1, tool: { name: TOOL.name, version }, command };
}

export {
  TOOL,
  jsonHead
};

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/commands/terminal.ts
function writeJson(terminal, value) {
  terminal.out(`${JSON.stringify(value, null, 2)}
`);
}

export {
  writeJson
};

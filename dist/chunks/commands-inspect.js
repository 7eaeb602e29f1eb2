import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeFiles
} from "./publish.js";
import {
  namedFiles
} from "./find-sweep.js";
import {
  inspectionJson,
  jsonText
} from "./draw.js";
import {
  renderInspection
} from "./print.js";
import {
  shellText
} from "./compare-decide-plan-report.js";
import {
  inspectFiles,
  saveFound
} from "./parse.js";
import {
  localPlace,
  parseLocation
} from "./read-location.js";

// src/commands/inspect.ts
import { resolve } from "node:path";
var inspect = async (given, terminal) => {
  const { settings, operands } = given;
  const inspections = await inspectSweeps(operands, settings, terminal);
  const obstacle = inspections.find(({ obstacle: obstacle2 }) => obstacle2)?.obstacle;
  const screen = terminal.screenFor(given);
  const program = terminal.program.map(shellText).join(" ");
  if (!given.has("json"))
    terminal.out(inspections.map((sweep) => renderInspection(sweep, screen, program)).join("\n"));
  else if (!obstacle) terminal.json(jsonText(inspectionJson(inspections)));
  if (obstacle) throw obstacle;
  return 0;
};
async function inspectSweeps(locations, { reading }, { directory, input }) {
  const place = localPlace(directory, input);
  const inspections = [];
  for (const text of locations) {
    const location = parseLocation(text, "candidate");
    const { files, source, search } = await namedFiles(location, place);
    const inspection = await inspectFiles(files, reading, source);
    inspections.push({ ...inspection, commits: search.server?.commits ?? null });
  }
  return inspections;
}
var save = async (given, terminal) => {
  const place = localPlace(terminal.directory, terminal.input);
  const found = [];
  for (const text2 of given.operands)
    found.push(await namedFiles(parseLocation(text2, "candidate"), place));
  const text = await saveFound(found, given.settings.reading, (/* @__PURE__ */ new Date()).toISOString());
  const output = given.value("output");
  if (output === null) terminal.json(text);
  else await writeFiles([{ path: resolve(terminal.directory, output), content: text }]);
  return 0;
};

export {
  inspect,
  inspectSweeps,
  save
};

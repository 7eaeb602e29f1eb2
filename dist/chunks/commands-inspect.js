import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  readArguments
} from "./commands-arguments.js";
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
  inspectFiles
} from "./parse.js";
import {
  localPlace,
  parseLocation
} from "./read-artifact-names.js";

// src/commands/inspect.ts
var inspect = async (argv, terminal) => {
  const given = readArguments(argv, "inspect");
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

export {
  inspect,
  inspectSweeps
};

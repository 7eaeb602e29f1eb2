import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./commands-compare.js";
import {
  inspectFiles,
  inspectionJson,
  jsonText,
  renderInspection,
  shellText
} from "./compare-decide-parse-plan-print-render-report.js";
import {
  readArguments
} from "./commands-arguments.js";
import {
  findSweep
} from "./read.js";
import {
  localPlace
} from "./read-artifact-names.js";

// src/commands/inspect.ts
var inspect = async (argv, terminal) => {
  const given = readArguments(argv, "inspect");
  const { settings, operands } = given;
  const inspections = await inspectSweeps(operands, settings, terminal);
  const obstacle = inspections.find((one) => one.obstacle)?.obstacle;
  const screen = terminal.screenFor(given);
  const program = terminal.program.map(shellText).join(" ");
  if (!given.has("json"))
    terminal.out(inspections.map((one) => renderInspection(one, screen, program)).join("\n"));
  else if (!obstacle) terminal.json(jsonText(inspectionJson(inspections)));
  if (obstacle) throw obstacle;
  return 0;
};
async function inspectSweeps(locations, { reading }, { directory, input }) {
  const place = localPlace(directory, input);
  const inspections = [];
  for (const location of locations) {
    const wanted = { arm: "candidate", location, trainedSha: null };
    const { files, source } = await findSweep(wanted, place);
    if (files.length === 0) throw missing(location, directory);
    inspections.push(await inspectFiles(files, reading, source));
  }
  return inspections;
}

export {
  inspect,
  inspectSweeps
};

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-L44X7GTY.js";
import {
  inspectFiles,
  inspectionJson,
  jsonText,
  renderInspection,
  shellText
} from "./chunk-45VXBSF6.js";
import {
  readArguments
} from "./chunk-FQH6XZH6.js";
import {
  findSweep
} from "./chunk-N4EP4YUE.js";
import {
  localPlace
} from "./chunk-BZEVVTYS.js";

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

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/printable.ts
var UNPRINTABLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{e0000}-\u{e007f}])+/gu;
var LONE_SURROGATE = new RegExp("\\p{Cs}", "gu");
function printable(text, maxLength = 80) {
  const line = text.slice(0, 4 * maxLength).replace(UNPRINTABLE, " ").replace(LONE_SURROGATE, "\uFFFD").trim();
  const characters = Array.from(line);
  if (characters.length <= maxLength && text.length <= 4 * maxLength) return line;
  return `${characters.slice(0, maxLength - 1).join("")}\u2026`;
}
function printablePath(path) {
  return printable(path, 200);
}
function printableLines(text, maxLength) {
  const lines = text.split("\n").map((line) => {
    const [indentation = ""] = /^ */.exec(line) ?? [];
    return indentation + printable(line, maxLength);
  });
  return lines.join("\n");
}
var INVISIBLE = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
function printableJson(json) {
  return json.replace(
    INVISIBLE,
    (run) => Array.from({ length: run.length }, (_, i) => {
      return `\\u${run.charCodeAt(i).toString(16).padStart(4, "0")}`;
    }).join("")
  );
}

export {
  printable,
  printablePath,
  printableLines,
  printableJson
};

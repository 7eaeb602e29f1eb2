// Checks that a tag can be released: it is the version of package.json, and CHANGELOG.md has a dated section
// for it, which becomes the release's notes. Tells the workflow of releases what the tag stands for. All
// tags of the repository come on standard input, one a line.
//
//   git tag --list | node scripts/release.mjs v1.2.3 notes.md >> "$GITHUB_OUTPUT"
import { readFileSync, writeFileSync } from 'node:fs';

const VERSION = /^v(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/;

const [tag = '', notesFile = ''] = process.argv.slice(2);
if (notesFile === '') fail('usage: release.mjs TAG NOTES-FILE');
const [, major] = VERSION.exec(tag) ?? fail(`${tag}: is no version. Tag releases like v1.2.3.`);

const version = tag.slice(1);
const { version: packaged } = JSON.parse(readFileSync('package.json', 'utf8'));
if (version !== packaged) {
  fail(`${tag}: package.json has version ${packaged}. Tag the commit that sets the version.`);
}
writeFileSync(notesFile, notesOf(readFileSync('CHANGELOG.md', 'utf8')));

const isPrerelease = version.includes('-');
const released = readFileSync(0, 'utf8').split(/\s+/).filter(isFinal);
const isNewest = (among) => !isPrerelease && among.every((other) => order(other, tag) <= 0);
const latest = isNewest(released);
const movesMajor = isNewest(released.filter((other) => other.startsWith(`v${major}.`)));
console.log(`prerelease=${isPrerelease}
latest=${latest}
major=${movesMajor ? `v${major}` : ''}
npm-tag=${latest ? 'latest' : isPrerelease ? 'next' : 'previous'}`);

/** The section of the version, without its title and without the links at the end of the file. */
function notesOf(changelog) {
  const [, ...sections] = changelog.split(/^## /m);
  const own = sections.find((section) => section.startsWith(`[${version}]`));
  if (own === undefined) {
    fail(`CHANGELOG.md: has no section [${version}]. Give what is under [Unreleased] that title.`);
  }
  const [title, ...lines] = own.split('\n');
  if (!/^\[\S+\] - \d{4}-\d\d-\d\d$/.test(title)) {
    fail(`CHANGELOG.md: "## ${title}" has no date. Write "## [${version}] - YYYY-MM-DD".`);
  }
  const notes = lines
    .filter((line) => !/^\[\S+\]: /.test(line))
    .join('\n')
    .trim();
  if (notes === '') fail(`CHANGELOG.md: the section [${version}] is empty.`);
  // GitHub would break lines where the file does.
  return `${notes.replace(/(?<=\S)\n *(?![\s*#-])/g, ' ')}\n`;
}

function isFinal(name) {
  return VERSION.test(name) && !name.includes('-');
}

/** Negative if a is older than b; neither is a prerelease. */
function order(a, b) {
  const [x, y] = [a, b].map((name) => VERSION.exec(name).slice(1, 4).map(Number));
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

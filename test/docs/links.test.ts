import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !/^(test\/(render|fixtures)|dist)\//.test(path));

const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '');

/** The names that GitHub gives the headings of a page. */
function anchorsOf(page: string): string[] {
  const headings = withoutCode(readFileSync(page, 'utf8')).matchAll(/^#+ (.*)$/gm);
  const seen = new Map<string, number>();
  return [...headings].map(([, heading = '']) => {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times === 0 ? name : `${name}-${times}`;
  });
}

function linksIn(page: string) {
  const text = withoutCode(readFileSync(page, 'utf8')).replace(/`[^`\n]*`/g, '');
  const links = [...text.matchAll(/\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g)];
  const pictures = [...text.matchAll(/(?:src|srcset|href)="([^"]+)"/g)];
  return [...links, ...pictures].map(([, link = '']) => link);
}

const isElsewhere = (link: string) => /^[a-z]+:/.test(link);

test.each(pages)('the links of %s lead somewhere', (page) => {
  const broken = linksIn(page)
    .filter((link) => !isElsewhere(link))
    .filter((link) => {
      const [path = '', anchor] = decodeURIComponent(link).split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(target)) return true;
      if (anchor === undefined) return false;
      return statSync(target).isDirectory() || !anchorsOf(target).includes(anchor);
    });
  expect(broken).toEqual([]);
});

test('every page is reached from the contents', () => {
  const contents = linksIn('docs/README.md').map((link) => join('docs', link));
  const listed = pages.filter((page) => /^docs\/[^/]+\.md$|^[A-Z]+\.md$/.test(page));
  expect(listed.filter((it) => it !== 'docs/README.md' && !contents.includes(it))).toEqual([]);
});

// A comment that cites "product §n" or "decision n" leads somewhere: docs/product.md has the section, docs/decisions the record.
// A path that a page of docs/ names is there.
import { globSync, readFileSync } from 'node:fs';
import { projectFolder } from '../../prepare/project.mjs';

const CITING = '{src,tests,scripts,bench,docs}/**/*.{ts,tsx,mjs,css,md}';
const PAGES = '{README,STYLE,docs/*}.md';
const PATH = /(?<![\w/.-])(?:src|tests|scripts|bench|docs)\/[\w./{},*-]*[\w/}*]/g;
const NUMBERED = /product §(\d+)(?:\.(\d+))?(?:, ([A-Z][\w’' ]*))?/g;
const RECORDED = /\bdecisions? (\d+)/g;
const UNNUMBERED = /\bdecision (?:"[A-Z][^"]*"|(?:on|of|about) [A-Z][\w’' ]*)/g;

interface Cited {
  sections: ReadonlyMap<number, Section>;
  records: ReadonlySet<number>;
}

interface Section {
  title: string;
  rules: number;
}

/** What in a text leads nowhere. `sections`: title and number of rules by section number. `records`: the records' numbers. */
export function lostCitations(text: string, { sections, records }: Cited): string[] {
  const lost: string[] = [...text.matchAll(UNNUMBERED)].map(([citation]) => `${citation}: cite a record by its number`);
  for (const [citation, number, rule, title] of text.matchAll(NUMBERED)) {
    const section = sections.get(Number(number));
    if (!section || Number(rule ?? 0) > section.rules || (title && title !== section.title)) lost.push(citation);
  }
  for (const [citation, number] of text.matchAll(RECORDED)) if (!records.has(Number(number))) lost.push(citation);
  return lost;
}

/** The paths in a text that are not there. */
export const lostPaths = (text: string, isThere: (path: string) => boolean): string[] =>
  [...new Set(text.match(PATH))].filter((path) => !isThere(path));

/** The sections of a text that is built like docs/product.md. */
export function sectionsOf(product: string): Map<number, Section> {
  const parts = product.split(/^## §(\d+) (.+)$/m).slice(1);
  const sections = new Map<number, Section>();
  for (let at = 0; at < parts.length; at += 3) {
    const rules = parts[at + 2]?.match(/^\d+\. /gm)?.length ?? 0;
    sections.set(Number(parts[at]), { title: parts[at + 1] ?? '', rules });
  }
  return sections;
}

if (import.meta.main) {
  const read = (path: string) => readFileSync(`${projectFolder}${path}`, 'utf8');
  const find = (pattern: string) => globSync(pattern, { cwd: projectFolder, exclude: ['**/node_modules/**'] });
  const sections = sectionsOf(read('docs/product.md'));
  const records = new Set(find('docs/decisions/*.md').map((path) => Number(path.match(/(\d+)-/)?.[1])));
  const tell = (path: string, lost: string) => {
    console.error(`${path}: ${lost}`);
    process.exitCode = 1;
  };
  for (const path of find(CITING)) {
    for (const lost of lostCitations(read(path), { sections, records })) tell(path, lost);
  }
  // A test may be named as one asks for it, by the beginning of its path.
  const isThere = (path: string) => find(path).length > 0 || find(`${path}*.{test,e2e}.*`).length > 0;
  for (const path of find(PAGES)) for (const lost of lostPaths(read(path), isThere)) tell(path, `${lost} is not there`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY = 'index.html';

/** What Vite's manifest says of a chunk, as far as pages need it. */
interface Chunk {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  assets?: readonly string[];
}

export interface Build {
  manifest: Readonly<Record<string, Chunk>>;
  sheets: readonly { file: string; css: string }[];
}

/** What a page shows, and the sources whose code it needs. */
export interface BuiltPage {
  html: string;
  sources: readonly string[];
}

/** What the build wrote: the chunks of Vite's manifest, and the text of its style sheets. */
export function readBuild(folder: string): Build {
  const manifest: Build['manifest'] = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return { manifest, sheets: [...sheets].map((file) => ({ file, css: readFileSync(join(folder, file), 'utf8') })) };
}

/** The scripts of a page beside the app's own. */
export function pageScripts({ sources }: Pick<BuiltPage, 'sources'>, { manifest }: Pick<Build, 'manifest'>): string[] {
  return chunksOf(sources, manifest)
    .map(({ file }) => file)
    .filter((file) => file !== manifest[ENTRY]?.file);
}

/**
 * Most of what opens a page runs at once. A browser that is told compiles all of a file beside the main thread while the
 * file arrives, instead of each function when it is first called.
 */
export function compileAhead(folder: string, { sources }: Pick<BuiltPage, 'sources'>, { manifest }: Build): void {
  for (const { file } of chunksOf([ENTRY, ...sources], manifest)) {
    const path = join(folder, file);
    writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`);
  }
}

/** The style sheets of these sources, together one text. */
export function stylesOf(sources: readonly string[], { manifest, sheets }: Build): string {
  const wanted = new Set(chunksOf(sources, manifest).flatMap(({ css = [] }) => css));
  return sheets
    .filter(({ file }) => wanted.has(file))
    .map(({ css }) => css)
    .join('');
}

/** The style sheets of the page's code, and those of what its HTML shows beyond that; together one text. */
export function pageStyles(
  { html, sources }: BuiltPage,
  { manifest, sheets }: Build,
): { files: string[]; css: string } {
  const ofCode = new Set(chunksOf([ENTRY, ...sources], manifest).flatMap(({ css = [] }) => css));
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const shown = classes.filter((name) => name.startsWith('_')).map((name) => `.${name}`);
  const wanted = sheets.filter(({ file, css }) => ofCode.has(file) || shown.some((name) => css.includes(name)));
  return { files: wanted.map(({ file }) => file), css: wanted.map(({ css }) => css).join('') };
}

/** The chunks of these sources and of what they import. */
function chunksOf(sources: readonly string[], manifest: Build['manifest']): Chunk[] {
  const chunks = new Set<Chunk>();
  const collect = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}.`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const source of sources) collect(source);
  return [...chunks];
}

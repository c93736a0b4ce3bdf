import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Site } from '#contract/site.ts';
import { type ChangedWords, ChangedWordsSchema } from '#contract/words.ts';
import { priceAt, vatPercentOf } from '#domain/purchases/price.ts';
import { LOOK_PLACE, lookOf } from '#programme/words/look-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { minutesRange } from '#programme/workouts/programme-facts.ts';
import type { ServerContext } from '#server/context.ts';
import { builtPage, type PageFacts, withFacts } from '#server/platform/http/client-pages.ts';

const PagesSchema = z.array(
  z.object({
    path: z.string(),
    before: z.string().min(1),
    after: z.string(),
    words: z.record(z.string(), ChangedWordsSchema),
  }),
);

/** What the owner has changed of the pages' words and of the programme, and what was set of the seller. */
export interface ShownWords {
  words: ReadonlyMap<string, ChangedWords>;
  site: Site;
  programme: ProgrammeWords;
}

/** What takes the place of what in the page that was built, by the page's address. */
type PageChanges = ReadonlyMap<string, PageChange>;
type PageChange = Omit<z.infer<typeof PagesSchema>[number], 'path'>;

/** Beside the built client, and of the same build. */
const RENDERER = '../renderer/prerender.js';
const RENDERED = '../renderer/rendered.json';

/** The client's own renderer, in a process that ends with it: nothing of it stays in memory. */
const PROGRAM = `import { text } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
const { renderer, rendered, words, site, programme } = JSON.parse(await text(process.stdin));
const { pagesWithWords } = await import(renderer);
const built = JSON.parse(await readFile(rendered, 'utf8'));
process.stdout.write(JSON.stringify(await pagesWithWords(words, site, built, programme)));`;

/** A page with these words, as it would be shown; undefined where no client is built. */
export async function previewPage(
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
  clientFolder: string | undefined,
  path: string,
  shown: ShownWords,
): Promise<string | undefined> {
  if (!clientFolder) return undefined;
  const { prerendered } = PageFilesSchema.parse(JSON.parse(readFileSync(join(clientFolder, 'pages.json'), 'utf8')));
  const file = prerendered[path];
  if (file === undefined) return undefined;
  const built = builtPage(join(clientFolder, file), config.publicOrigin);
  const change = (await renderPages(clientFolder, shown)).get(path);
  const html = ((change && pageWithWords(built, change)) ?? built).replace(SCRIPTS, '');
  const look = lookOf(shown.words.get(LOOK_PLACE.id)?.fields);
  return withFacts(html, pageFacts(config, now(), { look, minutes: minutesRange(shown.programme) }));
}

/** What pages say of the price in force and of the programme. */
export const pageFacts = (
  { prices, siteWords }: ServerContext['config'],
  now: number,
  programme: Pick<PageFacts, 'look' | 'minutes'>,
): PageFacts => ({ ...programme, pence: priceAt(prices, now), vatPercent: vatPercentOf(siteWords) });

const PageFilesSchema = z.object({ prerendered: z.record(z.string(), z.string()) });

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

type ShowPages = (change: (path: string, built: string) => string | undefined) => void;

/** Shows every page with these words; one that cannot be stays as it was built. */
export async function showWords(
  { log }: Pick<ServerContext, 'log'>,
  clientFolder: string,
  shown: ShownWords,
  show: ShowPages,
): Promise<void> {
  try {
    const changes = await renderPages(clientFolder, shown);
    show((path, built) => {
      const change = changes.get(path);
      const html = change && pageWithWords(built, change);
      if (change && html === undefined) log.error({ path }, 'page not rendered: its build differs from the renderer’s');
      return html;
    });
  } catch (err) {
    log.error({ err }, 'the pages could not be rendered with the changed words');
  }
}

/** The pages that differ from those that were built. */
async function renderPages(clientFolder: string, { words, site, programme }: ShownWords): Promise<PageChanges> {
  const renderer = join(clientFolder, RENDERER);
  if (!existsSync(renderer)) return new Map();
  const program = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const given = withoutPlaces({ words: Object.fromEntries(words), site, programme });
  program.stdin.on('error', () => undefined); // one that has ended says so by its code
  const files = { renderer: pathToFileURL(renderer).href, rendered: join(clientFolder, RENDERED) };
  program.stdin.end(JSON.stringify({ ...files, ...given }));
  const [answer, [code]] = await Promise.all([text(program.stdout), once(program, 'exit')]);
  if (code !== 0) throw new Error('The pages could not be rendered with the changed words');
  const pages = PagesSchema.parse(JSON.parse(answer));
  return new Map(pages.map(({ path, ...change }) => [path, change]));
}

/** What the server fills into every page is text where the coach has typed it: a joiner without width keeps it apart. */
const withoutPlaces = <Given>(given: Given): Given =>
  JSON.parse(JSON.stringify(given).replaceAll(/%(?=[A-Z]+%)/g, '%\u2060')) as Given;

/**
 * The page as it was built, with the changed words in it. Undefined where it is not of the same build as the renderer.
 * The words stand in it as data, too, so that the page comes alive with what it shows.
 */
function pageWithWords(html: string, { before, after, words }: PageChange): string | undefined {
  const at = html.indexOf(before);
  if (at < 0) return undefined;
  const changed = `${html.slice(0, at)}${after}${html.slice(at + before.length)}`;
  if (Object.keys(words).length === 0) return changed;
  const data = JSON.stringify(words).replaceAll('<', '\\u003c');
  return changed.replace(
    '</body>',
    () => `<script type="application/json" id="changed-words">${data}</script>\n</body>`,
  );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DESK_PLAYER_PATH, isAddressOf, picturePath } from '#contract/paths.ts';
import { withProductName } from '#domain/words/product-name.ts';
import type { Look } from '#programme/words/look-words.ts';
import { recoloured } from '#programme/words/palettes.ts';
import { builtPage, type ClientPage, clientPage, type PageFacts } from './client-pages.ts';
import { requestOrigin } from './request-origin.ts';
import { FRAMED_FILE_HEADERS } from './security-headers.ts';

const PageListSchema = z.object({
  /** For every address without a page of its own. */
  shell: z.string(),
  /** For every address of the coach's desk. */
  desk: z.string(),
  /** For the player in its frame. */
  deskPlayer: z.string(),
  prerendered: z.record(z.string(), z.string()),
  /** A part that begins with ":" stands for any text. */
  routes: z.array(z.string()),
  search: z.object({ shown: z.array(z.string()), hidden: z.array(z.string()) }),
});

/** What `pages.json` of a built folder says. */
export type PageList = z.infer<typeof PageListSchema>;

export interface ClientFilesSettings {
  folder: string;
  headersOf: (path: string, styleSources: readonly string[], origin: string) => Readonly<Record<string, string>>;
  serviceWorker: boolean;
  publicOrigin: string | undefined;
  facts: () => PageFacts;
  /** Called with what puts other HTML in the place of what was built, and undoes it: by the page's address. */
  onPages?: (show: ShowPages) => void;
}

/** Undefined where the page stays as it was built. */
type ShowPages = (change: (path: string, built: string) => string | undefined) => void;

const PAGE_LIST = 'pages.json';

/** Names of these files change with their content. */
const HASHED_FOLDER = /^(desk\/(player\/)?)?assets\//;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';
/** Proxies that rewrite scripts and addresses would leave a page dead under its policy. */
const AS_IT_IS = `${ASK_EVERY_TIME}, no-transform`;

const MANIFEST = 'app.webmanifest';
const WORKER = 'sw.js';
/** Takes the service worker's place and unregisters. */
const WORKER_OFF = 'sw-off.js';

/** Requested by browsers that no page has told of an icon. */
const ICONS_BY_HABIT = new Map([
  ['favicon.ico', 'icons/icon-192.png'],
  ['apple-touch-icon.png', 'icons/apple-touch-icon.png'],
  ['apple-touch-icon-precomposed.png', 'icons/apple-touch-icon.png'],
]);

/** The page and all that it calls itself; its files are beside it. */
const DESK = /^\/desk(\/|$)/;

const FOR_OTHER_SITES = /^share-picture[\w-]*\.png$/;
/** What the player in the desk's frame loads: its page is of no origin, so to a browser they are another site's. */
const FOR_THE_FRAME = /^(desk\/player|coach)\//;

const NOT_SERVED_BY_NAME = /\.(br|gz|html)$/;

export function isClientBuilt(folder: string): boolean {
  return existsSync(join(folder, PAGE_LIST));
}

export function addClientFiles(app: FastifyInstance, settings: ClientFilesSettings): void {
  const { folder, headersOf } = settings;
  const { shell, desk, deskPlayer, prerendered, routes, search } = PageListSchema.parse(
    JSON.parse(readFileSync(join(folder, PAGE_LIST), 'utf8')),
  );
  const files = new Set(filesIn(folder));
  const htmlIn = (file: string) => builtPage(join(folder, file), settings.publicOrigin);
  const pageIn = (file: string) => clientPage(htmlIn(file), settings.facts);
  const shellPage = pageIn(shell);
  const deskPage = pageIn(desk);
  const playerPage = pageIn(deskPlayer);
  const worker = workerFile(settings);
  const manifest = () => manifestText(folder, settings.facts().look);
  const built = Object.entries(prerendered).map(([path, file]) => ({ path, html: htmlIn(file) }));
  const pages = new Map(built.map(({ path, html }) => [path, clientPage(html, settings.facts)]));
  settings.onPages?.((change) => {
    for (const { path, html } of built) pages.set(path, clientPage(change(path, html) ?? html, settings.facts));
  });
  const texts = searchFiles(search, settings.publicOrigin);
  const originOf = (request: FastifyRequest) => requestOrigin(request, settings.publicOrigin);

  function answerPage(path: string, request: FastifyRequest, reply: FastifyReply) {
    if (DESK.test(path)) return answerDesk(path, request, reply);
    const route = routes.find((known) => isAddressOf(known, path));
    const page = pages.get(path) ?? pages.get(route ?? '') ?? shellPage;
    void reply.headers(headersOf(path, page.styleSources(), originOf(request)));
    if (!search.shown.includes(path)) void reply.header('x-robots-tag', 'noindex');
    void reply.header('cache-control', AS_IT_IS);
    const isKnown = pages.has(path) || route !== undefined;
    return page.send(request, reply, isKnown ? 200 : 404);
  }

  function answerDesk(path: string, request: FastifyRequest, reply: FastifyReply) {
    const page = path === DESK_PLAYER_PATH ? playerPage : deskPage;
    void reply.headers(headersOf(path, page.styleSources(), originOf(request)));
    void reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store, no-transform');
    return page.send(request, reply);
  }

  function answerAddress(request: FastifyRequest, reply: FastifyReply) {
    const { '*': asked = '' } = request.params as { '*'?: string };
    const habit = ICONS_BY_HABIT.get(asked);
    const { logo } = settings.facts().look;
    if (habit && logo !== undefined) return reply.header('cache-control', ASK_EVERY_TIME).redirect(picturePath(logo));
    const name = habit ?? asked;
    if (name === 'api' || name.startsWith('api/')) return reply.callNotFound();
    const text = texts.get(name);
    if (text) return reply.header('cache-control', ASK_EVERY_TIME).type(text.type).send(text.body);
    return files.has(name)
      ? answerFile(name, request, reply)
      : answerPage(`/${name.replace(/\/+$/, '')}`, request, reply);
  }

  function answerFile(name: string, request: FastifyRequest, reply: FastifyReply) {
    if (name === MANIFEST)
      return reply.header('cache-control', ASK_EVERY_TIME).type('application/manifest+json').send(manifest());
    if (FOR_OTHER_SITES.test(name)) void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (FOR_THE_FRAME.test(name)) void reply.headers(FRAMED_FILE_HEADERS);
    if (name === WORKER) return worker.send(request, reply.header('cache-control', ASK_EVERY_TIME));
    return reply.header('cache-control', HASHED_FOLDER.test(name) ? FOR_A_YEAR : ASK_EVERY_TIME).sendFile(name);
  }

  void app.register(async (area) => {
    await area.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
    area.get('/*', answerAddress);
  });
}

/** The icons are the owner's own where there is a logo; it is square, and nothing of it may be cut. */
function manifestText(folder: string, { name, palette, logo }: Look): string {
  const text = recoloured(withProductName(readFileSync(join(folder, MANIFEST), 'utf8'), name), palette);
  const icon = { src: logo && picturePath(logo), sizes: '512x512', type: 'image/png', purpose: 'any' };
  return logo === undefined ? text : JSON.stringify({ ...JSON.parse(text), icons: [icon] });
}

/** In memory like the pages, which it names. */
const workerFile = ({ folder, serviceWorker, facts }: ClientFilesSettings): ClientPage =>
  clientPage(readFileSync(join(folder, serviceWorker ? WORKER : WORKER_OFF), 'utf8'), facts, 'application/javascript');

function searchFiles(
  rules: SearchRules,
  publicOrigin: string | undefined,
): Map<string, { type: string; body: string }> {
  const texts = new Map([['robots.txt', { type: 'text/plain; charset=utf-8', body: robotsText(rules, publicOrigin) }]]);
  if (publicOrigin) {
    texts.set('sitemap.xml', { type: 'application/xml; charset=utf-8', body: sitemapXml(rules, publicOrigin) });
  }
  return texts;
}

function filesIn(folder: string): string[] {
  return namesIn(folder, '').filter((name) => name !== PAGE_LIST && !NOT_SERVED_BY_NAME.test(name));
}

function namesIn(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesIn(join(folder, entry.name), `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
  );
}

interface SearchRules {
  shown: readonly string[];
  hidden: readonly string[];
}

const NO_PAGES = ['/api/', '/sandbox'];

function robotsText({ hidden }: SearchRules, publicOrigin: string | undefined): string {
  const paths = [...NO_PAGES, ...hidden.map((path) => path.replace(/:.*$/, ''))];
  const map = publicOrigin ? ['', `Sitemap: ${publicOrigin}/sitemap.xml`] : [];
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ...map, ''].join('\n');
}

/** Its addresses must be whole, so it needs the public address. */
function sitemapXml({ shown }: SearchRules, publicOrigin: string): string {
  const entries = shown.map((path) => `  <url><loc>${publicOrigin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

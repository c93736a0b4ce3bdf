import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import type { Site } from '#contract/site.ts';
import type { ChangedWords } from '#contract/words.ts';
import { type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { App } from './app/app.tsx';
import { MainAppWait } from './app/main-app/main-app-wait.tsx';
import { PLAIN_PAGES, type PlainPage } from './app/plain-pages.tsx';
import { PRERENDERED_PAGES, type PrerenderedPage, SENT_PAGES, type SentPage } from './app/prerendered-pages.ts';
import { LOADING_WORDS } from './app/route-wait.tsx';
import { ROUTES } from './app/routes.tsx';
import { SCREEN_PATHS } from './parts/site/screen-paths.ts';
import { StageWait } from './parts/site/stage-wait.tsx';
import { renderWithSite } from './parts/site/use-site.ts';
import { renderWithProgramme } from './parts/words/shown-programme.ts';
import { placesOnPage, renderWithWords } from './parts/words/use-words.ts';

export interface RenderedPage extends PrerenderedPage {
  title: string;
  /** No app comes to it. */
  isPlain: boolean;
  html: string;
  /** The places of words that it shows. */
  places: readonly string[];
}

type WordsByPlace = Readonly<Record<string, ChangedWords>>;

/** React sends large parts after the rest otherwise, with a script that puts them in their place. */
const IN_ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Every pre-rendered page as HTML with the words that are shipped, for the build. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages = PLAIN_PAGES.map((page) => renderPlain(page, {}, undefined));
  for (const page of PRERENDERED_PAGES) pages.push(await renderScreen(page, {}));
  return pages;
}

async function renderScreen(page: PrerenderedPage, words: WordsByPlace): Promise<RenderedPage> {
  renderWithWords(words);
  const route = ROUTES.find(({ path }) => path === page.path);
  if (!route) throw new Error(`No screen has the address ${page.path}.`);
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={page.path} />
    </StrictMode>,
    IN_ONE_PIECE,
  );
  const html = withoutTitle(await new Response(prelude).text());
  return { ...page, title: route.title, isPlain: false, html, places: placesOnPage() };
}

function renderPlain({ Page, source, ...page }: PlainPage, words: WordsByPlace, site: Site | undefined): RenderedPage {
  renderWithWords(words);
  renderWithSite(site);
  const html = renderToStaticMarkup(
    <Router ssrPath={page.path}>
      <div data-route>
        <Page />
      </div>
    </Router>,
  );
  renderWithSite(undefined);
  return { ...page, sources: [source], isPlain: true, html, places: [] };
}

/** React writes the title before the page; in the document it stands in the head, where React finds it again. */
function withoutTitle(html: string): string {
  if (!html.includes('<title>')) throw new Error('A page has no title.');
  return html.replace(/<title>.*?<\/title>/, '');
}

/**
 * What is other in each page with these words, this seller and this programme than the build rendered, for the server,
 * which exchanges it in the page that was built. A start waits for this, so a screen is rendered only if it shows a
 * changed word.
 */
export async function pagesWithWords(
  words: WordsByPlace,
  site: Site,
  built: readonly RenderedPage[],
  programme: ProgrammeWords,
): Promise<PageWithWords[]> {
  const pages: PageWithWords[] = [];
  renderWithProgramme(programme);
  for (const { path, html: before, places } of built) {
    const plain = PLAIN_PAGES.find((page) => page.path === path);
    const screen = PRERENDERED_PAGES.find((page) => page.path === path && places.some((place) => words[place]));
    const rendered = plain ? renderPlain(plain, words, site) : screen && (await renderScreen(screen, words));
    if (!rendered || (plain && rendered.html === before)) continue;
    pages.push({ path, before, after: rendered.html, words: changedIn(rendered, words) });
  }
  renderWithProgramme(SHIPPED_WORDS);
  return pages;
}

const changedIn = ({ places }: RenderedPage, words: WordsByPlace): WordsByPlace =>
  Object.fromEntries(places.flatMap((place) => (words[place] ? [[place, words[place]]] : [])));

export interface PageWithWords {
  path: string;
  before: string;
  after: string;
  /** For the page to come alive with. */
  words: WordsByPlace;
}

/** What stands in the pages of members until the app has loaded, by address: no personal data. */
export function renderWaits(): Record<string, string> {
  const rendered = (path: string, wait: ReactNode) => renderToString(<Router ssrPath={path}>{wait}</Router>);
  return {
    [SCREEN_PATHS.mainApp]: rendered(SCREEN_PATHS.mainApp, <MainAppWait />),
    [SCREEN_PATHS.workout]: rendered(SCREEN_PATHS.workout, <StageWait text={LOADING_WORDS} />),
  };
}

/** The pages whose links people send each other. */
export const sentPages = (): readonly SentPage[] => SENT_PAGES;

/** The addresses of all screens, for the server, which answers 404 to every other. */
export const routePatterns = (): string[] => [...PLAIN_PAGES, ...ROUTES].map(({ path }) => path);

/** Which addresses search engines shall know; of members' screens and of those that a letter leads to, none. */
export function searchRules(): { shown: string[]; hidden: string[] } {
  const pages = [...PLAIN_PAGES, ...PRERENDERED_PAGES];
  const shown = pages.filter(({ sameAs }) => sameAs === undefined).map(({ path }) => path);
  const same = pages.map(({ path }) => path).filter((path) => !shown.includes(path));
  const hidden = routePatterns().filter((path) => ![...shown, ...same].includes(path));
  return { shown, hidden };
}

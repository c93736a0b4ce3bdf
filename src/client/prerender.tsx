import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { MainAppWait } from './app/main-app/main-app-wait.tsx';
import { PRERENDERED_PAGES, type PrerenderedPage } from './app/prerendered-pages.ts';
import { ROUTES } from './app/routes.tsx';
import { SCREEN_PATHS } from './platform/screen-paths.ts';

export interface RenderedPage extends PrerenderedPage {
  title: string;
  html: string;
}

/** React sends large parts after the rest otherwise, with a script that puts them in their place. */
const IN_ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Every pre-rendered page as HTML; called by the build, never in the browser. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const page of PRERENDERED_PAGES) {
    const route = ROUTES.find(({ path }) => path === page.path);
    if (!route) throw new Error(`No screen has the address ${page.path}.`);
    const { prelude } = await prerender(
      <StrictMode>
        <App ssrPath={page.path} />
      </StrictMode>,
      IN_ONE_PIECE,
    );
    pages.push({ ...page, title: route.title, html: await new Response(prelude).text() });
  }
  return pages;
}

/** What the main app's page shows until the app is there: nothing of anybody. */
export function renderHomeWait(): string {
  return renderToString(
    <Router ssrPath={SCREEN_PATHS.mainApp}>
      <MainAppWait />
    </Router>,
  );
}

/** The addresses of all screens, for the server, which answers 404 to every other. */
export const routePatterns = (): string[] => ROUTES.map(({ path }) => path);

/** Which addresses search engines shall know; of members' screens and of those that a letter leads to, none. */
export function searchRules(): { shown: string[]; hidden: string[] } {
  const shown = PRERENDERED_PAGES.filter(({ sameAs }) => sameAs === undefined).map(({ path }) => path);
  const same = PRERENDERED_PAGES.map(({ path }) => path).filter((path) => !shown.includes(path));
  const open: string[] = [SCREEN_PATHS.safety];
  const hidden = routePatterns().filter((path) => ![...shown, ...same, ...open].includes(path));
  return { shown, hidden };
}

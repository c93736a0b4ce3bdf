import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DESK_WORDS_ROUTE } from '#contract/paths.ts';
import { changedIds } from '#domain/words/words.ts';
import { findWordsPlace } from '#programme/words/places.ts';
import type { ServerContext } from '#server/context.ts';
import { createMediaLinks } from '#server/features/media/media-links.ts';
import { siteAsSet } from '#server/features/site/site.routes.ts';
import { previewPage } from '#server/features/words/page-words.ts';
import type { PublishedWords } from '#server/features/words/published-words.ts';
import * as storedWords from '#server/features/words/words.repository.ts';
import * as wordsDrafts from '#server/features/words/words-drafts.repository.ts';
import { styleSourcesOf } from '#server/platform/http/client-pages.ts';
import { pagePreviewHeaders } from '#server/platform/http/security-headers.ts';
import { isHttps } from '#server/settings/config.ts';
import { shownFields } from './words-desk.ts';

const NO_PAGE = '<!doctype html><html lang="en-GB"><title>Preview</title><p>There’s no page to preview.</p></html>';

/** The page of a place with its draft in it, as visitors would see it. */
export function previewWordsRoutes(
  context: ServerContext,
  published: PublishedWords,
  clientFolder: string | undefined,
): FastifyPluginAsyncZod {
  const { db, config } = context;
  const links = createMediaLinks(config.dataFolder);
  // It may load its own styles, pictures and fonts, and no script.
  const headersOf = (html: string) => pagePreviewHeaders({ isHttps: isHttps(config) }, styleSourcesOf(html));

  async function pageWithDraft(id: string): Promise<string | undefined> {
    const place = findWordsPlace(id);
    if (place?.path === undefined) return undefined;
    const fields = {
      ...shownFields(place, await storedWords.newest(db, id)),
      ...(await wordsDrafts.find(db, id))?.fields,
    };
    const changed = changedIds(place, fields).map((field) => [field, fields[field] ?? '']);
    const draft = {
      tag: '',
      version: 0,
      fields: Object.fromEntries(changed),
      publishedAt: context.now(),
      isChecked: false,
    };
    const words = new Map([...published.places(), [id, draft] as const]);
    const shown = { words, site: siteAsSet(context, published), programme: published.programme() };
    return previewPage(context, clientFolder, place.path, shown);
  }

  return async (app) => {
    app.get(
      `${DESK_WORDS_ROUTE}/preview`,
      { schema: { params: z.object({ place: z.string() }) } },
      async ({ params }, reply) => {
        const html = links.inPage((await pageWithDraft(params.place)) ?? NO_PAGE, context.now());
        return reply.headers(headersOf(html)).type('text/html; charset=utf-8').send(html);
      },
    );
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PICTURE_ROUTE } from '#contract/paths.ts';
import { PICTURE_ID } from '#domain/words/picture.ts';
import type { ServerContext } from '#server/context.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import * as pictures from './pictures.repository.ts';

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** A portrait or a logo, open to everybody as the pages are; its name changes with its content. */
export function picturesRoutes({ db }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(PICTURE_ROUTE, { schema: { params: z.object({ id: z.string() }) } }, async ({ params: { id } }, reply) => {
      const [, type = ''] = PICTURE_ID.exec(id) ?? [];
      const picture = TYPES[type] && (await pictures.find(db, id));
      if (!picture) return answerNotFound(reply);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(TYPES[type] ?? '')
        .send(Buffer.from(picture.body, 'base64'));
    });
  };
}

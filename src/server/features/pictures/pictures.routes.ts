import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PICTURE_ROUTE } from '#contract/paths.ts';
import { pictureType } from '#domain/words/picture.ts';
import type { ServerContext } from '#server/context.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import * as pictures from './pictures.repository.ts';

/** A portrait or a logo, open to everybody as the pages are; its name changes with its content. */
export function picturesRoutes({ db }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(PICTURE_ROUTE, { schema: { params: z.object({ id: z.string() }) } }, async ({ params: { id } }, reply) => {
      const type = pictureType(id);
      const picture = type && (await pictures.find(db, id));
      if (!picture) return answerNotFound(reply);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(type)
        .send(Buffer.from(picture.body, 'base64'));
    });
  };
}

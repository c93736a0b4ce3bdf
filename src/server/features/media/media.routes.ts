import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MEDIA_ROUTE } from '#contract/paths.ts';
import { type MoveMedia, MoveMediaSchema, type Videos, VideosSchema } from '#contract/videos.ts';
import { MEDIA_ID } from '#domain/media/media.ts';
import type { ServerContext } from '#server/context.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { sendRange } from '#server/platform/http/send-range.ts';
import * as media from './media.repository.ts';
import { createMediaLinks } from './media-links.ts';
import { isPublic, moveMedia, ownFilms, type Words } from './shown-media.ts';

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
const CAPTIONS = /^[0-9a-f]{64}\.vtt$/;

const ParametersSchema = z.object({ file: z.string() });

const QuerySchema = z.object({
  until: z.coerce.number().int().optional().catch(undefined),
  key: z.string().max(60).optional().catch(undefined),
  size: z.literal('small').optional().catch(undefined),
});
type Query = z.infer<typeof QuerySchema>;

const YEAR = 'max-age=31536000, immutable';

/** Films, photos and captions. Without a link that opens, what no public page shows is not there. */
export function mediaRoutes(context: ServerContext, words: Pick<Words, 'find'>): FastifyPluginAsyncZod {
  const { db, config, now } = context;
  const folder = mediaFolderOf(config.dataFolder);
  const links = createMediaLinks(config.dataFolder);
  const mayOpen = (file: string, id: string, query: Query) => isPublic(words, id) || links.opens(file, query, now());

  /** Captions change under their name. */
  async function sendCaptions(file: string, query: Query, reply: FastifyReply): Promise<FastifyReply> {
    const hash = file.slice(0, file.indexOf('.'));
    const film = (await media.of(db, [`${hash}.mp4`, `${hash}.webm`])).find(({ hasCaptions }) => hasCaptions);
    if (!film || !mayOpen(file, film.id, query)) return answerNotFound(reply);
    return reply.header('cache-control', 'private, no-cache').type('text/vtt; charset=utf-8').send(film.captions);
  }

  async function sendFile(request: FastifyRequest, file: string, query: Query, reply: FastifyReply) {
    if (!MEDIA_ID.test(file) || !mayOpen(file, file, query)) return answerNotFound(reply);
    const small = query.size && (await media.find(db, file))?.small;
    const cacheControl = isPublic(words, file) ? `public, ${YEAR}` : `private, ${YEAR}`;
    // The player in the desk's frame is of no origin; whoever has a link has the film.
    if (query.key) void reply.header('cross-origin-resource-policy', 'cross-origin');
    const path = join(folder, small ?? file);
    return sendRange(request, reply.type(typeOf(small ?? file)), { path, cacheControl });
  }

  return async (app) => {
    const schema = { params: ParametersSchema, querystring: QuerySchema };
    app.get(MEDIA_ROUTE, { schema }, async (request, reply) => {
      const { query, params } = request;
      return CAPTIONS.test(params.file)
        ? sendCaptions(params.file, query, reply)
        : sendFile(request, params.file, query, reply);
    });
  };
}

const typeOf = (file: string): string => TYPES[file.slice(file.indexOf('.') + 1)] ?? '';

/** The owner's own film goes before a link to one. */
export function videosRoutes({ db, config, now }: ServerContext, words: Words): FastifyPluginAsyncZod {
  const { dataFolder, videos } = config;
  const shower = { db, dataFolder, links: createMediaLinks(dataFolder), words };
  return async (app) => {
    app.get(
      '/api/users/:id/videos',
      { schema: { response: { 200: VideosSchema } } },
      async (): Promise<Videos> => ({ ...videos, ...(await ownFilms({ ...shower, now: now() })) }),
    );

    app.get(
      '/api/users/:id/videos/moves',
      { schema: { response: { 200: MoveMediaSchema } } },
      (): Promise<MoveMedia> => moveMedia({ ...shower, now: now() }),
    );
  };
}

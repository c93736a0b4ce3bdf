import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Videos, VideosSchema } from '#contract/videos.ts';

/** The operator's own videos: a part of what was paid for, so only members hear where they are. */
export function videosRoutes(videos: Videos): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/users/:id/videos', { schema: { response: { 200: VideosSchema } } }, async () => videos);
  };
}

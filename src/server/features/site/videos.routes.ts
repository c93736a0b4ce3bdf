import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Videos, VideosSchema } from '#contract/videos.ts';

export function videosRoutes(videos: Videos): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/users/:id/videos', { schema: { response: { 200: VideosSchema } } }, async () => videos);
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { WORDS_ROUTE } from '#contract/paths.ts';
import { type ChangedWords, ChangedWordsSchema } from '#contract/words.ts';
import { answerError } from '#server/platform/http/error-answers.ts';

interface WordsNeeds {
  words: { find: (place: string) => ChangedWords | undefined };
}

const AS_SHIPPED = { code: 'not_found', message: 'Nothing was changed here.' } as const;

/** What a place says where the coach has changed it; open to everybody, as the pages are. */
export function wordsRoutes({ words }: WordsNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      WORDS_ROUTE,
      { schema: { params: z.object({ place: z.string() }), response: { 200: ChangedWordsSchema } } },
      async ({ params }, reply) => words.find(params.place) ?? answerError(reply, 404, AS_SHIPPED),
    );
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PROGRAMME_WORDS_PATH, WORDS_ROUTE } from '#contract/paths.ts';
import { ProgrammeWordsSchema } from '#contract/programme-words.ts';
import { ChangedWordsSchema } from '#contract/words.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import type { PublishedWords } from './published-words.ts';

const AS_SHIPPED = { code: 'not_found', message: 'Nothing was changed here.' } as const;

/** What a place says where the coach has changed it, and all that was changed of the programme; open to everybody, as the pages are. */
export function wordsRoutes(words: Pick<PublishedWords, 'find' | 'programme'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      WORDS_ROUTE,
      { schema: { params: z.object({ place: z.string() }), response: { 200: ChangedWordsSchema } } },
      async ({ params }, reply) => words.find(params.place) ?? answerError(reply, 404, AS_SHIPPED),
    );

    app.get(PROGRAMME_WORDS_PATH, { schema: { response: { 200: ProgrammeWordsSchema } } }, () => ({
      words: words.programme(),
    }));
  };
}

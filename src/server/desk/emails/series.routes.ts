import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { type SeriesAnswer, SeriesAnswerSchema, SwitchSeriesSchema } from '#contract/desk/newsletters.ts';
import { DESK_PATHS, DESK_SERIES_ROUTE } from '#contract/paths.ts';
import { NEWSLETTER_SERIES, type NewsletterSeries, SERIES_EMAILS } from '#domain/emails/newsletter-series.ts';
import { EMAIL_WORDS, emailPlaceId } from '#programme/words/email-words.ts';
import type { ServerContext } from '#server/context.ts';
import { recordAs } from '#server/desk/members/member-lookup.ts';
import * as newsletterAnswers from '#server/features/newsletter/newsletter-answers.repository.ts';
import type { StoredNewsletter } from '#server/features/newsletter/newsletters.repository.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import * as words from '#server/features/words/words.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** What the product writes by itself to who said yes, or asked for it. */
export function seriesRoutes({ db }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_PATHS.series, { schema: { response: { 200: SeriesAnswerSchema } } }, async () => {
      const stored = new Map((await newsletters.listSeries(db)).map((one) => [one.id, one]));
      const places = Object.values(SERIES_EMAILS).flat().map(emailPlaceId);
      const published = await words.newestOf(db, places);
      const subjectAt = (place: string) => published.get(place)?.fields.subject;
      const agreed = await newsletterAnswers.count(db);
      return { agreed, series: NEWSLETTER_SERIES.map((id) => answerOf(id, stored, subjectAt)) };
    });
  };
}

export function switchSeriesRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      DESK_SERIES_ROUTE,
      {
        schema: {
          params: z.object({ series: z.enum(NEWSLETTER_SERIES) }),
          body: SwitchSeriesSchema,
          response: { 200: DoneAnswerSchema },
        },
      },
      async (request) => {
        const { params, body } = request;
        const record = recordAs(context, request);
        await inTransaction(context.db, async (transaction) => {
          if (!(await switchAll(transaction, params.series, body.isOn))) return;
          await record(transaction, { action: body.isOn ? 'series_on' : 'series_off', after: params.series });
        });
        return { message: body.isOn ? 'On. It starts with who fits from now on.' : 'Off. Nothing more goes out.' };
      },
    );
  };
}

/** Whether any was switched. */
async function switchAll(
  transaction: Transaction<Database>,
  series: NewsletterSeries,
  isOn: boolean,
): Promise<boolean> {
  const switched: boolean[] = [];
  for (const email of SERIES_EMAILS[series]) switched.push(await newsletters.switchSeries(transaction, email, isOn));
  return switched.includes(true);
}

function answerOf(
  id: NewsletterSeries,
  stored: ReadonlyMap<string, StoredNewsletter>,
  subjectAt: (place: string) => string | undefined,
): SeriesAnswer['series'][number] {
  const rows = SERIES_EMAILS[id].flatMap((email) => stored.get(email) ?? []);
  const sum = (of: (row: StoredNewsletter) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    id,
    isOn: rows.some(({ state }) => state === 'sending'),
    hasStopped: rows.some(({ stoppedBy }) => stoppedBy === 'came_back'),
    sent: sum((row) => row.sent),
    cameBack: sum((row) => row.cameBack),
    unsubscribed: sum((row) => row.unsubscribed),
    emails: SERIES_EMAILS[id].map((email) => {
      const place = emailPlaceId(email);
      return { place, subject: subjectAt(place) ?? EMAIL_WORDS[email].subject };
    }),
  };
}

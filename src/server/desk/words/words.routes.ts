import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import {
  DeskWordsSchema,
  LegalCheckSchema,
  PublishWordsSchema,
  TakeBackLegalCheckSchema,
  WordsDraftAnswerSchema,
  WordsDraftSchema,
  WordsPlaceAnswerSchema,
  WordsSeenSchema,
  WordsVersionRouteSchema,
  WordsVersionSchema,
} from '#contract/desk/words.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { DESK_PATHS, DESK_WORDS_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { fieldsOf } from '#domain/words/words.ts';
import { findWordsPlace } from '#programme/words/places.ts';
import type { ServerContext } from '#server/context.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { placeAnswer, versionAnswer, wordsList } from './words-answers.ts';
import type { Shown } from './words-desk.ts';
import {
  dropDraft,
  keepLegalCheck,
  publishOrPlan,
  saveDraft,
  takeBackLegalCheck,
  type WordsRefusal,
} from './words-desk.ts';

const PlaceRouteSchema = z.object({ place: z.string() });

const NO_SUCH = { code: 'not_found', message: 'We can’t find this text.' } as const;
const CHANGED_MEANWHILE = {
  code: 'changed_meanwhile',
  message: 'Someone else just changed this text. Yours is still here. Check theirs first.',
} as const;
/** Nobody has checked anything tomorrow. */
export const NOT_YET = invalidField('checkedOn', 'Choose today or earlier.');
const TOO_SOON = invalidField('on', 'Choose a later day, or leave it empty.');
/** Of a lawyer, or of a clinician. */
export const OTHER_CHECK = {
  code: 'changed_meanwhile',
  message: 'Someone just changed or removed this check. See what’s there now.',
} as const;
export const TAKEN_BACK = { message: 'The check is taken back.' } as const;
const NOTHING_NEW = { code: 'invalid_input', message: 'This text is already live.' } as const;

/** A place has no more than these where each is named at once. */
const MOST_NAMED = 3;

type Answered = Parameters<typeof answerError>[2];

const by = (request: FastifyRequest) => ({ operator: deskSessionOf(request).operator });

/** What a refusal of an action is answered with. */
function refusalAnswer(refusal: WordsRefusal, id: string): [status: 400 | 404 | 409, answer: Answered] {
  if (refusal.reason === 'no_such_place') return [404, NO_SUCH];
  if (refusal.reason === 'changed_meanwhile') return [409, CHANGED_MEANWHILE];
  return [400, refusal.fields ? problemsAnswer(refusal.fields, id) : NOTHING_NEW];
}

function problemsAnswer(fields: FieldProblem[], id: string): Answered {
  const labels = new Map(fieldsOf(findWordsPlace(id) ?? { sections: [] }).map((field) => [field.id, field.label]));
  const named = fields.map((problem) => `${labels.get(problem.field)}: ${problem.message}`);
  const message = named.length > MOST_NAMED ? 'Please check the marked fields.' : named.join(' ');
  return { code: 'invalid_input', message, fields };
}

/** Every place with its words and their history. */
export function deskWordsRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_PATHS.words, { schema: { response: { 200: DeskWordsSchema } } }, () => wordsList(context));

    app.get(
      DESK_WORDS_ROUTE,
      { schema: { params: PlaceRouteSchema, response: { 200: WordsPlaceAnswerSchema } } },
      async ({ params }, reply) => (await placeAnswer(context, params.place)) ?? answerError(reply, 404, NO_SUCH),
    );

    app.get(
      `${DESK_WORDS_ROUTE}/versions/:version`,
      { schema: { params: WordsVersionRouteSchema, response: { 200: WordsVersionSchema } } },
      async ({ params }, reply) =>
        (await versionAnswer(context, params.place, params.version)) ?? answerError(reply, 404, NO_SUCH),
    );
  };
}

/** Drafts are seen at the desk only. */
export function draftWordsRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_WORDS_ROUTE}/draft`,
      { schema: { params: PlaceRouteSchema, body: WordsDraftSchema, response: { 200: WordsDraftAnswerSchema } } },
      async (request, reply) => {
        const kept = await saveDraft(context, request.params.place, { ...request.body, ...by(request) });
        if (!kept.ok) return answerError(reply, ...refusalAnswer(kept, request.params.place));
        return { message: 'Draft saved.', revision: kept.revision, at: kept.at, problems: kept.problems };
      },
    );

    app.post(
      `${DESK_WORDS_ROUTE}/draft/drop`,
      { schema: { params: PlaceRouteSchema, body: WordsSeenSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const dropped = await dropDraft(context, request.params.place, request.body);
        if (!dropped.ok) return answerError(reply, ...refusalAnswer(dropped, request.params.place));
        return { message: 'Draft discarded. Members see no change.' };
      },
    );
  };
}

/** Legal texts require a recent proof, hence a route of their own. */
export function publishWordsRoutes(
  context: ServerContext,
  shown: Shown,
  kind: 'legal' | 'other',
): FastifyPluginAsyncZod {
  const url = `${DESK_WORDS_ROUTE}/${kind === 'legal' ? 'publish-legal' : 'publish'}`;
  return async (app) => {
    app.post(
      url,
      { schema: { params: PlaceRouteSchema, body: PublishWordsSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const { place } = request.params;
        const { on, ...seen } = request.body;
        if ((findWordsPlace(place)?.group === 'legal') !== (kind === 'legal')) return answerError(reply, 404, NO_SUCH);
        if (isTooSoon(on, context)) return answerError(reply, 400, TOO_SOON);
        const published = await publishOrPlan(context, shown, place, { ...seen, on, ...by(request) });
        if (!published.ok) return answerError(reply, ...refusalAnswer(published, place));
        return { message: published.text };
      },
    );
  };
}

const isTooSoon = (on: string | undefined, { now }: ServerContext): boolean =>
  on !== undefined && on <= londonDayAt(now());

/** That a lawyer has checked what is shown. */
export function readWordsRoutes(context: ServerContext, shown: Shown): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_WORDS_ROUTE}/check`,
      { schema: { params: PlaceRouteSchema, body: LegalCheckSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        if (request.body.checkedOn > londonDayAt(context.now())) return answerError(reply, 400, NOT_YET);
        const checked = await keepLegalCheck(context, shown, request.params.place, { ...request.body, ...by(request) });
        if (!checked.ok) return answerError(reply, ...refusalAnswer(checked, request.params.place));
        return { message: 'This version is marked as checked.' };
      },
    );

    app.post(
      `${DESK_WORDS_ROUTE}/check/take-back`,
      { schema: { params: PlaceRouteSchema, body: TakeBackLegalCheckSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const { place } = request.params;
        const taken = await takeBackLegalCheck(context, shown, place, { ...request.body, ...by(request) });
        if (!taken.ok && taken.reason === 'changed_meanwhile') return answerError(reply, 409, OTHER_CHECK);
        if (!taken.ok) return answerError(reply, ...refusalAnswer(taken, place));
        return TAKEN_BACK;
      },
    );
  };
}

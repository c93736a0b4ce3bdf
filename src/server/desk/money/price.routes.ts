import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { type NewPrice, NewPriceSchema, type PriceAnswer, PriceAnswerSchema } from '#contract/desk/price.ts';
import { DESK_PATHS, DESK_PRICE_WITHDRAW_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { PRICE_BOUNDS_PENCE, poundsText, priceAt, STANDARD_PRICE_PENCE } from '#domain/purchases/price.ts';
import { addDays, longDate } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import type { ServerContext } from '#server/context.ts';
import { recordAs } from '#server/desk/members/member-lookup.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import * as settings from '#server/desk/site/settings.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { StoredPrice } from './prices.repository.ts';
import * as prices from './prices.repository.ts';

const DAYS_AHEAD = 366;

const WRONG_AMOUNT = invalidField(
  'amount',
  `Enter ${poundsText(PRICE_BOUNDS_PENCE.least)} to ${poundsText(PRICE_BOUNDS_PENCE.most)}.`,
);
const PRICE_ALREADY = invalidField('amount', 'That’s already the price.');
const DAY_OVER = invalidField('from', 'That date has passed.');
const TOO_FAR = invalidField('from', 'Choose a date within a year.');
const HOLDS_ALREADY = {
  code: 'changed_meanwhile',
  message: 'This price has already started or been cancelled.',
} as const;

/** The price with its history. */
export function priceRoutes({ db, now }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_PATHS.price, { schema: { response: { 200: PriceAnswerSchema } } }, async () =>
      answerOf(await prices.list(db), now()),
    );
  };
}

/** Raises the settings version, so that every process reloads; `holdNow` reloads this one, false if that comes later. */
export function changePriceRoutes(context: ServerContext, holdNow: () => Promise<boolean>): FastifyPluginAsyncZod {
  const { db, now, createId } = context;
  return async (app) => {
    app.post(
      DESK_PATHS.price,
      { schema: { body: NewPriceSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const known = await prices.list(db);
        const refusal = refusalOf(request.body, known, now());
        if (refusal) return answerError(reply, 400, refusal);
        const asked = momentOf(request.body, now());
        const { amount: amountPence } = request.body;
        const setBy = deskSessionOf(request).operator.name;
        const told = `${poundsText(amountPence)} from ${longDate(londonDayAt(asked))}`;
        await inTransaction(db, async (transaction) => {
          await prices.add(transaction, { id: createId(), amountPence, holdsFrom: asked, setAt: now(), setBy });
          await settings.bumpVersion(transaction);
          const before = poundsText(priceAt(known, asked));
          await recordAs(context, request)(transaction, { action: 'price_set', before, after: told });
        });
        await holdNow();
        return { message: `Saved: ${told}.${asked <= now() ? ' Buyers see it within some seconds.' : ''}` };
      },
    );

    app.post(
      DESK_PRICE_WITHDRAW_ROUTE,
      { schema: { params: z.object({ priceId: z.string() }), response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const withdrawn = await inTransaction(db, async (transaction) => {
          const amountPence = await prices.withdraw(transaction, request.params.priceId, now());
          if (amountPence === undefined) return undefined;
          await settings.bumpVersion(transaction);
          const told = {
            before: poundsText(amountPence),
            after: poundsText(priceAt(await prices.list(transaction), now())),
          };
          await recordAs(context, request)(transaction, { action: 'price_withdrawn', ...told });
          return amountPence;
        });
        if (withdrawn === undefined) return answerError(reply, 409, HOLDS_ALREADY);
        await holdNow();
        return { message: `${poundsText(withdrawn)} is cancelled.` };
      },
    );
  };
}

function answerOf(stored: readonly StoredPrice[], now: number): PriceAnswer {
  const held = stored.filter(({ holdsFrom }) => holdsFrom <= now);
  const current = held.at(-1);
  return {
    nowPence: priceAt(stored, now),
    standardPence: STANDARD_PRICE_PENCE,
    today: londonDayAt(now),
    prices: stored
      .map((price) => ({
        ...price,
        state: price === current ? ('now' as const) : price.holdsFrom > now ? ('coming' as const) : ('over' as const),
      }))
      .toReversed(),
  };
}

/** Midnight in London, but for today, which has begun. */
const momentOf = ({ from }: NewPrice, now: number): number =>
  from === null || from === londonDayAt(now) ? now : timeZone('Europe/London').instantOf(from, 0);

/** Its moment is reckoned once the day is near: far ahead there is none. */
function refusalOf({ amount, from }: NewPrice, known: readonly StoredPrice[], now: number) {
  const today = londonDayAt(now);
  if (amount < PRICE_BOUNDS_PENCE.least || amount > PRICE_BOUNDS_PENCE.most) return WRONG_AMOUNT;
  if (from !== null && from < today) return DAY_OVER;
  if (from !== null && from > addDays(today, DAYS_AHEAD)) return TOO_FAR;
  return priceAt(known, momentOf({ amount, from }, now)) === amount ? PRICE_ALREADY : undefined;
}

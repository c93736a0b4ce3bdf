import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { DeskPageSchema } from '#contract/desk/activity-log.ts';
import {
  MoneyAnswerSchema,
  type NewOffer,
  NewOfferSchema,
  type Offer,
  OffersAnswerSchema,
  OfferUsesAnswerSchema,
  PurchaseSearchSchema,
  PurchasesAnswerSchema,
} from '#contract/desk/money.ts';
import { DESK_OFFER_END_ROUTE, DESK_OFFER_USES_ROUTE, DESK_PATHS } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { VisitsAnswerSchema } from '#contract/visits.ts';
import { type Discount, discountProblem } from '#domain/purchases/offer.ts';
import { poundsText, priceAt } from '#domain/purchases/price.ts';
import type { ServerContext } from '#server/context.ts';
import { recordAs } from '#server/desk/members/member-lookup.ts';
import * as offerUses from '#server/features/checkout/offer-uses.repository.ts';
import type { RecordAction } from '#server/features/purchases/operate-purchases.ts';
import * as visitCounts from '#server/features/visits/visit-counts.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import * as money from './money.repository.ts';
import * as offers from './offers.repository.ts';

const DAYS_MS = 29 * 86_400_000;

const OFFER_PROBLEMS = {
  nothing_off: 'Enter an amount above 0.',
  too_much: 'Buyers must pay at least £1.00. To give free access, send an invite from Members.',
} as const;
const NEVER = invalidField('until', 'The last day is before the first day.');
const OVER = invalidField('until', 'That date has passed.');
const CODE_TAKEN = invalidField('code', 'You already have this code, or had it before. Choose another.');
const ENDED = invalidField('code', 'This offer has already ended.');

/** Sums, without a name. */
export function numbersRoutes({ db, now }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_PATHS.money, { schema: { response: { 200: MoneyAnswerSchema } } }, async () => ({
      days: await money.days(db, now() - DAYS_MS, now()),
    }));

    app.get(DESK_PATHS.visits, { schema: { response: { 200: VisitsAnswerSchema } } }, async () => ({
      steps: await visitCounts.compare(db, londonDayAt(now())),
    }));
  };
}

export function moneyRoutes({ db, config, now }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      DESK_PATHS.purchases,
      { schema: { querystring: PurchaseSearchSchema, response: { 200: PurchasesAnswerSchema } } },
      async ({ query }) => money.purchases(db, query),
    );

    app.get(DESK_PATHS.offers, { schema: { response: { 200: OffersAnswerSchema } } }, async () => {
      const made = await offers.list(db);
      const counts = await offerUses.countsOf(
        db,
        made.map(({ code }) => code),
      );
      return {
        pricePence: priceAt(config.prices, now()),
        today: londonDayAt(now()),
        offers: made.map((offer) => ({ ...offer, ...(counts.get(offer.code) ?? { paid: 0, open: 0 }) })),
      };
    });

    app.get(
      DESK_OFFER_USES_ROUTE,
      {
        schema: {
          params: z.object({ code: z.string() }),
          querystring: DeskPageSchema,
          response: { 200: OfferUsesAnswerSchema },
        },
      },
      async ({ params, query }) => offerUses.listUses(db, params.code, query.after),
    );
  };
}

export function changeOffersRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, config, now } = context;
  return async (app) => {
    app.post(
      DESK_PATHS.offers,
      { schema: { body: NewOfferSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const { value: typed, ...offer } = request.body;
        const discount = discountOf(offer.kind, typed);
        const refusal = refusalOf(discount, {
          from: offer.from,
          until: offer.until,
          today: londonDayAt(now()),
          pricePence: priceAt(config.prices, now()),
        });
        if (refusal) return answerError(reply, 400, refusal);
        const isMade = await makeOffer(context, recordAs(context, request), { ...offer, ...discount, madeAt: now() });
        if (!isMade) return answerError(reply, 409, CODE_TAKEN);
        return { message: `Offer ${offer.code} is live: ${discountText(discount)}.` };
      },
    );

    app.post(
      DESK_OFFER_END_ROUTE,
      { schema: { params: z.object({ code: z.string() }), response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const { code } = request.params;
        const isEnded = await inTransaction(db, async (transaction) => {
          if (!(await offers.end(transaction, code, now()))) return false;
          await recordAs(context, request)(transaction, { action: 'offer_ended', before: code });
          return true;
        });
        return isEnded ? { message: `Offer ${code} has ended.` } : answerError(reply, 409, ENDED);
      },
    );
  };
}

interface Standing {
  from: string | null;
  until: string | null;
  today: string;
  pricePence: number;
}

function refusalOf(discount: Discount, { from, until, today, pricePence }: Standing) {
  const problem = discountProblem(pricePence, discount);
  if (problem) return invalidField('value', OFFER_PROBLEMS[problem]);
  if (until === null) return undefined;
  if (until < today) return OVER;
  return from !== null && until < from ? NEVER : undefined;
}

/** False where there is such a code. */
async function makeOffer({ db }: ServerContext, record: RecordAction, offer: Omit<Offer, 'endedAt'>): Promise<boolean> {
  try {
    await inTransaction(db, async (transaction) => {
      await offers.add(transaction, offer);
      await record(transaction, { action: 'offer_made', after: `${offer.code}, ${discountText(offer)}` });
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function discountOf(kind: NewOffer['kind'], typed: string): Discount {
  const number = Number(typed.replace(',', '.'));
  return { kind, value: Math.round(kind === 'amount' ? number * 100 : number) };
}

const discountText = ({ kind, value }: Discount) => `${kind === 'amount' ? poundsText(value) : `${value} %`} off`;

import type { Kysely, Transaction } from 'kysely';
import type { Offer } from '#contract/desk/money.ts';
import { discountedPence, type OfferProblem, offerProblem } from '#domain/purchases/offer.ts';
import { type Quote, type QuoteAsked, quoteAt } from '#domain/purchases/quote.ts';
import type { ServerContext } from '#server/context.ts';
import type { NewPurchase } from '#server/features/purchases/purchase-changes.repository.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { OfferHolder } from './offer-uses.repository.ts';
import * as offerUses from './offer-uses.repository.ts';

/** What a page has told the buyer, and the code that the buyer typed. */
export interface QuoteWish {
  seenPence?: number | undefined;
  offerCode?: string | undefined;
}

export interface OfferRefused {
  ok: false;
  reason: 'offer';
  problem: OfferProblem;
}

export const offerRefused = (problem: OfferProblem): OfferRefused => ({ ok: false, reason: 'offer', problem });

/** Quotes what a checkout that begins now asks for; undefined where there is no such code. */
export async function quoteWith(
  context: ServerContext,
  { seenPence, offerCode }: QuoteWish,
): Promise<Quote | undefined> {
  if (offerCode === undefined) return quoteNow(context, { seenPence });
  const offer = await offerUses.find(context.db, offerCode);
  return offer && quoteNow(context, { seenPence, offer });
}

const quoteNow = ({ config, now }: ServerContext, asked: QuoteAsked): Quote => quoteAt(config.prices, now(), asked);

interface OfferQuestion {
  offerCode: string;
  email: string | undefined;
  holder: OfferHolder | undefined;
  /** The address is asked for later. */
  isAddressLater: boolean;
  /** The price that the page of the buyer tells. */
  seenPence: number | undefined;
}

/** Tells what a code would take off, before a checkout begins. */
export async function askOffer(
  context: ServerContext,
  question: OfferQuestion,
): Promise<(Quote & { ok: true }) | OfferRefused> {
  const { offerCode, seenPence, holder, email, isAddressLater } = question;
  const offer = await offerUses.find(context.db, offerCode);
  if (!offer) return offerRefused('unknown');
  const seenLess = seenPence === undefined ? undefined : discountedPence(seenPence, offer);
  const quote = quoteNow(context, { seenPence: seenLess, offer });
  const problem = await problemNow(context, context.db, { offer, email, holder, pricePence: quote.fullPence });
  if (problem && !(problem === 'address_needed' && isAddressLater)) return offerRefused(problem);
  return { ok: true, ...quote };
}

/**
 * Stores a purchase that begins. With a code its use is taken in the same transaction, under the lock of the code, so
 * that of many buyers at once no more have it than may.
 */
export function beginPurchase(
  context: ServerContext,
  purchase: NewPurchase,
  {
    holder,
    alsoKeep,
  }: { holder?: OfferHolder; alsoKeep?: (transaction: Transaction<Database>) => Promise<unknown> } = {},
): Promise<OfferProblem | undefined> {
  const { offerCode: code, email, fullPricePence: pricePence } = purchase;
  return inTransaction(context.db, async (transaction) => {
    if (code !== undefined) {
      const offer = await offerUses.lock(transaction, code);
      const problem = offer ? await problemNow(context, transaction, { offer, email, holder, pricePence }) : 'unknown';
      if (problem) return problem;
    }
    await purchaseChanges.insert(transaction, purchase);
    await alsoKeep?.(transaction);
    return undefined;
  });
}

interface OfferUseAsked {
  offer: Offer;
  email: string | undefined;
  holder: OfferHolder | undefined;
  pricePence: number;
}

async function problemNow(
  context: ServerContext,
  within: Kysely<Database>,
  { offer, email, holder, pricePence }: OfferUseAsked,
): Promise<OfferProblem | undefined> {
  const { now } = context;
  const { code, limit, oncePerAddress } = offer;
  const asked = { code, except: holder };
  const uses = limit === null ? 0 : await offerUses.countUses(within, asked, limit);
  const isKnown = oncePerAddress && email !== undefined;
  const isUsedByAddress = isKnown ? await offerUses.isUsedBy(within, email, asked) : undefined;
  return offerProblem(offer, { today: londonDayAt(now()), pricePence, uses, isUsedByAddress });
}

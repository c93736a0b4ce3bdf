import type { Kysely } from 'kysely';
import type { Offer } from '#contract/desk/money.ts';
import { discountedPence, type OfferProblem, offerProblem } from '#domain/purchases/offer.ts';
import type { Quote, QuoteAsked } from '#domain/purchases/quote.ts';
import type { NewPurchase } from '#server/features/purchases/purchase-changes.repository.ts';
import type { PurchasesRepository } from '#server/features/purchases/purchases.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { OfferHolder, OfferUsesRepository } from './offer-uses.repository.ts';

export interface OfferNeeds {
  db: Kysely<Database>;
  quote: (asked: QuoteAsked) => Quote;
  offerUses: OfferUsesRepository;
  now: () => number;
}

/** What a page has told its buyer, and the code that she typed. */
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

/** What a checkout that begins now asks for; undefined where there is no such code. */
export async function quoteWith(
  { quote, offerUses }: Pick<OfferNeeds, 'quote' | 'offerUses'>,
  { seenPence, offerCode }: QuoteWish,
): Promise<Quote | undefined> {
  if (offerCode === undefined) return quote({ seenPence });
  const offer = await offerUses.find(offerCode);
  return offer && quote({ seenPence, offer });
}

interface OfferQuestion {
  offerCode: string;
  email: string | undefined;
  holder: OfferHolder | undefined;
  /** The address is asked for later. */
  isAddressLater: boolean;
  /** The price that her page tells. */
  seenPence: number | undefined;
}

/** What a code would take off, before anything is begun. */
export async function askOffer(
  needs: OfferNeeds,
  question: OfferQuestion,
): Promise<(Quote & { ok: true }) | OfferRefused> {
  const { offerCode, seenPence, holder, email, isAddressLater } = question;
  const offer = await needs.offerUses.find(offerCode);
  if (!offer) return offerRefused('unknown');
  const seenLess = seenPence === undefined ? undefined : discountedPence(seenPence, offer);
  const quote = needs.quote({ seenPence: seenLess, offer });
  const problem = await problemNow(needs, needs.db, { offer, email, holder, pricePence: quote.fullPence });
  if (problem && !(problem === 'address_needed' && isAddressLater)) return offerRefused(problem);
  return { ok: true, ...quote };
}

/**
 * Keeps a purchase that begins. With a code its use is taken in the same transaction, under the code's lock, so that of
 * many buyers at once no more have it than may.
 */
export function beginPurchase(
  needs: OfferNeeds & { purchases: PurchasesRepository },
  purchase: NewPurchase,
  { holder, alsoKeep }: { holder?: OfferHolder; alsoKeep?: (transaction: Kysely<Database>) => Promise<unknown> } = {},
): Promise<OfferProblem | undefined> {
  const { offerCode: code, email, fullPricePence: pricePence } = purchase;
  return inTransaction(needs.db, async (transaction) => {
    if (code !== undefined) {
      const offer = await needs.offerUses.lock(transaction, code);
      const problem = offer ? await problemNow(needs, transaction, { offer, email, holder, pricePence }) : 'unknown';
      if (problem) return problem;
    }
    await needs.purchases.insert(purchase, transaction);
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
  { offerUses, now }: OfferNeeds,
  within: Kysely<Database>,
  { offer, email, holder, pricePence }: OfferUseAsked,
): Promise<OfferProblem | undefined> {
  const { code, limit, oncePerAddress } = offer;
  const asked = { code, except: holder };
  const uses = limit === null ? 0 : await offerUses.countUses(within, asked, limit);
  const isKnown = oncePerAddress && email !== undefined;
  const isUsedByAddress = isKnown ? await offerUses.isUsedBy(within, email, asked) : undefined;
  return offerProblem(offer, { today: londonDayAt(now()), pricePence, uses, isUsedByAddress });
}

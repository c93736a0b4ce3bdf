import { giftOpening } from '#domain/gift.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import { type Gift, giftFacts } from '#server/features/payments/gift-row.repository.ts';
import type { GiftsRepository } from '#server/features/payments/gifts.repository.ts';
import type { Purchase } from '#server/features/payments/purchase-row.repository.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent } from './email-layout.ts';
import {
  giftClaimedEmail,
  giftClosedEmail,
  giftHeldEmail,
  giftLetterEmail,
  giftNotArrivedEmail,
  giftReceiptEmail,
  giftReturnedEmail,
  giftWaitingEmail,
} from './gift-emails.ts';
import type { Operator } from './operator.ts';

export interface GiftEmailNeeds {
  accounts: AccountsRepository;
  gifts: GiftsRepository;
  findPurchase: (purchaseId: string) => Promise<Purchase | undefined>;
  operator: Operator;
  siteOrigin: () => string;
  randomBytes: (size: number) => Buffer;
  now: () => number;
}

type GiftEmail = EmailOf<
  | 'gift_receipt'
  | 'gift_claimed'
  | 'gift_returned'
  | 'gift_not_arrived'
  | 'gift_waiting'
  | 'gift_letter'
  | 'gift_held'
  | 'gift_closed'
>;

/** Undefined for what is no longer due. */
export async function giftEmailContent(
  needs: GiftEmailNeeds,
  email: GiftEmail,
  envelope: { recipient: string },
): Promise<EmailContent | undefined> {
  const { operator, siteOrigin } = needs;
  switch (email.kind) {
    case 'gift_receipt':
      return receiptContent(needs, email);
    case 'gift_claimed':
      return giftClaimedEmail(email);
    case 'gift_returned':
      return giftReturnedEmail(email, operator);
    case 'gift_not_arrived':
      return giftNotArrivedEmail(email, await giverLink(needs, email.purchaseId));
    case 'gift_waiting':
      return waitingContent(needs, email);
    case 'gift_letter':
      return letterContent(needs, email, envelope);
    case 'gift_held':
      return giftHeldEmail(email, operator);
    case 'gift_closed':
      return giftClosedEmail(email, operator, siteOrigin());
  }
}

async function giverLink({ gifts, siteOrigin, randomBytes, now }: GiftEmailNeeds, purchaseId: string) {
  return `${siteOrigin()}/gifts#${await gifts.issueGiverKey(purchaseId, { randomBytes, now: now() })}`;
}

async function receiptContent(
  needs: GiftEmailNeeds,
  email: EmailOf<'gift_receipt'>,
): Promise<EmailContent | undefined> {
  const gift = await needs.gifts.find(email.purchaseId);
  if (!gift) return undefined;
  return giftReceiptEmail(email, gift, needs.operator, {
    site: needs.siteOrigin(),
    gift: await giverLink(needs, email.purchaseId),
  });
}

async function openGift(needs: GiftEmailNeeds, purchaseId: string): Promise<Gift | 'held' | undefined> {
  const [gift, purchase] = [await needs.gifts.find(purchaseId), await needs.findPurchase(purchaseId)];
  const opening = gift && purchase && giftOpening(giftFacts(purchase, gift));
  if (opening === 'held') return 'held';
  return opening === 'open' ? gift : undefined;
}

async function waitingContent(
  needs: GiftEmailNeeds,
  email: EmailOf<'gift_waiting'>,
): Promise<EmailContent | undefined> {
  const gift = await openGift(needs, email.purchaseId);
  if (gift === undefined || gift === 'held') return undefined;
  return giftWaitingEmail(email, await giverLink(needs, email.purchaseId));
}

async function letterContent(
  needs: GiftEmailNeeds,
  { purchaseId, round }: EmailOf<'gift_letter'>,
  { recipient }: { recipient: string },
): Promise<EmailContent | undefined> {
  const { accounts, gifts, randomBytes, now, siteOrigin } = needs;
  const gift = await openGift(needs, purchaseId);
  // Looked into just now: the letter is tried again, and its giver hears of it if that takes days.
  if (gift === 'held') throw new Error('The payment of the gift is being looked into.');
  if (gift?.letterRound !== round || gift.recipientEmail !== recipient) return undefined;
  const owner = await accounts.findContactByEmail(recipient);
  const hasAccess = owner !== undefined && (await accounts.find(owner.userId))?.subscriptionStatus === 'active';
  const code = await gifts.issueCode(purchaseId, 'letter', { randomBytes, now: now() });
  return giftLetterEmail(gift, { code, site: siteOrigin(), hasAccess });
}

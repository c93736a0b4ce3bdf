import type { Transaction } from 'kysely';
import { GIFT_ASKED_AFTER_DAYS } from '#domain/gifts/gift.ts';
import type { ServerContext } from '#server/context.ts';
import type { Payer } from '#server/features/emails/email-budget.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as giftChanges from './gift-changes.repository.ts';
import type { Gift } from './gifts.repository.ts';
import * as gifts from './gifts.repository.ts';

type GiftEmailContext = Pick<ServerContext, 'db' | 'now' | 'createId' | 'log'>;

import { tellGiver } from './queue-gift-email.ts';

const BATCH = 100;
const ONE_DAY_MS = 86_400_000;
const FORGOTTEN_AFTER_MS = 30 * ONE_DAY_MS;

/** Sends what is due, once, and tells the giver of an e-mail that did not arrive. One failure does not stop the rest. */
export async function lookAfterGiftEmails(context: GiftEmailContext): Promise<void> {
  await sendDue(context);
  await noteWhatBecameOfThem(context);
}

/**
 * Asks the givers of gifts that nobody has claimed for long, once, and forgets what nobody needs of gifts that are
 * over.
 */
export async function lookAfterWaiting(context: GiftEmailContext): Promise<void> {
  const { db, now } = context;
  const paidBefore = now() - GIFT_ASKED_AFTER_DAYS * ONE_DAY_MS;
  for (const gift of await gifts.listToAskAbout(db, paidBefore, BATCH)) {
    await attempt(context, gift, async (transaction) => {
      const { purchaseId } = gift;
      if (!(await giftChanges.noteAsked(transaction, purchaseId, now()))) return;
      const email = (firstName: string) => ({ kind: 'gift_waiting', purchaseId, firstName }) as const;
      await tellGiver(context, transaction, gift, { email, onceFor: purchaseId });
    });
  }
  await giftChanges.forgetEnded(db, now() - FORGOTTEN_AFTER_MS);
}

async function sendDue(context: GiftEmailContext): Promise<void> {
  const { db, now } = context;
  for (const gift of await gifts.listEmailsDue(db, now(), BATCH)) {
    await attempt(context, gift, async (transaction) => {
      const to = gift.recipientEmail;
      if (to === undefined || !(await giftChanges.noteEmailQueued(transaction, gift, now()))) return;
      const { purchaseId, emailRound: round } = gift;
      const email = { kind: 'gift_email', purchaseId, round } as const;
      const message = { to, email, onceFor: onceForOf(gift), payer: payerOf(gift) };
      if (!(await emails.queueToOther(transaction, context, message))) {
        await giftChanges.postponeEmail(transaction, gift, nextDayAfter(now()));
      }
    });
  }
}

async function noteWhatBecameOfThem(context: GiftEmailContext): Promise<void> {
  let after = '';
  for (;;) {
    const underWay = await gifts.listEmailsUnderWay(context.db, after, BATCH);
    for (const gift of underWay) {
      await attempt(context, gift, (transaction) => noteOutcome(context, transaction, gift));
    }
    if (underWay.length < BATCH) return;
    after = underWay.at(-1)?.purchaseId ?? '';
  }
}

async function attempt(
  { db, log }: GiftEmailContext,
  gift: Gift,
  work: (transaction: Transaction<Database>) => Promise<unknown>,
): Promise<void> {
  try {
    await inTransaction(db, work);
  } catch (error) {
    log.error({ err: error, purchaseId: gift.purchaseId }, 'gift email failed');
  }
}

const payerOf = ({ giverId, giverEmail, purchaseId }: Gift): Payer =>
  giverId === undefined ? { email: giverEmail ?? purchaseId } : { userId: giverId };

/** When the daily budget of e-mails begins anew. */
const nextDayAfter = (now: number) => (Math.floor(now / ONE_DAY_MS) + 1) * ONE_DAY_MS;

const onceForOf = ({ purchaseId, emailRound }: Gift) => `${purchaseId}:${emailRound}`;

async function noteOutcome(context: GiftEmailContext, transaction: Transaction<Database>, gift: Gift): Promise<void> {
  const { now } = context;
  const state = await emails.stateOf(transaction, { kind: 'gift_email', onceFor: onceForOf(gift) });
  if (state === 'sent') return giftChanges.noteEmailSent(transaction, gift, now());
  if (state !== 'given_up' || !(await giftChanges.noteEmailFailed(transaction, gift, now()))) return;
  const { purchaseId } = gift;
  const email = (firstName: string) => ({ kind: 'gift_not_arrived', purchaseId, firstName }) as const;
  await tellGiver(context, transaction, gift, { email, onceFor: onceForOf(gift) });
}

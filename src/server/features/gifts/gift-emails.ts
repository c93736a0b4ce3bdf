import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { GIFT_ASKED_AFTER_DAYS } from '#domain/gifts/gift.ts';
import type { Payer } from '#server/features/emails/email-budget.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Gift } from './gift-row.repository.ts';
import { type GiftEmailNeeds, tellGiver } from './queue-gift-email.ts';

interface GiftLettersNeeds extends GiftEmailNeeds {
  db: Kysely<Database>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const BATCH = 100;
const ONE_DAY_MS = 86_400_000;
const FORGOTTEN_AFTER_MS = 30 * ONE_DAY_MS;

/** Sends what is due, once, and tells the giver of a letter that did not arrive. One failure does not stop the rest. */
export function createGiftLetters(needs: GiftLettersNeeds) {
  const { db, gifts, emails, now, log } = needs;

  async function attempt(gift: Gift, work: (transaction: Kysely<Database>) => Promise<unknown>): Promise<void> {
    try {
      await inTransaction(db, work);
    } catch (error) {
      log.error({ err: error, purchaseId: gift.purchaseId }, 'gift e-mail failed');
    }
  }

  async function sendDue(): Promise<void> {
    for (const gift of await gifts.listLettersDue(now(), BATCH)) {
      await attempt(gift, async (transaction) => {
        const to = gift.recipientEmail;
        if (to === undefined || !(await gifts.noteLetterQueued(transaction, gift, now()))) return;
        const { purchaseId, letterRound: round } = gift;
        const email = { kind: 'gift_letter', purchaseId, round } as const;
        const letter = { to, email, onceFor: letterOf(gift), payer: payerOf(gift) };
        if (!(await emails.queueToOther(transaction, letter))) {
          await gifts.postponeLetter(transaction, gift, nextDayAfter(now()));
        }
      });
    }
  }

  async function noteWhatBecameOfThem(): Promise<void> {
    let after = '';
    for (;;) {
      const underWay = await gifts.listLettersUnderWay(after, BATCH);
      for (const gift of underWay) await attempt(gift, (transaction) => noteOutcome(needs, transaction, gift));
      if (underWay.length < BATCH) return;
      after = underWay.at(-1)?.purchaseId ?? '';
    }
  }

  return {
    async lookAfterLetters(): Promise<void> {
      await sendDue();
      await noteWhatBecameOfThem();
    },

    async lookAfterWaiting(): Promise<void> {
      const paidBefore = now() - GIFT_ASKED_AFTER_DAYS * ONE_DAY_MS;
      for (const gift of await gifts.listToAskAbout(paidBefore, BATCH)) {
        await attempt(gift, async (transaction) => {
          const { purchaseId } = gift;
          if (!(await gifts.noteAsked(transaction, purchaseId, now()))) return;
          const email = (firstName: string) => ({ kind: 'gift_waiting', purchaseId, firstName }) as const;
          await tellGiver(needs, transaction, gift, { email, onceFor: purchaseId });
        });
      }
      await gifts.forgetEnded(db, now() - FORGOTTEN_AFTER_MS);
    },
  };
}

const payerOf = ({ giverId, giverEmail, purchaseId }: Gift): Payer =>
  giverId === undefined ? { email: giverEmail ?? purchaseId } : { userId: giverId };

/** When there are letters again. */
const nextDayAfter = (now: number) => (Math.floor(now / ONE_DAY_MS) + 1) * ONE_DAY_MS;

const letterOf = ({ purchaseId, letterRound }: Gift) => `${purchaseId}:${letterRound}`;

async function noteOutcome(needs: GiftLettersNeeds, transaction: Kysely<Database>, gift: Gift): Promise<void> {
  const { emails, gifts, now } = needs;
  const state = await emails.stateOf(transaction, { kind: 'gift_letter', onceFor: letterOf(gift) });
  if (state === 'sent') return gifts.noteLetterSent(transaction, gift, now());
  if (state !== 'given_up' || !(await gifts.noteLetterFailed(transaction, gift, now()))) return;
  const { purchaseId } = gift;
  const email = (firstName: string) => ({ kind: 'gift_not_arrived', purchaseId, firstName }) as const;
  await tellGiver(needs, transaction, gift, { email, onceFor: letterOf(gift) });
}

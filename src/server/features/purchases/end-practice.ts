import type { Kysely } from 'kysely';
import { isPractice } from '#domain/account/access.ts';
import { grantsAccess } from '#domain/purchases/purchase.ts';
import { createDiaryRepository } from '#server/desk/operators/activity-log.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { PaymentNeeds } from '#server/settings/payment-settings.ts';
import { practicePurchases } from './practice-purchases.repository.ts';

interface EndPracticeNeeds extends Pick<PaymentNeeds, 'settings' | 'now' | 'randomId'> {
  db: Kysely<Database>;
}

const CAUSE = 'practice_ended';
const BY_ITSELF = { id: null, name: 'By itself' };

/** With a live key what was bought with a test card is over; the diary names everybody who loses access by it. */
export function createEndPractice({ db, settings, now, randomId }: EndPracticeNeeds): () => Promise<void> {
  const practice = practicePurchases(db);
  const diary = createDiaryRepository({ db, now, createId: randomId });

  return async function endPractice(): Promise<void> {
    if (!settings.livemode) return;
    const bought = (await practice.list()).filter(isPractice);
    if (bought.length === 0) return;
    await inTransaction(db, async (transaction) => {
      for (const purchase of bought) {
        const line = { cause: CAUSE, historyId: randomId(), now: now() };
        if (!(await practice.end(transaction, purchase, line))) continue;
        const { status, userId: aboutUserId } = purchase;
        if (aboutUserId === undefined || !grantsAccess(status)) continue;
        await diary.write(transaction, { operator: BY_ITSELF, action: CAUSE, aboutUserId });
      }
    });
  };
}

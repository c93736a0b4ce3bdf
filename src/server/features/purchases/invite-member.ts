import { CURRENCY } from '#domain/purchases/price.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { OperatorNeeds, RecordDeed } from './operate-purchases.ts';

/** An account with access as a present, whose first password is chosen with the link of a letter. False where there is one. */
export async function inviteMember(
  { db, accounts, purchases, emails, now, randomId }: OperatorNeeds,
  { firstName, email }: { firstName: string; email: string },
  recordDeed: RecordDeed,
): Promise<boolean> {
  const userId = randomId();
  const present = {
    id: randomId(),
    userId,
    email,
    uiMode: 'operator',
    status: 'paid',
    amountPence: 0,
    fullPricePence: 0,
    offerCode: undefined,
    currency: CURRENCY,
    livemode: false,
    isGuest: false,
    nonceHash: undefined,
    now: now(),
  } as const;
  try {
    await inTransaction(db, async (transaction) => {
      await accounts.insert(transaction, {
        id: userId,
        email,
        firstName,
        lastName: '',
        passwordHash: null,
        now: now(),
      });
      const line = { cause: 'operator_invited', historyId: randomId(), now: now() };
      await purchases.insertWithHistory(transaction, present, line);
      await emails.queue(transaction, { to: email, email: { kind: 'account_link', reason: 'invited', firstName } });
      await recordDeed(transaction, { action: 'member_invited', aboutUserId: userId });
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

import type { ServerContext } from '#server/context.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { freePurchase, type RecordAction } from './operate-purchases.ts';
import * as purchaseChanges from './purchase-changes.repository.ts';

/**
 * Makes an account with free access; the link of an e-mail lets its owner choose the first password. Returns false
 * where the address has an account.
 */
export async function inviteMember(
  context: ServerContext,
  { firstName, email }: { firstName: string; email: string },
  recordAction: RecordAction,
): Promise<boolean> {
  const { db, now, createId } = context;
  const userId = createId();
  const freeAccess = freePurchase(context, { userId, email });
  try {
    await inTransaction(db, async (transaction) => {
      await accountChanges.insert(transaction, {
        id: userId,
        email,
        firstName,
        lastName: '',
        passwordHash: null,
        now: now(),
      });
      const line = { cause: 'operator_invited', historyId: createId(), now: now() };
      await purchaseChanges.insertWithHistory(transaction, freeAccess, line);
      await emails.queue(transaction, context, {
        to: email,
        email: { kind: 'account_link', reason: 'invited', firstName },
      });
      await recordAction(transaction, { action: 'member_invited', aboutUserId: userId });
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

import type { DeleteAccount } from '#contract/account.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import type { Caller } from './change-password.ts';
import { confirmPassword, type PasswordRefusal } from './confirm-password.ts';
import { eraseAccount } from './erase-account.ts';

export interface DeletingCaller extends Pick<Caller, 'user' | 'address'> {
  endOpenCheckout: () => Promise<unknown>;
}

/** The member's name is kept nowhere. */
const BY_MEMBER = { id: null, name: 'A member' };

/** The payment record stays for tax law, without personal data. */
export async function deleteAccount(
  context: ServerContext,
  { user, address, endOpenCheckout }: DeletingCaller,
  { password }: DeleteAccount,
): Promise<{ ok: true } | PasswordRefusal> {
  const confirmed = await confirmPassword(context, user, password, address);
  if (!confirmed.ok) return confirmed;
  await endOpenCheckout();
  return eraseAccount(context, user.id, (erase) =>
    confirmed.inTransaction(async (transaction): Promise<{ ok: true } | PasswordRefusal> => {
      await erase(transaction);
      await activityLog.write(transaction, context, { operator: BY_MEMBER, action: 'account_deleted' });
      await emails.queue(transaction, context, {
        to: user.email,
        email: { kind: 'account_deleted', deletedAt: context.now(), byDesk: false },
      });
      return { ok: true };
    }),
  );
}

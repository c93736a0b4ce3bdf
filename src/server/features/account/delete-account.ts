import type { DeleteAccount } from '#contract/account.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import type { Caller } from './change-password.ts';
import { type ConfirmPasswordNeeds, confirmPassword, type PasswordRefusal } from './confirm-password.ts';

export interface DeleteAccountNeeds extends ConfirmPasswordNeeds {
  emails: EmailsRepository;
  now: () => number;
}

export interface DeletingCaller extends Pick<Caller, 'user' | 'address'> {
  endOpenCheckout: () => Promise<unknown>;
}

/** The payment record stays for tax law, without personal data. */
export async function deleteAccount(
  needs: DeleteAccountNeeds,
  { user, address, endOpenCheckout }: DeletingCaller,
  { password }: DeleteAccount,
): Promise<{ ok: true } | PasswordRefusal> {
  const { accounts, emails, now } = needs;
  const confirmed = await confirmPassword(needs, user, password, address);
  if (!confirmed.ok) return confirmed;
  await endOpenCheckout();
  return confirmed.inTransaction(async (transaction) => {
    await accounts.deleteAccount(transaction, user.id, now());
    await emails.queue(transaction, {
      to: user.email,
      email: { kind: 'account_deleted', deletedAt: now(), byDesk: false },
    });
    return { ok: true };
  });
}

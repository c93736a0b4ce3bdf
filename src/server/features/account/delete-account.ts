import type { DeleteAccount } from '#contract/account.ts';
import type { DiaryRepository } from '#server/desk/operators/activity-log.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import type { Caller } from './change-password.ts';
import { type ConfirmPasswordNeeds, confirmPassword, type PasswordRefusal } from './confirm-password.ts';
import type { EraseAccount } from './erase-account.ts';

export interface DeleteAccountNeeds extends ConfirmPasswordNeeds {
  eraseAccount: EraseAccount;
  emails: EmailsRepository;
  diary: DiaryRepository;
  now: () => number;
}

export interface DeletingCaller extends Pick<Caller, 'user' | 'address'> {
  endOpenCheckout: () => Promise<unknown>;
}

/** Her name stands nowhere any more. */
const BY_MEMBER = { id: null, name: 'A member' };

/** The payment record stays for tax law, without personal data. */
export async function deleteAccount(
  needs: DeleteAccountNeeds,
  { user, address, endOpenCheckout }: DeletingCaller,
  { password }: DeleteAccount,
): Promise<{ ok: true } | PasswordRefusal> {
  const { eraseAccount, emails, diary, now } = needs;
  const confirmed = await confirmPassword(needs, user, password, address);
  if (!confirmed.ok) return confirmed;
  await endOpenCheckout();
  return eraseAccount(user.id, (erase) =>
    confirmed.inTransaction(async (transaction): Promise<{ ok: true } | PasswordRefusal> => {
      await erase(transaction);
      await diary.write(transaction, { operator: BY_MEMBER, action: 'account_deleted' });
      await emails.queue(transaction, {
        to: user.email,
        email: { kind: 'account_deleted', deletedAt: now(), byDesk: false },
      });
      return { ok: true };
    }),
  );
}

import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ProfileChange, User } from '#contract/auth.ts';
import { CONFIRM_EMAIL_HOURS, MAX_LINKS_PER_HOUR } from '#domain/account/one-time-link.ts';
import type { ServerContext } from '#server/context.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { ProfileWithNewEmail } from './account-changes.repository.ts';
import * as accountChanges from './account-changes.repository.ts';
import * as accounts from './accounts.repository.ts';
import { confirmPassword, type PasswordRefusal } from './confirm-password.ts';

const MS_PER_HOUR = 3_600_000;

export type ChangeProfileOutcome =
  | { ok: true; user: User }
  | { ok: false; reason: 'password_missing' | 'email_taken' | 'enough_emails' }
  | PasswordRefusal;

/** Names change at once; a new address needs the password and waits for confirmation (product §3). */
export async function changeProfile(
  context: ServerContext,
  user: User,
  { firstName, lastName, email, currentPassword }: ProfileChange,
  address: string,
): Promise<ChangeProfileOutcome> {
  const { db } = context;
  if (email === user.email) {
    await accountChanges.saveNames(db, user.id, { firstName, lastName });
    return changed(context, user.id);
  }
  if (currentPassword === undefined) return { ok: false, reason: 'password_missing' };
  const confirmed = await confirmPassword(context, user, currentPassword, address);
  if (!confirmed.ok) return confirmed;
  if (await accounts.findCredentials(db, email)) return { ok: false, reason: 'email_taken' };
  const pendingUntil = context.now() + CONFIRM_EMAIL_HOURS * MS_PER_HOUR;
  const saved = await confirmed.inTransaction(async (transaction) => {
    const profile = { firstName, lastName, pendingEmail: email, pendingUntil };
    const isAsked = await saveWithNewEmail(context, transaction, user, profile);
    return isAsked ? ({ ok: true } as const) : ({ ok: false, reason: 'enough_emails' } as const);
  });
  return saved.ok ? changed(context, user.id) : saved;
}

/** Both addresses are e-mailed. Limited per new address, so that nobody's inbox can be flooded from here. False if too many. */
async function saveWithNewEmail(
  context: ServerContext,
  transaction: Transaction<Database>,
  user: User,
  profile: ProfileWithNewEmail,
): Promise<boolean> {
  const { now } = context;
  const { pendingEmail, pendingUntil: confirmUntil } = profile;
  const change = { userId: user.id, confirmUntil };
  const isQueued = await emails.queueToOther(transaction, context, {
    to: pendingEmail,
    email: { kind: 'confirm_email', ...change },
    payer: { userId: user.id },
    perAddress: {
      about: hash('sha256', pendingEmail, 'base64url'),
      atMost: MAX_LINKS_PER_HOUR,
      since: now() - MS_PER_HOUR,
    },
  });
  if (!isQueued) return false;
  await accountChanges.saveProfile(transaction, user.id, profile);
  await emails.queue(transaction, context, {
    to: user.email,
    email: { kind: 'email_asked', newEmail: pendingEmail, ...change },
  });
  return true;
}

async function changed(context: ServerContext, userId: string): Promise<ChangeProfileOutcome> {
  const user = await accounts.find(context.db, context, userId);
  if (!user) throw new Error('The account vanished while it was changed');
  return { ok: true, user };
}

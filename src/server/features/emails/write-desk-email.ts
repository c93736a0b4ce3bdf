import { ACCOUNT_LINK_DAYS } from '#domain/desk/address-correction.ts';
import { DESK_INVITATION_MS, DESK_LINK_MS } from '#domain/desk/desk-session.ts';
import * as deskCodes from '#server/desk/operators/desk-codes.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as corrections from '#server/features/account/address-corrections.repository.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';

import {
  accountLinkEmail,
  addressCorrectionEmail,
  deskInvitationEmail,
  deskLinkEmail,
  deskMovedEmail,
  deskWarningEmail,
} from './desk-emails.ts';
import { deskSalesEmail, deskTodoEmail, deskWeekEmail } from './desk-news-emails.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent, OneTimeLink, WritingContext } from './email-layout.ts';

export type DeskEmail = EmailOf<
  | 'desk_link'
  | 'desk_moved'
  | 'desk_invitation'
  | 'desk_warning'
  | 'desk_todo'
  | 'desk_sales'
  | 'desk_week'
  | 'account_link'
  | 'address_correction'
>;

const ONE_DAY_MS = 86_400_000;

/** What a link opens with is made when it is sent. Undefined for what is no longer due. */
export async function deskEmailContent(
  context: WritingContext,
  email: DeskEmail,
  recipient: string,
): Promise<EmailContent | undefined> {
  switch (email.kind) {
    case 'desk_link':
      return withLink(await deskLink(context, email.operatorId, DESK_LINK_MS), 'one hour', (link) =>
        deskLinkEmail(email, link),
      );
    case 'desk_moved':
      return withLink(await movedLink(context, email), 'three days', (link) => deskMovedEmail(email, link));
    case 'desk_invitation':
      return withLink(await deskLink(context, email.operatorId, DESK_INVITATION_MS), 'three days', (link) =>
        deskInvitationEmail(email, link),
      );
    case 'desk_warning':
      return deskWarningEmail(email, `${context.siteOrigin()}/desk/activity`);
    case 'desk_todo':
      return deskTodoEmail(email, `${context.siteOrigin()}/desk`);
    case 'desk_sales':
      return deskSalesEmail(email, `${context.siteOrigin()}/desk/money`);
    case 'desk_week':
      return deskWeekEmail(email, `${context.siteOrigin()}/desk`);
    case 'account_link':
      return accountLinkContent(context, email, recipient);
    case 'address_correction':
      return correctionContent(context, email, recipient);
  }
}

/** None for somebody who may not come in any more. */
const withLink = (url: string | undefined, lifetime: string, write: (link: OneTimeLink) => EmailContent) =>
  url === undefined ? undefined : write({ url, lifetime });

async function deskLink(context: WritingContext, operatorId: string, forMs: number) {
  const { db, siteOrigin, now } = context;
  const code = await deskCodes.issueTo(db, context, { operatorId, expiresAt: now() + forMs });
  return code && `${siteOrigin()}/desk/start#${code}`;
}

async function movedLink(context: WritingContext, { operatorId, origin }: EmailOf<'desk_moved'>) {
  const { db, now } = context;
  const expiresAt = now() + DESK_INVITATION_MS;
  const code = await deskCodes.issueTo(db, context, { operatorId, expiresAt, isOneMore: true });
  return code && `${origin}/desk/start#${code}`;
}

/** None once there is a password: it would replace it. */
async function accountLinkContent(
  context: WritingContext,
  { reason, firstName }: EmailOf<'account_link'>,
  recipient: string,
): Promise<EmailContent | undefined> {
  const { db, siteOrigin, now } = context;
  const account = await accounts.findContactByEmail(db, recipient);
  if (!account || (await accounts.findPasswordHash(db, account.userId))) return undefined;
  const token = await oneTimeTokens.issue(db, context, {
    kind: 'reset_password',
    userId: account.userId,
    payload: recipient,
    expiresAt: now() + ACCOUNT_LINK_DAYS * ONE_DAY_MS,
  });
  const link = { url: `${siteOrigin()}/set-password#${token}`, lifetime: `${ACCOUNT_LINK_DAYS} days` };
  return accountLinkEmail({ reason, firstName }, link);
}

async function correctionContent(
  context: WritingContext,
  { userId, newEmail, dueAt }: EmailOf<'address_correction'>,
  recipient: string,
): Promise<EmailContent | undefined> {
  const { db, siteOrigin, now } = context;
  const correction = await corrections.find(db, userId);
  if (correction?.newEmail !== newEmail || now() >= dueAt) return undefined;
  const token = await oneTimeTokens.issue(db, context, {
    kind: 'keep_email',
    userId,
    payload: recipient,
    expiresAt: dueAt,
  });
  const link = { url: `${siteOrigin()}/keep-email#${token}`, lifetime: '24 hours' };
  return addressCorrectionEmail({ newEmail, isNew: recipient === newEmail }, link);
}

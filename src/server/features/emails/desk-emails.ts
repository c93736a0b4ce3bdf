import { masked } from './account-emails.ts';
import { salutation } from './company-details.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent, OneTimeLink } from './email-layout.ts';

const ASKED_WITH = { printed: 'a code from your server', recovery_code: 'one of your recovery codes' };

export function deskLinkEmail(
  { firstName, reason }: Pick<EmailOf<'desk_link'>, 'firstName' | 'reason'>,
  { url, lifetime }: OneTimeLink,
): EmailContent {
  return {
    subject: 'A new passkey for your desk',
    reason: 'You get this because this address opened the desk of Fit in 30.',
    blocks: [
      { text: salutation(firstName) },
      { text: `Somebody with ${ASKED_WITH[reason]} asked to open your desk with a new passkey. If that was you:` },
      { button: 'Make a passkey', url },
      {
        text: `The link works once, for ${lifetime}. If it was not you, do nothing, and ask who can get at ${reason === 'printed' ? 'your server' : 'your recovery codes'}.`,
      },
    ],
  };
}

export function deskMovedEmail(
  { firstName, origin }: { firstName: string; origin: string },
  { url, lifetime }: OneTimeLink,
): EmailContent {
  return {
    subject: 'Your desk has a new address',
    reason: 'You get this because this address opens the desk of Fit in 30.',
    blocks: [
      { text: salutation(firstName) },
      { text: `The desk is at ${origin}/desk from now on. A passkey belongs to an address, so make a new one there:` },
      { button: 'Make a passkey', url },
      { text: `The link works once, for ${lifetime}. What was done at the desk stays as it is.` },
    ],
  };
}

export function deskInvitationEmail(
  { firstName, invitedBy }: { firstName: string; invitedBy: string },
  { url, lifetime }: OneTimeLink,
): EmailContent {
  return {
    subject: `${invitedBy} invites you to the desk`,
    reason: 'You get this because somebody who runs Fit in 30 typed this address.',
    blocks: [
      { text: salutation(firstName) },
      { text: `${invitedBy} runs Fit in 30 and would like you to help at its desk. You come in with a passkey:` },
      { button: 'Make a passkey', url },
      { text: `That is your fingerprint, your face or your screen lock. The link works once, for ${lifetime}.` },
    ],
  };
}

const WARNINGS = {
  sign_in: () =>
    'Wrong passwords or recovery codes are being typed at the sign-in of your desk, and that way is locked for 15 minutes ' +
    'for whoever types them. You still come in: with your passkey, or with your password and a recovery code in a ' +
    'browser in which you were in before. With neither at hand, whoever looks after the server can print a way in: ' +
    'npm run desk -- code. If you have no passkey yet, make one under Your sign-in: no guess can lock it.',
  addresses: (who: string) =>
    `${who || 'Somebody at your desk'} corrected the addresses of three members within an hour, and wanted to ` +
    'correct another. That was refused.',
};

export function deskWarningEmail(
  { about, firstName, who }: EmailOf<'desk_warning'>,
  activityUrl: string,
): EmailContent {
  return {
    subject: about === 'sign_in' ? 'Wrong passwords at your desk' : 'Many addresses corrected at your desk',
    reason: 'You get this because you own the desk of Fit in 30.',
    blocks: [
      { text: salutation(firstName) },
      { text: WARNINGS[about](who) },
      {
        text: 'If you know who that was, there is nothing to do. If not, look who works at your desk, and what was done.',
      },
      { button: 'Open the activity log', url: activityUrl },
    ],
  };
}

export function accountLinkEmail(
  { reason, firstName }: Pick<EmailOf<'account_link'>, 'reason' | 'firstName'>,
  { url, lifetime }: OneTimeLink,
): EmailContent {
  const isInvited = reason === 'invited';
  return {
    subject: isInvited ? 'Fit in 30 is open for you' : 'Your Fit in 30 account, at the right address',
    reason: 'You get this because an account with Fit in 30 was made for this address.',
    blocks: [
      { text: salutation(firstName) },
      {
        text: isInvited
          ? 'We have made an account for you. Everything in it is yours, and there is nothing to pay.'
          : 'The address of your account was mistyped. We have put it right, and this is where you come in.',
      },
      { button: 'Choose a password', url },
      { text: `The link works once, for ${lifetime}. If this was not meant for you, do nothing.` },
    ],
  };
}

export function addressCorrectionEmail(
  { newEmail, isNew }: { newEmail: string; isNew: boolean },
  { url, lifetime }: OneTimeLink,
): EmailContent {
  return {
    subject: 'The address of your account will change',
    blocks: [
      { text: 'Hello,' },
      {
        text: isNew
          ? `Somebody asked us to make this the address of an account with Fit in 30. It will be, in ${lifetime}.`
          : `Somebody asked us to change the address of your account to ${masked(newEmail)}. It will change in ${lifetime}.`,
      },
      { text: 'If that was you, there is nothing to do. If not, stop it here:' },
      { button: 'Keep the address as it is', url },
    ],
  };
}

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
    subject: 'Add a passkey to your desk',
    reason: 'You’re getting this because this address opens the Fit in 30 desk.',
    blocks: [
      { text: salutation(firstName) },
      { text: `Someone asked to open your desk with ${ASKED_WITH[reason]}. If it was you, add a passkey.` },
      { button: 'Add a passkey', url },
      {
        text: `The link works once, for ${lifetime}. If it wasn’t you, don’t use it, and check who can get at ${reason === 'printed' ? 'your server' : 'your recovery codes'}.`,
      },
    ],
  };
}

export function deskMovedEmail(
  { firstName, origin }: { firstName: string; origin: string },
  { url, lifetime }: OneTimeLink,
): EmailContent {
  return {
    subject: 'Your desk has moved',
    reason: 'You’re getting this because this address opens the Fit in 30 desk.',
    blocks: [
      { text: salutation(firstName) },
      { text: `Your desk is now at ${origin}/desk. A passkey only works where it was made, so add a new one there.` },
      { button: 'Add a passkey', url },
      { text: `The link works once, for ${lifetime}. Everything at your desk is as you left it.` },
    ],
  };
}

export function deskInvitationEmail(
  { firstName, invitedBy }: { firstName: string; invitedBy: string },
  { url, lifetime }: OneTimeLink,
): EmailContent {
  return {
    subject: `${invitedBy} would like your help with Fit in 30`,
    reason: `You’re getting this because ${invitedBy} invited this address.`,
    blocks: [
      { text: salutation(firstName) },
      { text: `${invitedBy} runs Fit in 30 and would like you to help at the desk.` },
      { button: 'Accept and add a passkey', url },
      { text: `A passkey is your fingerprint, your face or your screen lock. The link works once, for ${lifetime}.` },
    ],
  };
}

const WARNINGS = {
  sign_in: () =>
    'Someone is typing wrong passwords or recovery codes at your desk. We’ve locked that way in for 15 minutes, for ' +
    'them. Your passkey still works. So do your password and a recovery code, in a browser you’ve used before. ' +
    'Neither to hand? The person who looks after your server can print a link: npm run desk -- code. No passkey yet? ' +
    'Add one under Your sign-in. No guess can lock it.',
  addresses: (who: string) =>
    `${who || 'Someone at your desk'} corrected 3 members’ addresses within an hour, then tried another. We stopped ` +
    'that one.',
};

export function deskWarningEmail(
  { about, firstName, who }: EmailOf<'desk_warning'>,
  activityUrl: string,
): EmailContent {
  return {
    subject: about === 'sign_in' ? 'Wrong passwords at your desk' : 'Many addresses corrected at your desk',
    reason: 'You’re getting this because you own the Fit in 30 desk.',
    blocks: [
      { text: salutation(firstName) },
      { text: WARNINGS[about](who) },
      {
        text: 'If you know why, there’s nothing to do. If not, check who works at your desk and what they did.',
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
    subject: isInvited ? 'Fit in 30 is open for you' : 'Your Fit in 30 account is ready',
    reason: 'You’re getting this because a Fit in 30 account was made for this address.',
    blocks: [
      { text: salutation(firstName) },
      {
        text: isInvited
          ? 'We’ve made you an account. It’s all yours, and there’s nothing to pay.'
          : 'We had your email address wrong. It’s right now, and here’s your way in.',
      },
      { button: 'Choose a password', url },
      { text: `The link works once, for ${lifetime}. If this wasn’t meant for you, ignore it.` },
    ],
  };
}

export function addressCorrectionEmail(
  { newEmail, isNew }: { newEmail: string; isNew: boolean },
  { url, lifetime }: OneTimeLink,
): EmailContent {
  return {
    subject: isNew ? 'An account is moving to this address' : 'Your email address will change',
    blocks: [
      { text: 'Hello,' },
      {
        text: isNew
          ? `We were asked to make this the email for a Fit in 30 account. It changes in ${lifetime}.`
          : `We were asked to change the email for your account to ${masked(newEmail)}. It changes in ${lifetime}.`,
      },
      { text: 'If that was you, there’s nothing to do. If not, stop it here.' },
      { button: 'Stop the change', url },
    ],
  };
}

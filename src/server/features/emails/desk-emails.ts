import type { EmailContent, OneTimeLink } from './email-layout.ts';
import { salutation } from './operator.ts';

export function deskLetterEmail(firstName: string, { url, lifetime }: OneTimeLink): EmailContent {
  return {
    subject: 'A new passkey for your desk',
    reason: 'You get this because this address opened the desk of Fit in 30.',
    blocks: [
      { text: salutation(firstName) },
      { text: 'Somebody with a code from your server asked to open your desk with a new passkey. If that was you:' },
      { button: 'Make a passkey', url },
      {
        text: `The link works once, for ${lifetime}. If it was not you, do nothing, and ask who can get at your server.`,
      },
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

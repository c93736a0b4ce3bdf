/** The shipped words of the emails that members get most: subject, first lines and button. */
export const EMAIL_WORDS = {
  receipt: {
    subject: 'Your receipt and welcome to Fit in 30',
    opening: 'Thank you. Your payment went through and everything is open.',
    button: 'Open Fit in 30',
  },
  'guest-ready': {
    subject: 'Your account is ready',
    opening: 'Thank you for buying Fit in 30. Choose a password to open your account:',
    button: 'Choose a password',
  },
  'access-given': {
    subject: 'Fit in 30 is open for you',
    opening: 'We have opened Fit in 30 for your account. Everything is there for you, and there is nothing to pay.',
    button: 'Open Fit in 30',
  },
  'reset-password': {
    subject: 'Reset your Fit in 30 password',
    opening: 'Somebody, we hope you, asked to reset the password for this address. Choose a new one here:',
    button: 'Choose a new password',
  },
  reminder: {
    subject: '{workout} is ready when you are',
    opening: 'Today is one of the days that you picked. {minutes} minutes, or ten.',
    button: 'Open the workout',
  },
  refunded: {
    subject: 'Your refund is on its way',
    opening: 'We have sent {amount} back to the card you paid with. Banks usually take up to {days} working days.',
    button: '',
  },
} as const satisfies Record<string, { subject: string; opening: string; button: string }>;

/** The name of an email in {@link EMAIL_WORDS}. */
export type EmailWordsName = keyof typeof EMAIL_WORDS;

/** The id of the place that holds an email's words. */
export const emailPlaceId = (name: EmailWordsName): string => `email-${name}`;

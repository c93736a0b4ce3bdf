/** The shipped words of the emails that members get most: subject, first lines and button. */
export const EMAIL_WORDS = {
  receipt: {
    subject: 'You’re in. Here’s your receipt',
    opening: 'Thank you, and welcome. Your payment went through and everything’s open.',
    button: 'Open Fit in 30',
  },
  'guest-ready': {
    subject: 'One step left: choose your password',
    opening: 'Thank you for buying Fit in 30. Choose a password and you’re in.',
    button: 'Choose a password',
  },
  'access-given': {
    subject: 'Fit in 30 is open for you',
    opening: 'Good news: we’ve opened Fit in 30 for you. There’s nothing to pay.',
    button: 'Open Fit in 30',
  },
  'reset-password': {
    subject: 'Reset your Fit in 30 password',
    opening: 'Someone asked to reset the password for this address. If it was you, choose a new one here.',
    button: 'Choose a new password',
  },
  reminder: {
    subject: '{workout}, when you’re ready',
    opening: 'It’s one of your workout days. {minutes} minutes, or 10 if that’s what you’ve got.',
    button: 'Open the workout',
  },
  refunded: {
    subject: 'Your refund is on its way',
    opening: 'We’ve sent {amount} back to the card you paid with. Banks usually take up to {days} working days.',
    button: '',
  },
  'start-day-1': {
    subject: 'Your first workout, when you’re ready',
    opening: 'No hurry. When you’ve got 10 minutes, here’s where to begin.',
    button: 'Begin here',
  },
  'start-day-3': {
    subject: '10 minutes, on the floor you’ve got',
    opening: 'A first workout needs no kit and no plan. Pick the 10-minute one, and stop when you like.',
    button: 'See the workout',
  },
  'start-day-7': {
    subject: 'It’s all still here',
    opening: 'Your place is kept, for good. Whenever a quiet 10 minutes turns up, so will we.',
    button: 'Open Fit in 30',
  },
  quiet: {
    subject: 'A quiet week is fine',
    opening: 'How are you? Nothing’s lost, and your place is kept. 10 minutes is a good way back in.',
    button: 'Carry on',
  },
  'block-finished': {
    subject: 'All 12 done',
    opening: 'You finished the block. Well done. Here’s where it goes from here, at your pace.',
    button: 'See what’s next',
  },
  'checkout-unfinished': {
    subject: 'Still thinking it over?',
    opening:
      'You asked us to write if you didn’t finish buying Fit in 30. You haven’t been charged. Carry on here if you’d like to.',
    button: 'Carry on',
  },
} as const satisfies Record<string, { subject: string; opening: string; button: string }>;

/** The name of an email in {@link EMAIL_WORDS}. */
export type EmailWordsName = keyof typeof EMAIL_WORDS;

/** The id of the place that holds an email's words. */
export const emailPlaceId = (name: EmailWordsName): string => `email-${name}`;

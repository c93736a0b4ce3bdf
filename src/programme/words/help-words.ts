/** The shipped questions and answers of the help page, by the name of the question. */
export const HELP_QUESTIONS = {
  missed: ['I missed a workout', 'Do it next. There’s nothing to catch up on.'],
  again: ['Can I do a workout again?', 'Yes. It goes in your history. It doesn’t change your week’s progress.'],
  order: ['Do I have to keep to the order?', 'No. A, B, C works well, with a rest day between workouts.'],
  remind: [
    'Can it remind me?',
    'Yes. Go to Account Settings, then Workout days and reminders. Add your days to your calendar, or switch on an email for them.',
  ],
  cover: [
    'Can someone take over while I train?',
    'Yes. Go to Account Settings, then Workout days and reminders, then Sitter. You send your sitter a link. They see your first name, days, times and minutes. They say yes or not today. They never see if you trained. Either of you can stop it with one tap.',
  ],
  hard: ['It’s too hard', 'Choose Easier, or take more rest. Stay in a week for as long as you like.'],
  easy: ['It’s too easy', 'Choose Harder, lower more slowly, or put a book in the bag.'],
  streak: [
    'How does the streak work?',
    'A day counts when you finish a workout or reach your step goal. If you miss one, a rest pass can cover it. Your day ends at midnight, wherever you are.',
  ],
  goal: ['How do I change my step goal?', 'Go to Home, then Edit Goal.'],
  steps: [
    'Can it count my steps for me?',
    'No. Web apps can’t read your phone’s health data. Type in your total once a day.',
  ],
  sound: ['I can’t hear anything', 'Check the player’s sound, your volume, and the silent switch on an iPhone.'],
  dark: [
    'My screen goes dark',
    'Start with the start button, and the app keeps your screen on. On older iPhones, set Auto-Lock to 5 minutes.',
  ],
  'home-screen': [
    'How do I put it on my home screen?',
    'On iPhone, tap the share button, then Add to Home Screen. On Android and computers, tap Install App.',
  ],
  'new-phone': [
    'I have a new phone',
    'Sign in with your email. Your workouts, steps and goal come with you. Moods, safety answers and “Not for me” stay on the old phone.',
  ],
  own: ['', ''],
} as const satisfies Record<string, readonly [question: string, answer: string]>;

/** The shipped questions about account and payment; the product adds how a refund works, from the seller's policy. */
export const ACCOUNT_QUESTIONS = {
  password: ['I forgot my password', 'Tap “Forgot password?” on the sign-in screen.'],
  paid: [
    'I paid but can’t get in',
    'Wait a minute, then sign in again. Still closed? Write to us with the email you paid with. You won’t have to pay twice.',
  ],
  guest: ['I paid without making an account', 'Open our email, “One step left: choose your password”.'],
  'gift-given': [
    'I gave it as a gift. What now?',
    'The link in your receipt opens your gift’s page. It’s in Account Settings too, under Your purchase. See if it’s been sent, send it somewhere else or print a card. Until it’s opened, you can have your money back.',
  ],
  'gift-received': [
    'I’ve been given it',
    'Open the link in your email. Got a card? Type its code at [your gift](/gift). Choose a password, or sign in. Already have Fit in 30? Pass it on.',
  ],
  data: ['How do I delete my account, or download my data?', 'Go to Settings, then Your data.'],
} as const satisfies Record<string, readonly [question: string, answer: string]>;

const asWords = (questions: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(questions).flatMap(([name, [question, answer]]) => [
    [`ask-${name}`, question],
    [`answer-${name}`, answer],
  ]);

/** The questions and answers as fields of the help page. */
export const HELP_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...asWords(HELP_QUESTIONS), ...asWords(ACCOUNT_QUESTIONS)]),
  people: `**Find a pelvic health physiotherapist.** Ask your GP or health visitor. In many areas you can refer yourself to the NHS service.

**I’m not feeling all right.** Please talk to your GP, midwife or health visitor. Samaritans: 116 123, free, day and night. For low mood around a birth, [PANDAS](https://pandasfoundation.org.uk) can help. NHS 111 for advice. Call 999 if you or someone else is in danger.`,
};

/** The shipped questions and answers of the help page, by the name of the question. */
export const HELP_QUESTIONS = {
  missed: ['I missed a workout', 'Do it next. There is no timetable to catch up with.'],
  again: ['Can I do a workout again?', 'Yes. Repeats are kept in your history. They do not change week progress.'],
  order: ['Must I keep to the order?', 'No. A, B, C is a good order, and a rest day between workouts is wise.'],
  remind: [
    'Can it remind me?',
    'Account Settings, then Workout days and reminders. Put your days into your own calendar, which rings, or switch on an email on those days.',
  ],
  cover: [
    'Can somebody take over while I train?',
    'Account Settings, then Workout days and reminders, then Cover for me. You send one link; whoever opens it sees your first name, your days and times, and how long a session takes at most, and answers yes or not today. They never see whether you trained. Either of you ends it with one tap.',
  ],
  hard: ['It is too hard', 'Choose Easier, or take more rest. You can also stay in a week for as long as you like.'],
  easy: ['It is too easy', 'Choose Harder, slow down the lowering, or put a book in the bag.'],
  streak: [
    'How does the streak work?',
    'A day counts if you finish a workout or reach your step goal. Rest passes cover missed days, if you have them. Your day is your own calendar day, wherever you are.',
  ],
  goal: ['Change my step goal', 'Home, then Edit Goal.'],
  steps: [
    'Can it read my steps by itself?',
    'No. Web apps cannot read phone health data. Type in your total once a day.',
  ],
  sound: ['I hear nothing', 'Check the sound switch in the player, your volume, and the silent switch on an iPhone.'],
  dark: [
    'My screen goes dark',
    'Start the workout with the start button, so that the app may keep the screen on. On older iPhones set Auto-Lock to five minutes.',
  ],
  'home-screen': [
    'Put it on my home screen',
    'iPhone: share button, Add to Home Screen. Android and computers: Install App.',
  ],
  'new-phone': [
    'I have a new phone',
    'Sign in with your email. Workouts, steps and your goal come with you. Mood check-ins, safety answers and what is not for you stay on the old device.',
  ],
  own: ['', ''],
} as const satisfies Record<string, readonly [question: string, answer: string]>;

/** The shipped questions about account and payment; the product adds how a refund works, from the seller's policy. */
export const ACCOUNT_QUESTIONS = {
  password: ['I forgot my password', 'Use “Forgot password?” on the sign-in screen.'],
  paid: [
    'I paid but have no access',
    'Wait a minute and sign in again. If it is still closed, write to us with the email you paid with. You will not need to pay twice.',
  ],
  guest: ['I paid without making an account', 'Open the email called “Your account is ready” and choose a password.'],
  'gift-given': [
    'I gave it to somebody. What now?',
    'The link in your receipt opens the page of your gift; signed in, it stands in Account Settings, under Your purchase. There you see whether its letter went, send it elsewhere, print a card, or have your money back until it is opened.',
  ],
  'gift-received': [
    'Somebody gave it to me',
    'Open the link in your letter, or type the twelve letters and digits of your card at [your gift](/gift). Choose a password, or sign in. If you have Fit in 30 already, pass it on: it stays closed.',
  ],
  data: ['Delete my account or download my data', 'Settings, then Your data.'],
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

**I am not feeling all right.** Please talk to your GP, midwife or health visitor. Samaritans: 116 123, free, day and night. For low mood around a birth, [PANDAS](https://pandasfoundation.org.uk) can help. NHS 111 for advice. 999 if you or somebody else is in danger.`,
};

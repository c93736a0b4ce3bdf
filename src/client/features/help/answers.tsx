import type { Fold } from '#client/ui/fold-list.tsx';
import type { Site } from '#contract/site.ts';
import { REFUND_WINDOW_DAYS } from '#domain/refund-window.ts';

export const PROGRAMME_ANSWERS: readonly Fold[] = [
  { title: 'I missed a workout', content: 'Do it next. There is no timetable to catch up with.' },
  {
    title: 'Can I do a workout again?',
    content: 'Yes. Repeats are kept in your history. They do not change week progress.',
  },
  {
    title: 'Must I keep to the order?',
    content: 'No. A, B, C is a good order, and a rest day between workouts is wise.',
  },
  {
    title: 'Can it remind me?',
    content:
      'Account Settings, then Workout days and reminders. Put your days into your own calendar, which rings, or switch on an email on those days.',
  },
  {
    title: 'It is too hard',
    content: 'Choose Easier, or take more rest. You can also stay in a week for as long as you like.',
  },
  { title: 'It is too easy', content: 'Choose Harder, slow down the lowering, or put a book in the bag.' },
  {
    title: 'How does the streak work?',
    content:
      'A day counts if you finish a workout or reach your step goal. Rest passes cover missed days, if you have them. Your day is your own calendar day, wherever you are.',
  },
  { title: 'Change my step goal', content: 'Home, then Edit Goal.' },
  {
    title: 'Can it read my steps by itself?',
    content: 'No. Web apps cannot read phone health data. Type in your total once a day.',
  },
  {
    title: 'I hear nothing',
    content: 'Check the sound switch in the player, your volume, and the silent switch on an iPhone.',
  },
  {
    title: 'My screen goes dark',
    content:
      'Start the workout with the start button, so that the app may keep the screen on. On older iPhones set Auto-Lock to five minutes.',
  },
  {
    title: 'Put it on my home screen',
    content: 'iPhone: share button, Add to Home Screen. Android and computers: Install App.',
  },
  {
    title: 'I have a new phone',
    content:
      'Sign in with your email. Workouts, steps and your goal come with you. Mood check-ins, safety answers and what is not for you stay on the old device.',
  },
];

function refundAnswer(site: Site | undefined): string {
  if (site?.refundPolicy === 'statutory-waiver') {
    return `Your access starts at once because you ask for it before you pay, so the ${REFUND_WINDOW_DAYS} days for changing your mind end then. If something is wrong with the programme, write to us.`;
  }
  const soon = site ? `, usually within ${site.periods.refundWorkingDays} working days` : '';
  return `Account Settings, then Your purchase, within ${REFUND_WINDOW_DAYS} days of paying. You can also write to us. The money goes back to the same card${soon}.`;
}

export function purchaseAnswers(site: Site | undefined): Fold[] {
  return [
    { title: 'I forgot my password', content: 'Use “Forgot password?” on the sign-in screen.' },
    {
      title: 'I paid but have no access',
      content:
        'Wait a minute and sign in again. If it is still closed, write to us with the email you paid with. You will not need to pay twice.',
    },
    ...(site?.guestCheckout
      ? [
          {
            title: 'I paid without making an account',
            content: 'Open the email called “Your account is ready” and choose a password.',
          },
        ]
      : []),
    {
      title: 'How do I get a refund?',
      content: refundAnswer(site),
    },
    { title: 'Delete my account or download my data', content: 'Settings, then Your data.' },
  ];
}

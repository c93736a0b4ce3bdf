import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { BLOCK_COUNT, WORKOUT_COUNT } from '#programme/workouts/programme-facts.ts';

/** What search engines show of the landing page; the server fills in the minutes and the price. */
export const LANDING_DESCRIPTION = `${WORKOUT_COUNT} guided home workouts for mums: 3 a week, %MINUTES% minutes, no jumps unless you add them. %PRICE% once, no subscription.`;

/** What the weeks section says below its title. */
export const WEEKS_LEAD = `${BLOCK_COUNT} workouts, then ${BLOCK_COUNT} new ones.`;

/** The landing page's own shipped words. Those of the safety rules, the price and the law stand elsewhere. */
export const LANDING_WORDS = {
  promise: 'Strong again, in the minutes a baby leaves you.',
  sentence: `${WORKOUT_COUNT} guided home workouts for mums. No kit to buy, no jumps unless you add them.`,
  'under-button': `Not for you? Get it all back within ${REFUND_WINDOW_DAYS} days.`,
  'session-lead': 'Quiet enough for nap time',
  'life-title': 'For days that don’t go to plan',
  'life-1-question': 'The baby wakes?',
  'life-1-answer': 'Tap “I’m needed”. Everything stops and waits.',
  'life-2-question': 'Only 10 minutes?',
  'life-2-answer': 'Every workout has a 10-minute version. It counts.',
  'life-3-question': 'Missed a day?',
  'life-3-answer': 'A rest pass can keep your streak.',
  'life-4-question': 'Missed a week?',
  'life-4-answer': 'Nothing’s lost. Your next workout waits.',
  'life-5-question': 'No signal?',
  'life-5-answer': 'It plays and saves anyway.',
  'life-6-question': 'Someone minding the baby?',
  'life-6-answer': 'Send them your times. They tap yes.',
  'phone-1': 'Today',
  'phone-2': 'Your week',
  'phone-3': 'Your win',
  'levels-title': 'Easier today, harder next week',
  'levels-lead': 'One tap, even mid-move.',
  'weeks-title': '4 weeks, 3 workouts a week',
  'week-1': 'Get the feel of it.',
  'week-2': 'Add a backpack.',
  'week-3': 'One leg at a time.',
  'week-4': 'A friendly finish.',
  'price-title': 'One price, no subscription',
  'inside-1': '“I’m needed”: one tap, and your workout waits',
  'inside-2': `${WORKOUT_COUNT} workouts, each in full, 15 or 10 minutes`,
  'inside-3': 'Easier and Harder on every move',
  'inside-4': 'Short extras, like “While the kettle boils”',
  'inside-5': '12 more weeks once you’ve done 4',
  'inside-6': '10-minute meals, no counting',
} as const satisfies Record<string, string>;

/** The shipped questions and answers of the landing page, by the name of the question. */
export const LANDING_QUESTIONS = {
  baby: ['What if the baby wakes up?', 'Go. Tap “I’m needed” and everything stops. Your place is kept for a day.'],
  beginner: [
    'I haven’t exercised for years. Is that all right?',
    'Yes. Every move has an easier version, and week 1 is for learning. If you have a health condition, talk to your GP first.',
  ],
  time: [
    'How long does it take?',
    '3 sessions a week. They’re {shortest} to {longest} minutes at first, with warm-up and cool-down. Each comes in 15 and 10 minutes too.',
  ],
  lifetime: ['What does lifetime access mean?', 'You pay once. It’s yours to use for as long as we offer Fit in 30.'],
  try: [
    'Can I try it first?',
    'Yes, without an account. Try [one minute](/try), or [the first workout in 10 minutes](/try/first). It stays on your phone. If you buy within 30 days, you keep it.',
  ],
  name: [
    'Why is it called Fit in 30 if some sessions are longer?',
    `{half an hour at most} of the first ${BLOCK_COUNT} sessions take 30 minutes or less. The longest of the ${BLOCK_COUNT} takes {longest}. The next ${BLOCK_COUNT} go up to {longest later}.`,
  ],
  equipment: [
    'Do I need equipment?',
    'No. You use a chair, a wall, a worktop, a sofa and the bottom stair. Add a backpack and 2 small water bottles. A folded towel will do for a mat.',
  ],
  fit: [
    'I’m already fairly fit. Will it be too easy?',
    'Use the Harder versions and a heavier bag from week 1. Week 4 has one very hard session. If you train hard several times a week, this may be too light for you.',
  ],
  missed: [
    'What if I miss a day or a week?',
    'Nothing runs out. Your next workout waits for you. Repeat any workout as often as you like.',
  ],
  quiet: [
    'Can I do it quietly?',
    'Yes. The coach shows every move, so you don’t need the sound. The standard version has no jumping.',
  ],
  mothers: ['Is it only for mums?', 'No. It’s for any busy adult.'],
  weight: ['Will I lose weight?', 'We make no promise about weight. It’s about feeling stronger and moving more.'],
  diet: [
    'Is there a diet?',
    'No. There’s a short guide to eating well, with 10-minute meals and no counting. You can hide the numbers.',
  ],
  phone: [
    'Which phone or computer do I need?',
    'Any with an up-to-date browser: iPhone, Android, tablet or computer. There’s nothing to install. You can add it to your home screen if you like.',
  ],
  data: [
    'What happens to my data?',
    'We keep what the app needs: your account, your workouts and your steps. No adverts, no tracking.',
  ],
  sharing: ['Can two people share an account?', 'Please use one each. Progress and levels belong to one person.'],
  give: [
    'Can I give it as a gift?',
    'Yes, [give it here](/give). We email it on the day you choose, or you print a card. It doesn’t run out. You can have your money back until it’s opened.',
  ],
} as const satisfies Record<string, readonly [question: string, answer: string]>;

/** The questions and answers as fields of the landing page. */
export const LANDING_QUESTION_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LANDING_QUESTIONS).flatMap(([name, [question, answer]]) => [
    [`ask-${name}`, question],
    [`answer-${name}`, answer],
  ]),
);

/** The photos of the landing page, of which none ships: the ids of the field that holds each, and of what it shows. */
export const LANDING_PHOTOS = [1, 2, 3].map((number) => ({
  number,
  photo: `photo-${number}`,
  shows: `photo-${number}-shows`,
}));

/** The shipped texts of {@link LANDING_PHOTOS}. */
export const LANDING_PHOTO_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  LANDING_PHOTOS.flatMap(({ photo, shows }) => [
    [photo, ''],
    [shows, ''],
  ]),
);

import { ACTIVE_DAYS_PER_PASS } from '#domain/progress/streak.ts';
import {
  FIRST_BLOCK,
  inWordsAtStart,
  SECOND_BLOCK,
  WEEKS_OF_FIRST_BLOCK,
} from '#programme/workouts/programme-facts.ts';

const ORDINALS: Readonly<Record<number, string>> = { 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth', 7: 'seventh' };

/** The landing page's own shipped words. Those of the safety rules, the price and the law stand elsewhere. */
export const LANDING_WORDS = {
  promise: 'Get strong in the minutes you’ve got.',
  sentence: `${inWordsAtStart(WEEKS_OF_FIRST_BLOCK.length)} weeks of guided home workouts: three a week, ${FIRST_BLOCK.shortest} to ${FIRST_BLOCK.longest} minutes, low impact as standard.`,
  'under-button': 'No subscription, nothing else to buy.',
  'session-title': 'How a session works',
  'session-lead': 'Quiet enough for nap time.',
  'weeks-title': 'Four weeks, three workouts a week',
  'week-1': 'Learn the shapes.',
  'week-2': 'A backpack joins in.',
  'week-3': 'One leg at a time.',
  'week-4': 'The hardest, then a friendly finish.',
  'levels-title': 'Easier today, harder next week',
  'levels-lead': 'One tap, even mid-set.',
  'life-title': 'For days that do not go to plan',
  'life-1-question': 'Needed elsewhere?',
  'life-1-answer': 'Go. Your place is kept.',
  'life-2-question': 'Missed a week?',
  'life-2-answer': 'Your next workout waits.',
  'life-3-question': 'Missed a day?',
  'life-3-answer': `Every ${ORDINALS[ACTIVE_DAYS_PER_PASS] ?? `${ACTIVE_DAYS_PER_PASS}th`} active day earns a rest pass.`,
  'life-4-question': 'Connection gone?',
  'life-4-answer': 'What you did stays on your phone.',
  'food-title': 'Food that fits the day',
  'food-lead': 'Ten-minute meals, no counting.',
  'price-title': 'One price, once',
  'inside-1': `${FIRST_BLOCK.workoutCount + SECOND_BLOCK.workoutCount} guided workouts`,
  'inside-2': 'Steps, moods, and a streak that forgives',
  'inside-3': 'A plain nutrition guide',
  'inside-4': '',
  'inside-5': '',
  'inside-6': '',
  'about-you': '',
} as const satisfies Record<string, string>;

/** The shipped questions and answers of the landing page, by the name of the question. */
export const LANDING_QUESTIONS = {
  time: [
    'How long does it take?',
    `Three sessions a week, at first of ${FIRST_BLOCK.shortest} to ${FIRST_BLOCK.longest} minutes, warm-up and cool-down included.`,
  ],
  name: [
    'Why is it called Fit in 30 if some sessions are longer?',
    `${inWordsAtStart(FIRST_BLOCK.upToHalfAnHour)} of the ${FIRST_BLOCK.workoutCount} sessions in the first block take 30 minutes or less, and the longest takes ${FIRST_BLOCK.longest}. The second block has a few longer ones, up to ${SECOND_BLOCK.longest}.`,
  ],
  equipment: [
    'Do I need equipment?',
    'No. You use a chair, a wall, a worktop, a sofa, the bottom stair, a backpack and two small water bottles. A folded towel will do for a mat.',
  ],
  beginner: [
    'I have not exercised for years. Is that all right?',
    'Yes. Every move has an easier version, and week 1 is for learning. If you have a health condition, talk to your GP first.',
  ],
  fit: [
    'I am already fairly fit. Will it be too easy?',
    'Use Harder versions and heavier bags from week 1. Week 4 has one very hard session. If you already train hard several times a week, this may be too light for you.',
  ],
  baby: [
    'What if the baby wakes up?',
    'Go. When you are back, go straight to the part you were in, or start again another day.',
  ],
  missed: [
    'What if I miss a day or a week?',
    'Nothing runs out. The next workout waits. You can repeat any workout as often as you like.',
  ],
  quiet: [
    'Can I do it quietly?',
    'Yes. The coach shows every move without a sound, and the standard version has no jumping.',
  ],
  mothers: ['Is it only for mothers?', 'No. It is for any busy adult.'],
  try: [
    'Can I try it first?',
    'Yes, without an account: [one minute](/try), or [the first workout in ten minutes](/try/first). What you do stays on your phone and is yours if you buy within 30 days.',
  ],
  give: [
    'Can I give it to somebody?',
    'Yes: [give it](/give) with a letter on a day you choose, or a card to print. It keeps until it is opened, and until then you can have your money back.',
  ],
  weight: [
    'Will I lose weight?',
    'We make no promise about weight. The programme is about feeling stronger and moving more.',
  ],
  diet: [
    'Is there a diet?',
    'No. There is a short guide to eating well, with ten-minute meals and no counting. You can hide the numbers in it.',
  ],
  lifetime: ['What does lifetime access mean?', 'You pay once and use it for as long as Fit in 30 is offered.'],
  phone: [
    'Which phone or computer do I need?',
    'Any with an up-to-date browser: iPhone, Android, tablet or computer. There is nothing to install, but you can add it to your home screen.',
  ],
  data: [
    'What happens to my data?',
    'We keep what the app needs to work: your account, your workouts, your steps. No adverts and no tracking.',
  ],
  sharing: [
    'Can two people share an account?',
    'Please use one account each. Progress and levels belong to one person.',
  ],
} as const satisfies Record<string, readonly [question: string, answer: string]>;

/** The questions and answers as fields of the landing page. */
export const LANDING_QUESTION_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LANDING_QUESTIONS).flatMap(([name, [question, answer]]) => [
    [`ask-${name}`, question],
    [`answer-${name}`, answer],
  ]),
);

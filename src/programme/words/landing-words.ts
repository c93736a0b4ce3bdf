import { ACTIVE_DAYS_PER_PASS } from '#domain/streak.ts';
import { FIRST_BLOCK, inWordsAtStart, SECOND_BLOCK, WEEKS_OF_FIRST_BLOCK } from '#programme/programme-facts.ts';

const ORDINALS: Readonly<Record<number, string>> = { 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth', 7: 'seventh' };

/** The landing page's own words, as they are shipped. What the safety rules, the price and the law say stands elsewhere. */
export const LANDING_WORDS = {
  promise: 'Get strong in the minutes you’ve got.',
  sentence: `${inWordsAtStart(WEEKS_OF_FIRST_BLOCK.length)} weeks of guided home workouts, three a week, ${FIRST_BLOCK.shortest} to ${FIRST_BLOCK.longest} minutes each, and low impact as standard.`,
  'under-button': 'No subscription, nothing else to buy.',
  'session-title': 'How a session works',
  'session-lead': 'Three parts, quiet enough for somebody asleep next door.',
  'weeks-title': 'Four weeks, three workouts a week',
  'week-1': 'Learn the shapes.',
  'week-2': 'A backpack joins in.',
  'week-3': 'One leg at a time.',
  'week-4': 'Your hardest session, then a friendly one to finish.',
  'levels-title': 'Easier today, harder next week',
  'levels-lead': 'Every move has an easier and a harder version, switched with one tap, even in the middle of a set.',
  'life-title': 'Made for days that do not go to plan',
  'life-1-question': 'Needed elsewhere?',
  'life-1-answer': 'Go. Each part of a session is one tap away when you are back.',
  'life-2-question': 'Missed a week?',
  'life-2-answer': 'Your next workout is simply your next workout.',
  'life-3-question': 'Missed a day?',
  'life-3-answer': `Every ${ORDINALS[ACTIVE_DAYS_PER_PASS] ?? `${ACTIVE_DAYS_PER_PASS}th`} active day earns a rest pass, and your streak goes on.`,
  'life-4-question': 'Connection gone at the last move?',
  'life-4-answer': 'What you did is kept on your phone, and never counts twice.',
  'food-title': 'Food that fits the day',
  'food-lead': 'Ten-minute meals and no counting. You can hide the numbers.',
  'price-title': 'One price, once',
  'inside-1': `${FIRST_BLOCK.workoutCount + SECOND_BLOCK.workoutCount} guided workouts in two four-week blocks`,
  'inside-2': 'An easier and a harder version of every move',
  'inside-3': 'A step goal, a mood check-in, and a streak that allows for real life',
  'inside-4': 'A plain nutrition guide, no calorie counting',
  'inside-5': '',
  'inside-6': '',
  'about-you': '',
} as const satisfies Record<string, string>;

/** The questions on the landing page, as they are shipped: question and answer by one name each. */
export const LANDING_QUESTIONS = {
  time: [
    'How long does it take?',
    `Three sessions a week. In the first block each one takes ${FIRST_BLOCK.shortest} to ${FIRST_BLOCK.longest} minutes, warm-up and cool-down included.`,
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
    'Yes. Every move has an easier version, and you can change level in the middle of a move. Week 1 is for learning. If you have a health condition, talk to your GP first.',
  ],
  fit: [
    'I am already fairly fit. Will it be too easy?',
    'Use Harder versions and heavier bags from week 1. Week 4 has one very hard session. If you already train hard several times a week, this may be too light for you.',
  ],
  baby: [
    'What if the baby wakes up?',
    'Go. When you are back, move straight to the part you were in: warm-up, main part or cool-down. You can also start the workout again another day.',
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
  weight: [
    'Will I lose weight?',
    'We make no promise about weight. The programme is about feeling stronger and moving more.',
  ],
  diet: [
    'Is there a diet?',
    'No. There is a short guide to eating well, with ten-minute meals and no counting. You can hide the numbers in it.',
  ],
  lifetime: [
    'What does lifetime access mean?',
    'You pay once and can use the programme for as long as Fit in 30 is offered.',
  ],
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

/** As fields of the landing page. */
export const LANDING_QUESTION_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LANDING_QUESTIONS).flatMap(([name, [question, answer]]) => [
    [`ask-${name}`, question],
    [`answer-${name}`, answer],
  ]),
);

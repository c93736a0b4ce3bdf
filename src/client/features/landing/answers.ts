import { FIRST_BLOCK, inWordsAtStart, SECOND_BLOCK } from './programme-facts.ts';

interface Answer {
  question: string;
  answer: string;
  waived?: string;
}

export const ANSWERS: readonly Answer[] = [
  {
    question: 'How long does it take?',
    answer: `Three sessions a week. In the first block each one takes ${FIRST_BLOCK.shortest} to ${FIRST_BLOCK.longest} minutes, warm-up and cool-down included.`,
  },
  {
    question: 'Why is it called Fit in 30 if some sessions are longer?',
    answer: `${inWordsAtStart(FIRST_BLOCK.upToHalfAnHour)} of the ${FIRST_BLOCK.workoutCount} sessions in the first block take 30 minutes or less, and the longest takes ${FIRST_BLOCK.longest}. The second block has a few longer ones, up to ${SECOND_BLOCK.longest}.`,
  },
  {
    question: 'Do I need equipment?',
    answer:
      'No. You use a chair, a wall, a worktop, a sofa, the bottom stair, a backpack and two small water bottles. A folded towel will do for a mat.',
  },
  {
    question: 'When can I start after a birth?',
    answer:
      'Not before six weeks, and wait for your six to eight week check if you can. After a caesarean wait at least eight weeks, and longer if your scar is sore. Everyone heals at their own pace, so ask your GP, midwife or a pelvic health physiotherapist.',
  },
  {
    question: 'Can I do it while pregnant?',
    answer:
      'No. It was not made for pregnancy. Ask your midwife what suits you; the programme will still be here later.',
  },
  {
    question: 'Is there jumping?',
    answer:
      'Not in the standard version. Some Harder versions have small jumps, and they are locked until a short check of your own was clear, at least 12 weeks after a birth.',
  },
  {
    question: 'I have not exercised for years. Is that all right?',
    answer:
      'Yes. Every move has an easier version, and you can change level in the middle of a move. Week 1 is for learning. If you have a health condition, talk to your GP first.',
  },
  {
    question: 'I am already fairly fit. Will it be too easy?',
    answer:
      'Use Harder versions and heavier bags from week 1. Week 4 has one very hard session. If you already train hard several times a week, this may be too light for you.',
  },
  {
    question: 'What if the baby wakes up?',
    answer:
      'Go. When you are back, move straight to the part you were in: warm-up, main part or cool-down. You can also start the workout again another day.',
  },
  {
    question: 'What if I miss a day or a week?',
    answer: 'Nothing runs out. The next workout waits. You can repeat any workout as often as you like.',
  },
  {
    question: 'Can I do it quietly?',
    answer: 'Yes. The coach shows every move without a sound, and the standard version has no jumping.',
  },
  { question: 'Is it only for mothers?', answer: 'No. It is for any busy adult.' },
  {
    question: 'Will I lose weight?',
    answer: 'We make no promise about weight. The programme is about feeling stronger and moving more.',
  },
  {
    question: 'Is there a diet?',
    answer:
      'No. There is a short guide to eating well, with ten-minute meals and no counting. You can hide the numbers in it.',
  },
  {
    question: 'What does lifetime access mean?',
    answer: 'You pay once and can use the programme for as long as Fit in 30 is offered.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes, within 14 days of paying, for any reason: one press in your settings. Your access ends when the money goes back.',
    waived:
      'You ask for access at once before you pay, so the 14 days for changing your mind end with your payment. If something is wrong with the programme, write to us: your other rights stay.',
  },
  {
    question: 'Which phone or computer do I need?',
    answer:
      'Any with an up-to-date browser: iPhone, Android, tablet or computer. There is nothing to install, but you can add it to your home screen.',
  },
  {
    question: 'What happens to my data?',
    answer: 'We keep what the app needs to work: your account, your workouts, your steps. No adverts and no tracking.',
  },
  {
    question: 'Can two people share an account?',
    answer: 'Please use one account each. Progress and levels belong to one person.',
  },
];

import { type BuyingQuestion, foldOfWords } from '#client/parts/purchases/buying-questions.tsx';
import type { Fold } from '#client/ui/fold-list.tsx';

type Asked = BuyingQuestion | Fold;

/** What the landing page leaves to this one, in order. */
const ASKED: readonly Asked[] = [
  'try',
  'name',
  {
    title: 'Is it enough?',
    content:
      'The NHS suggests 150 minutes of moderate activity a week. The workouts are a part of that, walking still counts, and the app has a step goal for it.',
  },
  'equipment',
  {
    title: 'Can I do it while pregnant?',
    content:
      'No. It was not made for pregnancy. Ask your midwife what suits you; the programme will still be here later.',
  },
  {
    title: 'Is there jumping?',
    content:
      'Not in the standard version. Some Harder versions have small jumps, and they are locked until a short check of your own was clear, at least 12 weeks after a birth.',
  },
  'fit',
  'missed',
  'quiet',
  'mothers',
  'weight',
  'diet',
  'phone',
  'data',
  'sharing',
  'give',
];

export const beforeBuying = (words: Readonly<Record<string, string>>): Fold[] =>
  ASKED.flatMap((asked) => (typeof asked === 'string' ? foldOfWords(asked, words) : [asked]));

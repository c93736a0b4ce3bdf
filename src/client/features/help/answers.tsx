import { type BuyingQuestion, foldOfWords } from '#client/parts/purchases/buying-questions.tsx';
import { WordsAnswer } from '#client/parts/words/words-text.tsx';
import type { Fold } from '#client/ui/fold-list.tsx';
import type { Site } from '#contract/site.ts';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { ACCOUNT_QUESTIONS, HELP_QUESTIONS } from '#programme/words/help-words.ts';

type HelpWords = Readonly<Record<string, string>>;

export const programmeAnswers = (words: HelpWords): Fold[] =>
  Object.keys(HELP_QUESTIONS).flatMap((name) => foldOf(name, words));

function refundAnswer(site: Site | undefined): string {
  if (site?.refundPolicy === 'statutory-waiver') {
    return `Your access starts at once because you ask for it before you pay, so the ${REFUND_WINDOW_DAYS} days for changing your mind end then. If something is wrong with the programme, write to us.`;
  }
  const soon = site ? `, usually within ${site.periods.refundWorkingDays} working days` : '';
  return `Account Settings, then Your purchase, within ${REFUND_WINDOW_DAYS} days of paying. You can also write to us. The money goes back to the same card${soon}.`;
}

export function purchaseAnswers(site: Site | undefined, words: HelpWords): Fold[] {
  return (Object.keys(ACCOUNT_QUESTIONS) as (keyof typeof ACCOUNT_QUESTIONS)[]).flatMap((name) => {
    if (name === 'guest' && !site?.guestCheckout) return [];
    const refund = name === 'data' ? [{ title: 'How do I get a refund?', content: refundAnswer(site) }] : [];
    return [...refund, ...foldOf(name, words)];
  });
}

/** None where the coach has left it empty. */
function foldOf(name: string, words: HelpWords): Fold[] {
  const [title = '', text = ''] = [words[`ask-${name}`], words[`answer-${name}`]];
  return title === '' || text === '' ? [] : [{ title, content: <WordsAnswer text={text} /> }];
}

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

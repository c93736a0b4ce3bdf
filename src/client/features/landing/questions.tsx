import { Check, CircleAlert } from 'lucide-react';
import { foldOfWords } from '#client/parts/purchases/buying-questions.tsx';
import { SAFETY_PATH, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useWords } from '#client/parts/words/use-words.ts';
import { Card } from '#client/ui/card.tsx';
import { type Fold, FoldList } from '#client/ui/fold-list.tsx';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { LANDING_QUESTION_WORDS, type LANDING_QUESTIONS } from '#programme/words/landing-words.ts';
import section from './landing-section.module.css';
import styles from './questions.module.css';

const MORE = `${SCREEN_PATHS.help}#before-buying`;

export function Questions() {
  const words = useWords('landing', LANDING_QUESTION_WORDS);
  return (
    <section className={`${section.section} ${styles.section}`}>
      <div className={`${section.wrap} ${styles.grid}`}>
        <h2 className={section.title}>Questions</h2>
        <div>
          <FoldList folds={QUESTIONS.flatMap((question) => foldOf(question, words))} className={styles.list} />
          <a href={MORE} className="link-inline">
            More questions
          </a>
        </div>
      </div>
    </section>
  );
}

function foldOf(entry: LandingQuestion, words: Readonly<Record<string, string>>): Fold[] {
  if ('name' in entry) return foldOfWords(entry.name, words);
  const { question, answer, waived } = entry;
  return [{ title: question, content: waived === undefined ? answer : <RefundWords usual={answer} waived={waived} /> }];
}

/** A question that the coach words, by its name, or one that the safety rules or the law answer. */
type LandingQuestion = { name: keyof typeof LANDING_QUESTIONS } | { question: string; answer: string; waived?: string };

const named = (...names: (keyof typeof LANDING_QUESTIONS)[]): LandingQuestion[] => names.map((name) => ({ name }));

/** In the order of the page; all others stand on the help page. */
const QUESTIONS: readonly LandingQuestion[] = [
  ...named('baby', 'beginner'),
  {
    question: 'When can I start after a birth?',
    answer:
      'Not before 6 weeks, or 8 after a caesarean. Have your 6 to 8 week check first if you can. If your scar is sore, wait longer. Ask your GP, midwife or a pelvic health physiotherapist.',
  },
  ...named('time'),
  {
    question: 'Can I get my money back?',
    answer: `Yes, within ${REFUND_WINDOW_DAYS} days of paying, for any reason. Press one button in your settings. Your access ends then.`,
    waived: `You ask for access straight away. Your ${REFUND_WINDOW_DAYS} days to change your mind end when you pay. If something’s wrong, write to us. Your other rights stay.`,
  },
  ...named('lifetime'),
];

/** The page is built before the refund policy is known: both texts are in the markup, and an attribute of the page shows one. */
export function RefundWords({ usual, waived }: { usual: string; waived: string }) {
  return (
    <>
      <span className={styles.usual}>{usual}</span>
      <span className={styles.waived}>{waived}</span>
    </>
  );
}

const SUITS = [
  'you’re new to exercise, or coming back',
  'your baby is 6 weeks or older, and your GP or midwife is happy',
];

const NOT_NOW = [
  'your baby is under 6 weeks, or under 8 after a caesarean',
  'you leak, feel heaviness or a bulge, have scar pain or bleed heavily: see your GP',
  'you have a heart condition, chest pain, dizzy spells or anything else your GP hasn’t cleared',
  'you’re under 18',
];

export function Suitability() {
  return (
    <div className={`${section.wrap} ${section.after} ${styles.cards}`}>
      <Card className={styles.card} aria-labelledby="suits-title">
        <h2 id="suits-title">It may suit you if</h2>
        <ul className={section.ticks}>
          {SUITS.map((text) => (
            <li key={text}>
              <Check size={20} strokeWidth={3} aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <h2 className={styles.more}>What you need</h2>
        <p>A chair, sofa, stair, wall and worktop. A backpack, 2 water bottles, a mat or towel.</p>
      </Card>
      <Card className={styles.card} aria-labelledby="not-now-title">
        <h2 id="not-now-title">Not right now if</h2>
        <ul className={`${section.ticks} ${styles.notNow}`}>
          <li>
            <CircleAlert size={20} aria-hidden="true" />
            <span>
              you’re pregnant: it isn’t made for that. See the NHS on{' '}
              <a
                href="https://www.nhs.uk/pregnancy/keeping-well/exercise/"
                target="_blank"
                rel="noopener noreferrer"
                className="link-inline"
              >
                exercise in pregnancy<span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </span>
          </li>
          {NOT_NOW.map((text) => (
            <li key={text}>
              <CircleAlert size={20} aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.unsure}>
          Not sure? Read the{' '}
          <a href={SAFETY_PATH} className="link-inline">
            safety questions
          </a>{' '}
          first.
        </p>
      </Card>
    </div>
  );
}

import { Check, X } from 'lucide-react';
import { SAFETY_PATH } from '#client/platform/screen-paths.ts';
import { Card } from '#client/ui/card.tsx';
import section from './section.module.css';
import styles from './suitability.module.css';

const SUITS = [
  'you are a mother, a parent or simply short of time',
  'you are new to exercise, or coming back to it after a gap',
  'your baby is at least six weeks old, you feel well, and your GP or midwife is happy for you to exercise',
];

const NOT_NOW = [
  'your baby is less than six weeks old, or you had a caesarean less than eight weeks ago',
  'you leak, feel heaviness or a bulge, have pain from a scar, or bleed heavily: see your GP or a pelvic health physiotherapist first',
  'you have a heart condition, chest pain, dizzy spells or another condition that your GP has not cleared for exercise',
  'you are under 18',
];

export function Suitability() {
  return (
    <div className={`${section.wrap} ${styles.cards}`}>
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
        <p>A chair, a wall, a worktop, a sofa, the bottom stair, a backpack, two water bottles, and a mat or towel.</p>
      </Card>
      <Card className={styles.card} aria-labelledby="not-now-title">
        <h2 id="not-now-title">It is not for you just now if</h2>
        <ul className={`${section.ticks} ${styles.notNow}`}>
          <li>
            <X size={20} strokeWidth={3} aria-hidden="true" />
            <span>
              you are pregnant: the programme was not made for pregnancy. The NHS has a page on{' '}
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
              <X size={20} strokeWidth={3} aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.unsure}>
          Not sure? Read the{' '}
          <a href={SAFETY_PATH} className="link-inline">
            safety questions
          </a>{' '}
          before you buy.
        </p>
      </Card>
    </div>
  );
}

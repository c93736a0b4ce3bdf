import { Check, X } from 'lucide-react';
import { SAFETY_PATH } from '#client/parts/site/screen-paths.ts';
import { Card } from '#client/ui/card.tsx';
import section from './section.module.css';
import styles from './suitability.module.css';

const SUITS = [
  'you are new to exercise, or coming back',
  'your baby is six weeks or older, and your GP or midwife is happy',
];

const NOT_NOW = [
  'your baby is less than six weeks old, or eight after a caesarean',
  'you leak, feel heaviness or a bulge, have pain from a scar, or bleed heavily: see your GP',
  'you have a heart condition, chest pain, dizzy spells or anything else that your GP has not cleared',
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
        <p>Chair, wall, worktop, sofa, stair, backpack, two water bottles, mat or towel.</p>
      </Card>
      <Card className={styles.card} aria-labelledby="not-now-title">
        <h2 id="not-now-title">Not just now if</h2>
        <ul className={`${section.ticks} ${styles.notNow}`}>
          <li>
            <X size={20} strokeWidth={3} aria-hidden="true" />
            <span>
              you are pregnant: it was not made for that. See the NHS on{' '}
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

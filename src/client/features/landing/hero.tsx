import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { TickRing } from '#client/ui/tick-ring.tsx';
import { BuyLink } from './buy-link.tsx';
import styles from './hero.module.css';
import { FIRST_BLOCK, inWordsAtStart, LEVEL_COUNT, SECOND_BLOCK, WEEKS_OF_FIRST_BLOCK } from './programme-facts.ts';

const FACTS = [
  { number: FIRST_BLOCK.workoutCount, text: `guided workouts, then ${SECOND_BLOCK.workoutCount} new ones` },
  { number: LEVEL_COUNT, text: 'versions of every move' },
  { number: 0, text: 'pieces of kit to buy' },
];

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.grid}>
        <div className={styles.text}>
          <h1>Get strong in the minutes you’ve got.</h1>
          <p>
            {inWordsAtStart(WEEKS_OF_FIRST_BLOCK.length)} weeks of guided home workouts, three a week,{' '}
            {FIRST_BLOCK.shortest} to {FIRST_BLOCK.longest} minutes each, and low impact as standard.
          </p>
        </div>
        <div className={styles.coach}>
          <div className={styles.dial}>
            <TickRing
              ticks={60}
              lit={30}
              radius={150}
              length={11}
              thickness={4.5}
              litClassName={styles.litTicks}
              dimClassName={styles.dimTicks}
            />
            <span className={styles.disc} />
            <CoachPicture
              name="scene-landing"
              label="A drawn coach in a coral top holds a deep lunge"
              isFirst
              className={styles.figure}
            />
          </div>
        </div>
        <div className={styles.sheet}>
          <div className={styles.buy}>
            <BuyLink />
            <p>One payment. No subscription, nothing else to buy.</p>
          </div>
          <dl className={styles.facts}>
            {FACTS.map(({ number, text }) => (
              <div key={text}>
                <dt>{number}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

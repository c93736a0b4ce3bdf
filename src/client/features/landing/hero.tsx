import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useWords } from '#client/parts/words/use-words.ts';
import { WordsLine } from '#client/parts/words/words-text.tsx';
import { TickRing } from '#client/ui/tick-ring.tsx';
import { LANDING_WORDS } from '#programme/words/landing-words.ts';
import { FIRST_BLOCK, LEVEL_COUNT } from '#programme/workouts/programme-facts.ts';
import styles from './hero.module.css';
import { HeroWays } from './hero-ways.tsx';

const FACTS = [
  { number: FIRST_BLOCK.workoutCount, text: 'guided workouts' },
  { number: LEVEL_COUNT, text: 'versions of every move' },
  { number: 0, text: 'things to buy' },
];

export function Hero() {
  const words = useWords('landing', LANDING_WORDS);
  return (
    <div className={styles.hero}>
      <div className={styles.grid}>
        <div className={styles.text}>
          <h1>{words.promise}</h1>
          <p>
            <WordsLine text={words.sentence} />
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
            <HeroWays underButton={words['under-button']} />
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

import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Price } from '#client/parts/purchases/shown-price.tsx';
import { SCREEN_PATHS, STARTED } from '#client/parts/site/screen-paths.ts';
import { useWords } from '#client/parts/words/use-words.ts';
import { WordsLine } from '#client/parts/words/words-text.tsx';
import { ButtonLink, TextLink } from '#client/ui/button.tsx';
import { TickRing } from '#client/ui/tick-ring.tsx';
import { LANDING_WORDS } from '#programme/words/landing-words.ts';
import { FIRST_BLOCK, LEVEL_COUNT } from '#programme/workouts/programme-facts.ts';
import styles from './top.module.css';

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

/** To buy is the brightest; to try comes second. */
function HeroWays({ underButton }: { underButton: string }) {
  return (
    <div className={styles.ways}>
      <BuyLink>Get lifetime access</BuyLink>
      <ButtonLink href={SCREEN_PATHS.tryMinute + STARTED} variant="outline" className={styles.second}>
        Try one minute
      </ButtonLink>
      <p>
        <b>
          <Price /> once.
        </b>{' '}
        {underButton} <TextLink href={SCREEN_PATHS.tryFirst + STARTED}>Try the first workout, 10 min</TextLink>
      </p>
    </div>
  );
}

/** Stays at the foot of the screen below the hero, by style alone; at the end of the page it has a place of its own. */
export function PriceBar() {
  return (
    <aside className={styles.bar} aria-label="Price">
      <div className={styles.wrap}>
        <p>
          <b>
            <Price />
          </b>{' '}
          once
        </p>
        <BuyLink size="small">Get lifetime access</BuyLink>
      </div>
    </aside>
  );
}

interface BuyLinkProps {
  className?: string | undefined;
  size?: 'small' | 'large';
  /** In place of the whole of it, where the price stands beside. */
  children?: string;
}

export function BuyLink({ className, size = 'large', children }: BuyLinkProps) {
  return (
    <span data-buy>
      <ButtonLink href={SCREEN_PATHS.register} variant="coral" size={size} className={className}>
        {children ?? (
          <span>
            Get lifetime access, <Price />
          </span>
        )}
      </ButtonLink>
      <span role="alert" className={styles.problem} />
    </span>
  );
}

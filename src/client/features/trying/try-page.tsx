import { Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isKeptOnlyWithPage, KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { useReducedMotion } from '#client/browser/reduced-motion.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { FlipBook } from '#client/coach/stage/flip-book.tsx';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Logo } from '#client/ui/logo.tsx';
import { TickRing } from '#client/ui/tick-ring.tsx';
import { ONE_MINUTE } from '#programme/workouts/one-minute.ts';
import styles from './try-page.module.css';
import { KEPT_FOR_DAYS, TRY_WORDS, type TryWhat } from './try-words.ts';

/** What the address ends in after a tap that came before the script. */
export const TAPPED_EARLY = '#start';

export interface TryPageProps {
  what: TryWhat;
  onStart: () => void;
}

/** What stands before the player, readable without script. */
export function TryPage({ what, onStart }: TryPageProps) {
  const { title, lead, points, picture, minutes, start, other } = TRY_WORDS[what];
  const isKeptWithPage = useKeptOnlyWithPage();
  const tap = (event: MouseEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo href={SCREEN_PATHS.landing} onPanel />
      </header>
      <main className={styles.main}>
        <Dial minutes={minutes}>
          <CoachPicture name={picture} decorative isFirst className={styles.coach} />
        </Dial>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{lead}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point === KEPT_FOR_DAYS && isKeptWithPage ? `${KEPT_WITH_PAGE}.` : point}</li>
            ))}
          </ul>
          <div id={TAPPED_EARLY.slice(1)} className={styles.ways}>
            <ButtonLink href={TAPPED_EARLY} variant="coral" size="large" block onClick={tap}>
              <Play size={22} fill="currentColor" aria-hidden="true" />
              {start}
            </ButtonLink>
            <p>One moment...</p>
            <Link href={other.href}>{other.name}</Link>
          </div>
          <noscript>The player needs JavaScript. Please switch it on and load the page again.</noscript>
        </div>
      </main>
    </div>
  );
}

/** Never in the page as it is prerendered. */
function useKeptOnlyWithPage(): boolean {
  const [isIt, setIt] = useState(false);
  useEffect(() => setIt(isKeptOnlyWithPage(TRIED_KEY)), []);
  return isIt;
}

const [FIRST] = ONE_MINUTE.steps;

/** Until the player is there: its coach moves already, by the strip of her first move, which the player finds in the cache. */
export function MinuteWait() {
  const isStill = useReducedMotion();
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <Logo onPanel />
      </header>
      <div className={styles.main}>
        <Dial minutes={TRY_WORDS.minute.minutes}>
          <span className={classNames(styles.coach, styles.moving)}>
            {FIRST && (
              <FlipBook
                name={`${FIRST.moveId}-${FIRST.level}`}
                mirror={false}
                backwards={false}
                pace={1}
                isMoving={!isStill}
              />
            )}
          </span>
        </Dial>
        <div role="status" className={styles.words}>
          <h1>One moment...</h1>
        </div>
      </div>
    </main>
  );
}

function Dial({ minutes, children }: { minutes: number; children: ReactNode }) {
  return (
    <div className={styles.dial}>
      <TickRing
        ticks={30}
        lit={minutes}
        radius={150}
        length={12}
        thickness={5}
        litClassName={styles.lit}
        dimClassName={styles.dim}
      />
      <span className={styles.disc} />
      {children}
    </div>
  );
}

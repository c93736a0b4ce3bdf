import { Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isKeptOnlyWithPage, KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { useReducedMotion } from '#client/browser/reduced-motion.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { FlipBook } from '#client/coach/stage/flip-book.tsx';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import { SCREEN_PATHS, STARTED } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Logo } from '#client/ui/logo.tsx';
import { TickRing } from '#client/ui/tick-ring.tsx';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { ONE_MINUTE } from '#programme/workouts/one-minute.ts';
import styles from './try-page.module.css';

/** What the address ends in after a tap that came before the script. */

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
          <div id={STARTED.slice(1)} className={styles.ways}>
            <ButtonLink href={STARTED} variant="coral" size="large" block onClick={tap}>
              <Play size={22} fill="currentColor" aria-hidden="true" />
              {start}
            </ButtonLink>
            <p>One moment</p>
            <Link href={other.href}>{other.name}</Link>
          </div>
          <noscript>The player needs JavaScript. Switch it on, then reload the page.</noscript>
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
          <h1>One moment</h1>
        </div>
      </div>
    </main>
  );
}

function Dial({ minutes, children }: { minutes: number; children: ReactNode }) {
  return (
    <div className={styles.dial}>
      <TickRing ticks={30} lit={minutes} radius={150} length={12} thickness={5} />
      <span className={styles.disc} />
      {children}
    </div>
  );
}

interface TryWords {
  title: string;
  lead: string;
  points: readonly string[];
  picture: ClipName;
  /** Lit on the dial. */
  minutes: number;
  start: string;
  other: { href: string; name: string };
}

const ON_DEVICE = 'No account. What you do stays on this device.';

/** Untrue where the browser keeps nothing. */
const KEPT_FOR_DAYS = 'Buy here within 30 days and it’s yours to keep.';

const TRY_WORDS = {
  minute: {
    title: 'Try one minute',
    lead: '3 moves, 20 seconds each. Make any of them easier with one tap.',
    points: ['All standing. No kit, no jumps.', 'Silent until you tap for sound.', ON_DEVICE],
    picture: 'squat_punch-standard',
    minutes: 1,
    start: 'Start the minute',
    other: { href: SCREEN_PATHS.tryFirst, name: 'Or try the first workout, 10 minutes' },
  },
  first: {
    title: 'Try the first workout',
    lead: 'All of workout 1A in 10 minutes: warm-up, main part, cool-down.',
    points: [
      'A few safety questions come first.',
      'You’ll need a chair, a backpack and a mat.',
      KEPT_FOR_DAYS,
      ON_DEVICE,
    ],
    picture: 'chair_squat-standard',
    minutes: 10,
    start: 'See the questions',
    other: { href: SCREEN_PATHS.tryMinute, name: 'Or try one minute, no questions' },
  },
} as const satisfies Record<string, TryWords>;

type TryWhat = keyof typeof TRY_WORDS;

import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useStillPictures } from '#client/coach/stage/coach-choices.ts';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { CoachStrip } from '#client/coach/stage/coach-strip.tsx';
import { lacksWakeLock, SCREEN_WILL_DARKEN } from '#client/features/workout-player/cues/use-wake-lock.ts';
import { setThemeColour } from '#client/parts/stored/theme.ts';
import { IconButton } from '#client/ui/button.tsx';
import { DottedFacts } from '#client/ui/dotted-facts.tsx';
import { SessionDial } from '#client/ui/session-dial.tsx';
import type { DialMinutes } from '#domain/session/session-dial.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import type { Kit } from '#programme/moves/move.ts';
import { KitPicture } from './kit-picture.tsx';
import styles from './workout-cover.module.css';

interface CoverFrameProps {
  leaveLabel: string;
  onLeave: () => void;
  /** What it belongs to. */
  eyebrow: string;
  title: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

const EVERGREEN = '#0f4c45';

/** Before anything runs: what it is, what it needs, and one button. */
export function CoverFrame({ leaveLabel, onLeave, eyebrow, title, foot, children }: CoverFrameProps) {
  useEffect(() => {
    setThemeColour(EVERGREEN);
    return () => setThemeColour(undefined);
  }, []);
  return (
    <main className={styles.cover}>
      <header className={styles.head}>
        <IconButton label={leaveLabel} onClick={onLeave}>
          <X size={26} aria-hidden="true" />
        </IconButton>
        <p>{eyebrow}</p>
      </header>
      {title}
      <div className={styles.body}>
        {lacksWakeLock() && <p className={styles.darkens}>{SCREEN_WILL_DARKEN}</p>}
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </main>
  );
}

interface CoverTitleProps {
  hero: ClipName;
  minutes: number;
  /** Of what is under way. */
  dial?: DialMinutes | undefined;
  title: string;
  facts: readonly string[];
  /** How many moves her limits have changed. */
  changed: number;
}

export function CoverTitle({ hero, minutes, dial, title, facts, changed }: CoverTitleProps) {
  const isStill = useStillPictures();
  return (
    <div className={styles.title}>
      <SessionDial {...(dial ?? { totalMinutes: minutes, activeMinutes: 0 })} frozen className={styles.dial}>
        <span className={styles.disc}>
          {isStill ? (
            <CoachStrip name={hero} className={styles.coach} />
          ) : (
            <CoachStage name={hero} className={styles.coach} />
          )}
        </span>
      </SessionDial>
      <div>
        <h1>{title}</h1>
        <DottedFacts className={styles.facts} facts={facts} />
        {changed > 0 && (
          <p className={styles.notice}>
            {changed} {changed === 1 ? 'move' : 'moves'} changed for you
          </p>
        )}
      </div>
    </div>
  );
}

export function CoverKit({ kit }: { kit: readonly Kit[] }) {
  return (
    <section aria-labelledby="cover-kit">
      <h2 id="cover-kit">{kit.length === 0 ? 'You need just a little space' : 'You need'}</h2>
      {kit.length > 0 && (
        <ul className={styles.kit}>
          {kit.map((piece) => (
            <li key={piece}>
              <KitPicture kit={piece} />
              {piece}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

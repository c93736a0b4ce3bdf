import { useEffect } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { stripAddress } from '#client/coach/strips.ts';
import { setThemeColour } from '#client/parts/stored/theme.ts';
import { SessionDial } from '#client/ui/session-dial.tsx';
import { dialMinutes } from '#domain/session/session-dial.ts';
import type { SessionState } from '#domain/session/session-state.ts';
import styles from './over-screen.module.css';
import type { ShownSegment } from './segment-words.ts';

/**
 * Between the last second and the praise: the circle that closes round the member's last move, and nothing to read or
 * to press.
 */
export function OverScreen({ state, shown }: { state: SessionState; shown: ShownSegment }) {
  useEffect(() => {
    setThemeColour('--deep');
    new Image().src = stripAddress('scene-celebration'); // the praise shows it at once
    return () => setThemeColour(undefined);
  }, []);
  return (
    <main className={styles.over}>
      <SessionDial {...dialMinutes(state)} full className={styles.circle}>
        <span className={styles.disc}>
          <CoachPicture name={`${shown.moveId}-${shown.level}`} decorative isFirst />
        </span>
      </SessionDial>
      <p role="status" className="visually-hidden">
        {shown.title}
      </p>
    </main>
  );
}

import { useEffect } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { setThemeColour } from '#client/parts/stored/theme.ts';
import { SessionDial } from '#client/ui/session-dial.tsx';
import { dialMinutes } from '#domain/session/session-dial.ts';
import type { SessionState } from '#domain/session/session-state.ts';
import styles from './over-screen.module.css';
import type { ShownSegment } from './segment-words.ts';

/** Between the last second and the praise, and behind what is asked after it: the closed circle, and nothing to press. */
export function OverScreen({ state, shown }: { state: SessionState; shown: ShownSegment }) {
  useEffect(() => {
    setThemeColour('--deep');
    return () => setThemeColour(undefined);
  }, []);
  return (
    <main className={styles.over}>
      <SessionDial {...dialMinutes(state)} full className={styles.circle}>
        <span className={styles.disc}>
          <CoachPicture name="scene-celebration" decorative isFirst />
        </span>
      </SessionDial>
      <p role="status" className="visually-hidden">
        {shown.title}
      </p>
    </main>
  );
}

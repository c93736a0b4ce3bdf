import { Pause, Play, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { setThemeColour } from '#client/parts/stored/theme.ts';
import { minutesLeft } from '#domain/session/session-snapshot.ts';
import { leftMs, type SessionState } from '#domain/session/session-state.ts';
import { countedMs } from '#domain/session/session-wait.ts';
import type { ShownSegment } from './guided/segment-words.ts';
import styles from './sound-only-screen.module.css';

const BLACK = '#000000';

interface SoundOnlyScreenProps {
  state: SessionState;
  shown: ShownSegment;
  status: string;
  onPause: () => void;
  onPlay: () => void;
  onShowCoach: () => void;
  /** Sheets over it. */
  children: ReactNode;
}

/** For a phone in a pocket or across the room: black, the digits as large as they fit, and one thing to press. */
export function SoundOnlyScreen({ state, shown, status, children, ...on }: SoundOnlyScreenProps) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    setThemeColour(BLACK);
    return () => setThemeColour(undefined);
  }, []);
  const seconds = Math.ceil(countedMs(state) / 1000);
  const { isRunning } = state;
  const Icon = isRunning ? Pause : Play;
  return (
    <main ref={page} tabIndex={-1} className={styles.screen}>
      <header className={styles.head}>
        <p>{minutesLeft(leftMs(state))} min left</p>
        <button type="button" onClick={on.onShowCoach}>
          <Smartphone size={20} aria-hidden="true" />
          Show the coach
        </button>
      </header>
      <div className={styles.now}>
        <h1>{shown.title}</h1>
        {shown.next && <p>{shown.next}</p>}
        <div
          className={styles.digits}
          role="timer"
          aria-label={seconds === 1 ? '1 second left' : `${seconds} seconds left`}
        >
          {seconds}
        </div>
        <p>{[shown.place, shown.count].filter(Boolean).join(', ')}</p>
      </div>
      <button type="button" className={styles.needed} onClick={isRunning ? on.onPause : on.onPlay}>
        <Icon size={32} fill="currentColor" aria-hidden="true" />
        {isRunning ? 'I’m needed' : 'Carry on'}
      </button>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {children}
    </main>
  );
}

import { Play, TriangleAlert } from 'lucide-react';
import { now } from '#client/browser/clock.ts';
import { useEverySecond } from '#client/browser/every-second.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { SessionDial } from '#client/ui/session-dial.tsx';
import { dialMinutes } from '#domain/session/session-dial.ts';
import { isLongPause, minutesLeft } from '#domain/session/session-snapshot.ts';
import { leftMs, type SessionState } from '#domain/session/session-state.ts';
import { SCREEN_MAY_DARKEN } from '../cues/use-wake-lock.ts';
import { placeKept } from './saved-snapshots.ts';
import { type ShownSegment, whereInWords } from './segment-words.ts';
import styles from './sheets.module.css';
import type { SessionEngine, WhyPaused } from './use-session-engine.ts';

interface PauseSheetProps {
  open: boolean;
  state: SessionState;
  shown: ShownSegment;
  engine: Pick<SessionEngine, 'pausedAt' | 'whyPaused'>;
  isEased: boolean;
  /** There is no place to keep. */
  isBrief: boolean;
  mayDarken: boolean;
  onCarryOn: (isEased: boolean) => void;
  onSomethingWrong: () => void;
  onSound: () => void;
  /** Undefined where there is no such way. */
  onByHand: (() => void) | undefined;
  onLeave: () => void;
}

const SHORT_PAUSE_SECONDS = 10;

export function PauseSheet({ open, ...props }: PauseSheetProps) {
  return open ? <OpenPauseSheet {...props} /> : null;
}

const WHY: Readonly<Record<NonNullable<WhyPaused>, string>> = {
  slept: 'Your device put this page to sleep, so we waited here.',
  hidden: 'This page was out of sight, so we waited here.',
};

function OpenPauseSheet({ state, shown, engine, isEased, mayDarken, ...rest }: Omit<PauseSheetProps, 'open'>) {
  const { isBrief, ...on } = rest;
  const { pausedAt, whyPaused } = engine;
  const words = useProgrammeWords();
  const minutes = useEverySecond(() => longMinutes(now() - pausedAt));
  const isLong = minutes !== undefined;
  return (
    <BottomSheet
      open
      locked
      onOpenChange={() => undefined}
      className={styles.calm}
      hero={
        <SessionDial {...dialMinutes(state)} frozen className={styles.dial}>
          <span className={styles.disc}>
            <MovePicture moveId={shown.moveId} level={shown.level} words={words} />
          </span>
        </SessionDial>
      }
      title="Paused"
      text={
        isLong
          ? `Welcome back. It’s been ${minutes} minutes. March for 30 seconds first?`
          : isBrief
            ? 'Take your time.'
            : `Take your time. ${placeKept(', even if you close the app')}`
      }
    >
      <div className={styles.where}>
        <p>
          <b>{whereInWords(state, words)}</b>
          <small>
            {[shown.place, `${minutesLeft(leftMs(state))} min left`].filter(Boolean).join('. ')}
            <PausedFor since={pausedAt} />
          </small>
        </p>
      </div>
      <ButtonStack>
        <Button variant="coral" size="large" block onClick={() => on.onCarryOn(isLong)}>
          <Play size={20} fill="currentColor" aria-hidden="true" />
          {isLong ? 'Yes, ease me in' : 'Carry on'}
        </Button>
        {isLong && (
          <Button variant="outline" block onClick={() => on.onCarryOn(false)}>
            No, straight back
          </Button>
        )}
        <Button variant="outline" block onClick={on.onSomethingWrong}>
          <TriangleAlert size={20} aria-hidden="true" />
          Something wrong?
        </Button>
        {whyPaused && <p className={styles.note}>{WHY[whyPaused]}</p>}
        {isEased && <p className={styles.note}>It’s Easier from here on.</p>}
        <div className={styles.quiet}>
          <TextButton onClick={on.onSound}>Sound</TextButton>
          {on.onByHand && <TextButton onClick={on.onByHand}>Without the timer</TextButton>}
          <TextButton onClick={on.onLeave}>Leave</TextButton>
        </div>
        {mayDarken && <p className={styles.note}>{SCREEN_MAY_DARKEN}</p>}
      </ButtonStack>
    </BottomSheet>
  );
}

/** Words for themselves, so that nothing else of the sheet is drawn each second. */
function PausedFor({ since }: { since: number }) {
  const text = useEverySecond(() => pausedText(now() - since));
  return text && `. ${text}`;
}

const longMinutes = (ms: number): number | undefined => (isLongPause(ms) ? Math.floor(ms / 60_000) : undefined);

function pausedText(ms: number): string | undefined {
  const seconds = Math.floor(ms / 1000);
  if (seconds < SHORT_PAUSE_SECONDS) return undefined;
  return `Paused for ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

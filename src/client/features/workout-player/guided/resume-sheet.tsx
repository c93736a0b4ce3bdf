import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import {
  type CountsAs,
  countsAs,
  isLongPause,
  minutesLeft,
  type SessionSnapshot,
} from '#domain/session/session-snapshot.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { wordsOf } from './segment-words.ts';
import styles from './sheets.module.css';
import type { GuidedSession } from './use-guided-session.ts';

interface ResumeSheetProps {
  snapshot: SessionSnapshot;
  segment: PlacedSegment | undefined;
  workoutTitle: string;
  onCarryOn: (isEased: boolean) => void;
  onStartAgain: () => void;
  onCount: () => void;
}

const FINISH_WORDS: Readonly<Record<CountsAs, string>> = {
  workout: 'Finish without a rating',
  day: 'Stop here and count what I did',
  nothing: 'Leave it for today',
};

export function ResumeSheet({ snapshot, segment, workoutTitle, onCarryOn, onStartAgain, onCount }: ResumeSheetProps) {
  const words = useProgrammeWords();
  const minutes = minutesLeft(snapshot.leftMs);
  const counts = countsAs(snapshot);
  const [isLongAgo] = useState(() => isLongPause(now() - snapshot.savedAt));
  const doneShare = 1 - snapshot.leftMs / Math.max(1, snapshot.leftMs + snapshot.activeMs);
  return (
    <BottomSheet
      open
      locked
      onOpenChange={() => undefined}
      title="Carry on?"
      text={segment ? `You were on ${whereText(segment, words)}.` : 'You finished it. How was it?'}
    >
      <div className={styles.where}>
        <span className={styles.picture}>
          <MovePicture
            moveId={(segment?.moveId ?? 'breathe') as MoveId}
            level={segment?.level ?? 'standard'}
            words={words}
          />
        </span>
        <div>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${doneShare * 100}%` }} />
          </span>
          {segment && (
            <p>
              <b>
                {minutes} {minutes === 1 ? 'minute' : 'minutes'} left
              </b>{' '}
              of {workoutTitle}
            </p>
          )}
          {snapshot.isEased && segment && <p>It’s Easier from here, as you chose.</p>}
        </div>
      </div>
      <ButtonStack>
        <Button variant="coral" size="large" block onClick={() => onCarryOn(false)}>
          <Play size={20} fill="currentColor" aria-hidden="true" />
          {segment ? 'Carry on' : 'Complete Workout'}
        </Button>
        {isLongAgo && segment && (
          <Button variant="outline" block onClick={() => onCarryOn(true)}>
            March for 30 seconds first
          </Button>
        )}
        <Button variant="outline" block onClick={onStartAgain}>
          <RotateCcw size={20} aria-hidden="true" />
          Start again
        </Button>
        <TextButton className={styles.centred} onClick={onCount}>
          {FINISH_WORDS[counts]}
        </TextButton>
        {counts === 'nothing' && <p className={styles.note}>Under 3 minutes doesn’t count, and that’s fine.</p>}
      </ButtonStack>
    </BottomSheet>
  );
}

function whereText(segment: PlacedSegment, words: ProgrammeWords): string {
  const { name } = wordsOf(segment, words);
  return segment.step === 1 ? `${name}, round ${segment.place.round}` : name;
}

/** What an address asks for beyond the start screen. */
export type Begins = 'carry-on' | 'start' | false;

/**
 * Resumes without asking again, after a long pause with an easy start first; or starts, where nothing kept from before has
 * to be asked about. @returns true until that is done.
 */
export function useBegin(begins: Begins, isReady: boolean, { saved, carryOn, start }: GuidedSession): boolean {
  const [isWaiting, setWaiting] = useState(begins !== false);
  const begin = useEffectEvent(() => {
    setWaiting(false);
    if (begins === 'start' && !saved) start(0);
    if (begins === 'carry-on' && saved) carryOn(saved, isLongPause(now() - saved.savedAt));
  });
  useEffect(() => {
    if (isWaiting && isReady) begin();
  }, [isWaiting, isReady]);
  return isWaiting;
}

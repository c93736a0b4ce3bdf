import type { ReactNode } from 'react';
import { CoachStage, type CoachStageProps } from '#client/coach/stage/coach-stage.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { classNames } from '#client/ui/class-names.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import type { MoveLevel } from '#programme/moves/move.ts';
import { type ShownSegment, wordsOf } from './guided/segment-words.ts';
import { LevelPicker } from './level-choice.tsx';
import type { MoveLevels } from './move-levels.ts';
import styles from './player-stage.module.css';

interface PlayerStageProps
  extends Pick<CoachStageProps, 'pace' | 'effort' | 'seed' | 'lasts' | 'begins' | 'idle' | 'next' | 'onTap'> {
  shown: Pick<ShownSegment, 'moveId' | 'level' | 'isOtherSide' | 'isOtherWay' | 'isPastHalf'>;
  isPlaying: boolean;
  levels: MoveLevels;
  onLevel: (level: MoveLevel) => void;
  /** Her levels and the two buttons that turn her are put away. */
  isBare?: boolean;
  /** Of a guided session; without the timer she has her own ground. */
  className?: string | undefined;
  /** Above her. */
  children?: ReactNode;
}

export function PlayerStage({ shown, isPlaying, levels, onLevel, className, children, ...coach }: PlayerStageProps) {
  const { moveId, level } = shown;
  const words = useProgrammeWords();
  const { name, cue } = wordsOf(shown, words);
  return (
    <div className={classNames(styles.stage, className ?? styles.byHand)}>
      {children}
      <CoachStage
        name={clipOfMove(moveId, level, words)}
        label={`The coach shows: ${name}, ${LEVEL_NAMES[level]} version. ${cue}`}
        mirror={shown.isOtherSide}
        backwards={shown.isOtherWay}
        pastHalf={shown.isPastHalf}
        playing={isPlaying}
        controls
        {...coach}
        className={styles.coach}
      >
        <LevelPicker {...{ moveId, level, levels, onLevel }} />
      </CoachStage>
    </div>
  );
}

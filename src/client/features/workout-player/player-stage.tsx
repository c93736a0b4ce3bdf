import type { ReactNode } from 'react';
import { CoachStage, type CoachStageProps } from '#client/coach/stage/coach-stage.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { classNames } from '#client/ui/class-names.ts';
import { SessionDial, type SessionDialProps } from '#client/ui/session-dial.tsx';
import type { MoveLevel } from '#programme/moves/move.ts';
import { cueOf, type ShownSegment, wordsOf } from './guided/segment-words.ts';
import { LevelPicker } from './level-choice.tsx';
import type { MoveLevels } from './move-levels.ts';
import styles from './player-stage.module.css';

interface PlayerStageProps {
  shown: Pick<ShownSegment, 'moveId' | 'level' | 'isOtherSide' | 'isOtherWay' | 'isPastHalf' | 'place' | 'count'>;
  isPlaying: boolean;
  levels: MoveLevels;
  onLevel: (level: MoveLevel) => void;
  /** Below 1 she shows the move slowly. */
  pace?: number;
  /** How hard she breathes, 0 to 1. */
  effort?: number;
  /** What the stage shows after it, where that is known. */
  next?: CoachStageProps['next'];
  onTap?: () => void;
  /** Beside the words above her. */
  tools?: ReactNode;
  /** Its minutes, round her edge. */
  dial?: SessionDialProps;
}

export function PlayerStage({
  shown,
  isPlaying,
  levels,
  onLevel,
  pace,
  effort,
  onTap,
  tools,
  dial,
  next,
}: PlayerStageProps) {
  const { moveId, level } = shown;
  const { name } = wordsOf(shown);
  const cue = cueOf(shown, useProgrammeWords());
  const ground = (
    <div className={styles.ground}>
      <div className={styles.band}>
        <p>
          <span>{shown.place}</span> <span>{shown.count}</span>
        </p>
        {tools}
      </div>
      <CoachStage
        name={`${moveId}-${level}`}
        label={`The coach shows: ${name}, ${LEVEL_NAMES[level]} version. ${cue}`}
        mirror={shown.isOtherSide}
        backwards={shown.isOtherWay}
        pastHalf={shown.isPastHalf}
        playing={isPlaying}
        controls
        {...{ pace, effort, next, onTap }}
        className={styles.coach}
      >
        <LevelPicker {...{ moveId, level, levels, onLevel }} />
      </CoachStage>
    </div>
  );
  if (!dial) return <div className={classNames(styles.stage, styles.byHand)}>{ground}</div>;
  return (
    <SessionDial {...dial} className={classNames(styles.stage, styles.guided)}>
      {ground}
    </SessionDial>
  );
}

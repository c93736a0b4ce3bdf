import { ArrowLeftRight, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { LEVEL_NAMES } from '#client/components/level-names.ts';
import { CoachFigure } from '#client/figure/coach-figure.tsx';
import { useReducedMotion } from '#client/figure/reduced-motion.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { MoveLevel } from '#programme/move.ts';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import styles from './coach-stage.module.css';
import { LevelPicker } from './level-picker.tsx';
import type { MoveLevels } from './move-levels.ts';
import type { PlayerMove } from './player-steps.ts';

interface PlayerStageProps {
  move: PlayerMove;
  moveIndex: number;
  moveCount: number;
  level: MoveLevel;
  levels: MoveLevels;
  /** She waits, because the next screen is being drawn. */
  isHeld: boolean;
  onLevel: (level: MoveLevel) => void;
}

/** The coach doing the move, and how hard it shall be. */
export function PlayerStage({ move, moveIndex, moveCount, level, levels, isHeld, onLevel }: PlayerStageProps) {
  const [isOtherSide, setOtherSide] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  const isStill = useReducedMotion();
  const version = versionOf(MOVES[move.moveId], level);
  return (
    <div className={classNames(styles.stage, styles.byHand)}>
      <p className={styles.band}>
        <span>{move.part}</span>{' '}
        <span>
          {moveIndex + 1} of {moveCount}
        </span>
      </p>
      <div className={styles.floor}>
        <div className={styles.tools}>
          {!isStill && (
            <IconButton label="Hold the coach still" aria-pressed={!isPlaying} onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? (
                <Pause size={22} fill="currentColor" aria-hidden="true" />
              ) : (
                <Play size={22} fill="currentColor" aria-hidden="true" />
              )}
            </IconButton>
          )}
          {version.sided && (
            <IconButton
              label="Show the other side"
              aria-pressed={isOtherSide}
              onClick={() => setOtherSide(!isOtherSide)}
            >
              <ArrowLeftRight size={22} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <CoachFigure
          moveId={move.moveId}
          level={level}
          mirror={version.sided && isOtherSide}
          playing={isPlaying && !isHeld}
          className={styles.coach}
          label={`The coach shows: ${version.name}, ${LEVEL_NAMES[level]} version. ${version.cue}`}
        />
      </div>
      <LevelPicker moveId={move.moveId} {...{ level, levels, onLevel }} />
    </div>
  );
}

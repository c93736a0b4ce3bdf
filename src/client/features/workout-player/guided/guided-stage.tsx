import { Maximize2, Minimize2, Repeat2 } from 'lucide-react';
import { LEVEL_NAMES } from '#client/components/level-names.ts';
import { CoachFigure } from '#client/figure/coach-figure.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from '../coach-stage.module.css';
import { LevelPicker } from '../level-picker.tsx';
import type { MoveLevels } from '../move-levels.ts';
import { type ShownSegment, wordsOf } from './segment-words.ts';

interface GuidedStageProps {
  shown: ShownSegment;
  isRunning: boolean;
  levels: MoveLevels;
  isBig: boolean;
  onTap: () => void;
  onLevel: (level: ShownSegment['level']) => void;
  onBig: () => void;
  /** Absent where no other move may stand in. */
  onSwap: (() => void) | undefined;
}

/** The coach doing the move, or the one to come; a tap on her pauses. */
export function GuidedStage({ shown, isRunning, levels, isBig, onTap, onLevel, onBig, onSwap }: GuidedStageProps) {
  const { moveId, level } = shown;
  const { name, cue } = wordsOf({ moveId, level });
  return (
    <div className={classNames(styles.stage, styles.guided)}>
      <p className={styles.band}>
        <span>{shown.place}</span> <span>{shown.count}</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pause button does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pause button and the space bar do the same */}
      <div className={styles.floor} data-no-swipe onClick={(event) => isCoach(event.target) && onTap()}>
        <div className={styles.tools}>
          <IconButton label="Big screen" aria-pressed={isBig} onClick={onBig}>
            {isBig ? <Minimize2 size={22} aria-hidden="true" /> : <Maximize2 size={22} aria-hidden="true" />}
          </IconButton>
          {onSwap && (
            <IconButton label="Swap this move" aria-haspopup="dialog" onClick={onSwap}>
              <Repeat2 size={22} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <CoachFigure
          key={`${moveId}/${level}`}
          moveId={moveId}
          level={level}
          mirror={shown.isOtherSide}
          playing={isRunning}
          className={styles.coach}
          label={`The coach shows: ${name}, ${LEVEL_NAMES[level]} version. ${cue}`}
        />
      </div>
      <LevelPicker moveId={moveId} {...{ level, levels, onLevel }} />
    </div>
  );
}

/** Buttons on the stage, and what opens above it, have taps of their own. */
const isCoach = (target: EventTarget): boolean => target instanceof Element && !target.closest('button, [data-modal]');

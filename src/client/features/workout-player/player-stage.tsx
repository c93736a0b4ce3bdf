import type { LucideIcon } from 'lucide-react';
import { LEVEL_NAMES } from '#client/components/level-names.ts';
import { CoachFigure } from '#client/figure/coach-figure.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { MoveLevel } from '#programme/move.ts';
import { type ShownSegment, wordsOf } from './guided/segment-words.ts';
import { LevelPicker } from './level-picker.tsx';
import type { MoveLevels } from './move-levels.ts';
import styles from './player-stage.module.css';

export interface StageTool {
  label: string;
  icon: LucideIcon;
  isFilled?: boolean;
  /** Absent where it opens a dialog. */
  isPressed?: boolean;
  onPress: () => void;
}

interface PlayerStageProps {
  shown: Pick<ShownSegment, 'moveId' | 'level' | 'isOtherSide' | 'place' | 'count'>;
  isPlaying: boolean;
  levels: MoveLevels;
  tools: readonly StageTool[];
  onLevel: (level: MoveLevel) => void;
  onTap?: () => void;
}

export function PlayerStage({ shown, isPlaying, levels, tools, onLevel, onTap }: PlayerStageProps) {
  const { moveId, level } = shown;
  const { name, cue } = wordsOf(shown);
  return (
    <div className={classNames(styles.stage, onTap ? styles.guided : styles.byHand)}>
      <p className={styles.band}>
        <span>{shown.place}</span> <span>{shown.count}</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pause button does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pause button and the space bar do the same */}
      <div className={styles.floor} data-no-swipe={onTap && ''} onClick={(event) => isCoach(event.target) && onTap?.()}>
        <div className={styles.tools}>
          {tools.map(({ label, icon: Icon, isFilled, isPressed, onPress }) => (
            <IconButton
              key={label}
              label={label}
              aria-pressed={isPressed}
              aria-haspopup={isPressed === undefined ? 'dialog' : undefined}
              onClick={onPress}
            >
              <Icon size={22} fill={isFilled ? 'currentColor' : 'none'} aria-hidden="true" />
            </IconButton>
          ))}
        </div>
        <CoachFigure
          key={`${moveId}/${level}`}
          {...{ moveId, level }}
          mirror={shown.isOtherSide}
          playing={isPlaying}
          className={styles.coach}
          label={`The coach shows: ${name}, ${LEVEL_NAMES[level]} version. ${cue}`}
        />
      </div>
      <LevelPicker {...{ moveId, level, levels, onLevel }} />
    </div>
  );
}

/** Buttons on the stage, and what opens above it, have taps of their own. */
const isCoach = (target: EventTarget): boolean => target instanceof Element && !target.closest('button, [data-modal]');

import { List, type LucideIcon, Pause, Play, SkipForward } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import type { SessionControls } from './guided/use-session-controls.ts';
import styles from './player-controls.module.css';

interface ByHandControlsProps {
  isLast: boolean;
  isFinishing: boolean;
  isReady: boolean;
  onStart: () => void;
  onComplete: () => void;
}

export function ByHandControls({ isLast, isFinishing, isReady, ...on }: ByHandControlsProps) {
  return (
    <div className={styles.byHand}>
      <Button variant={isFinishing ? 'ghost' : 'coral'} size="large" busy={!isReady} onClick={on.onStart}>
        <Play size={22} fill="currentColor" aria-hidden="true" />
        Start
      </Button>
      {isLast && (
        <Button variant={isFinishing ? 'coral' : 'ghost'} onClick={on.onComplete}>
          Complete Workout
        </Button>
      )}
    </div>
  );
}

/** Under the right thumb, and in the same place whatever happens. */
export function NeededButton({ isRunning, controls }: { isRunning: boolean; controls: SessionControls }) {
  const Icon = isRunning ? Pause : Play;
  return (
    <button
      type="button"
      className={styles.needed}
      aria-label={isRunning ? 'Pause, I’m needed' : 'Play'}
      onClick={isRunning ? controls.pause : () => controls.play(false)}
    >
      <span>
        <Icon size={40} fill="currentColor" strokeWidth={0.8} aria-hidden="true" />
      </span>
      {isRunning ? 'I’m needed' : 'Carry on'}
    </button>
  );
}

interface MoveControlsProps {
  controls: SessionControls;
  listName: string;
  /** A move is on. */
  isMove: boolean;
}

/** Come with a tap: what there is to know of the moves, and the way out of this one. */
export function MoveControls({ controls, listName, isMove }: MoveControlsProps) {
  const { isOpen, over } = controls.shownControls;
  return (
    <div className={styles.moves} inert={!isOpen} {...over}>
      <button type="button" aria-haspopup="dialog" onClick={() => controls.setOpen('list')}>
        <List size={20} aria-hidden="true" />
        {listName}
      </button>
      {isMove && (
        <button type="button" onClick={controls.forward}>
          <SkipForward size={20} aria-hidden="true" />
          Skip this move
        </button>
      )}
    </div>
  );
}

interface StageTool {
  label: string;
  icon: LucideIcon;
  isFilled?: boolean;
  isPressed: boolean;
  onPress: () => void;
}

export function StageTools({ tools }: { tools: readonly StageTool[] }) {
  return tools.map(({ label, icon: Icon, isFilled, isPressed, onPress }) => (
    <IconButton key={label} label={label} aria-pressed={isPressed} onClick={onPress}>
      <Icon size={22} fill={isFilled ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  ));
}

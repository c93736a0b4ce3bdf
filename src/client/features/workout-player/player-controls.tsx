import { type LucideIcon, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { SessionState } from '#domain/session/session-state.ts';
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
    <div className={classNames(styles.controls, styles.byHand)}>
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

interface GuidedControlsProps {
  state: SessionState;
  controls: SessionControls;
  big: StageTool;
  /** Absent where a move has no stand-in. */
  swap: StageTool | undefined;
}

export function GuidedControls({ state, controls, big, swap }: GuidedControlsProps) {
  const { isRunning } = state;
  const Icon = isRunning ? Pause : Play;
  return (
    <div className={classNames(styles.controls, styles.guided)}>
      <span className={styles.tool}>{swap && <StageTools tools={[swap]} />}</span>
      <button type="button" className={styles.side} aria-label="Back a move" onClick={controls.back}>
        <SkipBack size={28} fill="currentColor" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.main}
        aria-label={isRunning ? 'Pause, I’m needed' : 'Play'}
        onClick={isRunning ? controls.pause : () => controls.play(false)}
      >
        <Icon size={40} fill="currentColor" strokeWidth={0.8} aria-hidden="true" />
      </button>
      <button type="button" className={styles.side} aria-label="Forward a move" onClick={controls.forward}>
        <SkipForward size={28} fill="currentColor" aria-hidden="true" />
      </button>
      <span className={styles.tool}>
        <StageTools tools={[big]} />
      </span>
      <span className={styles.needed} aria-hidden="true">
        {isRunning ? 'I’m needed' : 'Carry on'}
      </span>
    </div>
  );
}

interface StageTool {
  label: string;
  icon: LucideIcon;
  isFilled?: boolean;
  /** Absent where it opens a dialog. */
  isPressed?: boolean;
  onPress: () => void;
}

export function StageTools({ tools }: { tools: readonly StageTool[] }) {
  return tools.map(({ label, icon: Icon, isFilled, isPressed, onPress }) => (
    <IconButton
      key={label}
      label={label}
      aria-pressed={isPressed}
      aria-haspopup={isPressed === undefined ? 'dialog' : undefined}
      onClick={onPress}
    >
      <Icon size={22} fill={isFilled ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  ));
}

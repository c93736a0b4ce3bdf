import { List, Pause, Play, SkipForward, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { SessionControls } from './guided/use-session-controls.ts';
import player from './player.module.css';
import styles from './player-controls.module.css';

interface ByHandControlsProps {
  listName: string;
  isLast: boolean;
  isFinishing: boolean;
  isReady: boolean;
  onOpenList: () => void;
  onStart: () => void;
  onComplete: () => void;
  /** The way on. */
  children: ReactNode;
}

export function ByHandControls({ listName, isLast, isFinishing, isReady, children, ...on }: ByHandControlsProps) {
  return (
    <div className={styles.byHand}>
      <div className={styles.quiet}>
        <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={on.onOpenList}>
          <List size={20} aria-hidden="true" />
          {listName}
        </Button>
        <Button variant="ghost" size="small" busy={!isReady} onClick={on.onStart}>
          <Timer size={20} aria-hidden="true" />
          Start the timer
        </Button>
      </div>
      {children}
      {isLast && (
        <Button variant={isFinishing ? 'coral' : 'ghost'} onClick={on.onComplete}>
          Complete Workout
        </Button>
      )}
    </div>
  );
}

interface PauseButtonProps {
  isRunning: boolean;
  word: string;
  label: string;
  onClick: () => void;
}

/** Under the right thumb, and in the same place whatever happens. */
export function PauseButton({ isRunning, word, label, onClick }: PauseButtonProps) {
  const Icon = isRunning ? Pause : Play;
  return (
    <button type="button" className={styles.needed} aria-label={label} onClick={onClick}>
      <span>
        <Icon size={40} fill="currentColor" strokeWidth={0.8} aria-hidden="true" />
      </span>
      {isRunning ? word : 'Carry on'}
    </button>
  );
}

export function NeededButton({ isRunning, controls }: { isRunning: boolean; controls: SessionControls }) {
  return (
    <PauseButton
      isRunning={isRunning}
      word="I’m needed"
      label={isRunning ? 'Pause, I’m needed' : 'Play'}
      onClick={isRunning ? controls.pause : () => controls.play(false)}
    />
  );
}

interface ListButtonProps {
  controls: SessionControls;
  listName: string;
}

export function ListButton({ controls, listName }: ListButtonProps) {
  return (
    <button type="button" className={player.pill} aria-haspopup="dialog" onClick={() => controls.setOpen('list')}>
      <List size={20} aria-hidden="true" />
      {listName}
    </button>
  );
}

/** Come with a tap while a move is on: what there is to know of the moves, and the way out of this one. */
export function MoveControls({ controls, listName, isMove }: ListButtonProps & { isMove: boolean }) {
  const { isOpen } = controls.shownControls;
  return (
    <div className={styles.moves} inert={!isOpen || !isMove}>
      {isMove && (
        <>
          <ListButton {...{ controls, listName }} />
          <button type="button" className={player.pill} onClick={controls.forward}>
            <SkipForward size={20} aria-hidden="true" />
            Skip this move
          </button>
        </>
      )}
    </div>
  );
}

import { ChevronLeft, ChevronRight, ChevronsRight, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import styles from './next-move.module.css';
import player from './player.module.css';

export interface NextUp {
  small: string;
  strong: string;
  moveId: MoveId | undefined;
  level: MoveLevel;
}

interface NextMoveProps {
  next: NextUp;
  /** The one coral button. */
  isMain: boolean;
  onGo: (() => void) | undefined;
  before: { name: string; onGo: () => void } | undefined;
}

/** Without the timer: the way on. */
export function NextMove({ next, isMain, onGo, before }: NextMoveProps) {
  const words = useProgrammeWords();
  const { moveId, level, small, strong } = next;
  const preview = (
    <>
      {moveId && (
        <span className={styles.thumb}>
          <MovePicture moveId={moveId} level={level ?? 'standard'} words={words} />
        </span>
      )}
      <span className={styles.words}>
        <small>{small}</small> <b>{strong}</b>
      </span>
    </>
  );
  return (
    <section className={styles.next} aria-label="Moves">
      {before && (
        <IconButton label={`Back to ${before.name}`} onClick={before.onGo}>
          <ChevronLeft size={26} aria-hidden="true" />
        </IconButton>
      )}
      {onGo ? (
        <button type="button" className={classNames(styles.go, isMain && styles.main)} onClick={onGo}>
          {preview}
          <ChevronRight size={24} aria-hidden="true" />
        </button>
      ) : (
        preview
      )}
    </section>
  );
}

export function UndoSkip({ onUndo }: { onUndo: () => void }) {
  return (
    <section className={classNames(player.pill, styles.undo)} aria-label="You skipped a move">
      <p>Didn’t mean to?</p>
      <Undo onUndo={onUndo} />
    </section>
  );
}

function Undo({ onUndo }: { onUndo: () => void }) {
  return (
    <button type="button" className={player.pill} onClick={onUndo}>
      <Undo2 size={20} aria-hidden="true" />
      Undo
    </button>
  );
}

interface WaitButtonsProps {
  /** Of a skip that led here. */
  onUndo: (() => void) | undefined;
  /** Absent where there is nothing to lengthen. */
  onMore: (() => void) | undefined;
  onReady: () => void;
  children: ReactNode;
}

/** On the stage, as all that changes the session: far from "I'm needed" under the thumb. */
export function WaitButtons({ onUndo, onMore, onReady, children }: WaitButtonsProps) {
  return (
    <section className={styles.wait} aria-label="Before it">
      {onUndo ? (
        <Undo onUndo={onUndo} />
      ) : (
        onMore && (
          <button type="button" className={player.pill} onClick={onMore}>
            +15 s
          </button>
        )
      )}
      {children}
      <button type="button" className={player.pill} onClick={onReady}>
        Start now
        <ChevronsRight size={20} aria-hidden="true" />
      </button>
    </section>
  );
}

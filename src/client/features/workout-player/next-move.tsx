import { ChevronLeft, ChevronRight, ChevronUp, Undo2 } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import type { NextUp } from './guided/segment-words.ts';
import styles from './next-move.module.css';

interface NextMoveProps {
  label: string;
  next: NextUp;
  onGo?: (() => void) | undefined;
  before?: { name: string; onGo: () => void } | undefined;
  list?: { name: string; onOpen: () => void };
}

export function NextMove({ label, next, onGo, before, list }: NextMoveProps) {
  const { moveId, level, small, strong } = next;
  const preview = (
    <>
      {moveId && (
        <span className={styles.thumb}>
          <CoachPicture name={`${moveId}-${level ?? 'standard'}`} decorative />
        </span>
      )}
      <span className={styles.words}>
        <small>{small}</small> <b>{strong}</b>
      </span>
    </>
  );
  return (
    <section className={styles.next} aria-label={label}>
      {before && (
        <IconButton label={`Back to ${before.name}`} onClick={before.onGo}>
          <ChevronLeft size={26} aria-hidden="true" />
        </IconButton>
      )}
      {onGo ? (
        <button type="button" className={styles.go} onClick={onGo}>
          {preview}
          <ChevronRight size={24} aria-hidden="true" />
        </button>
      ) : (
        preview
      )}
      {list && (
        <IconButton label={list.name} aria-haspopup="dialog" onClick={list.onOpen}>
          <ChevronUp size={24} aria-hidden="true" />
        </IconButton>
      )}
    </section>
  );
}

export function UndoSkip({ onUndo }: { onUndo: () => void }) {
  return (
    <section className={styles.undo} aria-label="Skipped">
      <p>Moved by mistake?</p>
      <Button variant="ghost" onClick={onUndo}>
        <Undo2 size={20} aria-hidden="true" />
        Undo
      </Button>
    </section>
  );
}

/** In a rest the stage shows the next move, so its place is free. */
export function RestButtons({ onMore, onSkip }: { onMore: (() => void) | undefined; onSkip: () => void }) {
  return (
    <section className={styles.restButtons} aria-label="Rest">
      {onMore && (
        <Button variant="ghost" onClick={onMore}>
          +15s rest
        </Button>
      )}
      <Button variant="ghost" onClick={onSkip}>
        {onMore ? 'Skip rest' : 'Skip this'}
      </Button>
    </section>
  );
}

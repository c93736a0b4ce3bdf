import { ChevronUp, Undo2 } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { NextPreview } from '../next-preview.tsx';
import styles from './guided-next.module.css';
import type { NextUp } from './segment-words.ts';

/** What comes next, and the way to all the moves of the step. */
export function GuidedNext({ next, listName, onOpenList }: { next: NextUp; listName: string; onOpenList: () => void }) {
  return (
    <section className={styles.next} aria-label="Next">
      <NextPreview
        move={next.moveId && { moveId: next.moveId, level: next.level }}
        pictureClass={styles.picture}
        small={next.small}
        strong={next.strong}
      />
      <button
        type="button"
        className={styles.openList}
        aria-label={listName}
        aria-haspopup="dialog"
        onClick={onOpenList}
      >
        <ChevronUp size={24} aria-hidden="true" />
      </button>
    </section>
  );
}

/** A skip that nobody meant is one tap back, in the place of what comes next. */
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

/** In a rest the stage shows the next move, so its place is free for more rest or less. */
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

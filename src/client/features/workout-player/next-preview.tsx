import type { ReactNode } from 'react';
import { CoachStill } from '#client/figure/coach-still.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { MoveId, MoveLevel } from '#programme/move.ts';
import styles from './next-preview.module.css';

interface NextPreviewProps {
  /** Nothing is pictured without a move. */
  move?: { moveId: MoveId; level: MoveLevel } | undefined;
  pictureClass?: string | undefined;
  small: ReactNode;
  strong: ReactNode;
}

/** What follows, in a small picture and two lines. */
export function NextPreview({ move, pictureClass, small, strong }: NextPreviewProps) {
  return (
    <>
      {move && (
        <span className={classNames(styles.thumb, pictureClass)}>
          <CoachStill {...move} decorative />
        </span>
      )}
      <span className={styles.words}>
        <small>{small}</small> <b>{strong}</b>
      </span>
    </>
  );
}

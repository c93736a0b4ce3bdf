import type { ReactNode } from 'react';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { EXPLANATIONS, type ExplanationId } from '#programme/body/explanations.ts';
import styles from './explanations.module.css';

/** Heights for a width of 320: reserves the space while loading. */
const HEIGHTS: Readonly<Record<ExplanationId, number>> = {
  doming: 132,
  dragging: 208,
  leaking: 150,
  'pelvic-girdle-pain': 296,
};

interface ExplanationProps {
  id: ExplanationId;
  /** On a page in which no script runs, that would load it. */
  drawing?: ReactNode;
}

export function ExplanationWords({ id, drawing }: ExplanationProps) {
  const { words, seeSomebody } = EXPLANATIONS[id];
  return (
    <div className={styles.body}>
      <ExplanationPicture {...{ id, drawing }} />
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.seeSomebody}>{seeSomebody}</p>
    </div>
  );
}

const ExplanationDrawing = lazyView(async () => (await import('./explanation-drawing.tsx')).ExplanationDrawing);

function ExplanationPicture({ id, drawing }: ExplanationProps) {
  const isLoaded = usePreloaded(ExplanationDrawing, drawing === undefined);
  return (
    <svg viewBox={`0 0 320 ${HEIGHTS[id]}`} className={styles.picture} role="img" aria-label={EXPLANATIONS[id].alt}>
      {drawing ?? (isLoaded && <ExplanationDrawing id={id} />)}
    </svg>
  );
}

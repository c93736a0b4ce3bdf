import { type ComponentType, useEffect, useState } from 'react';
import { EXPLANATIONS, type ExplanationId } from '#programme/explanations.ts';
import styles from './explanations.module.css';

/** Heights for a width of 320: reserves the space while loading. */
const HEIGHTS: Readonly<Record<ExplanationId, number>> = {
  doming: 132,
  dragging: 208,
  leaking: 150,
  'pelvic-girdle-pain': 296,
};

export function ExplanationWords({ id }: { id: ExplanationId }) {
  const { words, seeSomebody } = EXPLANATIONS[id];
  return (
    <div className={styles.body}>
      <ExplanationPicture id={id} />
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.seeSomebody}>{seeSomebody}</p>
    </div>
  );
}

interface DrawingProps {
  id: ExplanationId;
}

function ExplanationPicture({ id }: DrawingProps) {
  const [Drawing, setDrawing] = useState<ComponentType<DrawingProps>>();
  useEffect(() => {
    void import('./explanation-drawing.tsx').then(
      (loaded) => setDrawing(() => loaded.ExplanationDrawing),
      () => undefined,
    );
  }, []);
  return (
    <svg viewBox={`0 0 320 ${HEIGHTS[id]}`} className={styles.picture} role="img" aria-label={EXPLANATIONS[id].alt}>
      {Drawing && <Drawing id={id} />}
    </svg>
  );
}

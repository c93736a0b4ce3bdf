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

const ExplanationDrawing = lazyView(async () => (await import('./explanation-drawing.tsx')).ExplanationDrawing);

function ExplanationPicture({ id }: { id: ExplanationId }) {
  const isLoaded = usePreloaded(ExplanationDrawing);
  return (
    <svg viewBox={`0 0 320 ${HEIGHTS[id]}`} className={styles.picture} role="img" aria-label={EXPLANATIONS[id].alt}>
      {isLoaded && <ExplanationDrawing id={id} />}
    </svg>
  );
}

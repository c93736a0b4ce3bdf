import { EXPLANATIONS, type ExplanationId } from '#programme/explanations.ts';
import styles from './explanations.module.css';

/** The words of an explanation. */
export function ExplanationWords({ id }: { id: ExplanationId }) {
  const { words, seeSomebody } = EXPLANATIONS[id];
  return (
    <div className={styles.words}>
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.seeSomebody}>{seeSomebody}</p>
    </div>
  );
}

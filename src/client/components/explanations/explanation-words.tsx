import { EXPLANATIONS, type ExplanationId } from '#programme/explanations.ts';
import { ExplanationPicture } from './explanation-picture.tsx';
import styles from './explanations.module.css';

export function ExplanationWords({ id }: { id: ExplanationId }) {
  const { words, seeSomebody } = EXPLANATIONS[id];
  return (
    <div className={styles.words}>
      <ExplanationPicture id={id} />
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.seeSomebody}>{seeSomebody}</p>
    </div>
  );
}

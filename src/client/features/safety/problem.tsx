import { CircleAlert } from 'lucide-react';
import styles from './safety.module.css';

export function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className={styles.problem}>
      <CircleAlert size={18} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

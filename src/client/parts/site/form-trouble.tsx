import { CircleAlert } from 'lucide-react';
import { Notice } from '#client/ui/card.tsx';
import type { FormProblems } from '#client/ui/use-form.ts';
import styles from './form-trouble.module.css';

/** Unlike a toast, it stays: in sight once that has gone. */
export function FormTrouble({ problems, trouble }: { problems: FormProblems<string>; trouble: string | undefined }) {
  const marked = Object.values(problems).filter((problem) => problem !== undefined);
  const text = marked.length > 1 ? 'Please check the fields marked below.' : trouble;
  if (text === undefined || (marked.length === 1 && marked[0] === text)) return null;
  return (
    <Notice tone="error" className={styles.trouble} icon={<CircleAlert size={22} aria-hidden="true" />}>
      {text}
    </Notice>
  );
}

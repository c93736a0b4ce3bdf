import { ChevronDown } from 'lucide-react';
import { ANSWERS } from './answers.ts';
import styles from './questions.module.css';
import section from './section.module.css';

/** What people ask before they buy. Opening and closing works without script. */
export function Questions() {
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${styles.grid}`}>
        <h2 className={section.title}>Questions</h2>
        <div className={styles.list}>
          {ANSWERS.map(({ question, answer }, index) => (
            <details key={question} className={styles.fold} open={index === 0}>
              <summary>
                {question}
                <ChevronDown size={22} aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

import { FoldList } from '#client/ui/fold-list.tsx';
import { ANSWERS } from './answers.ts';
import styles from './questions.module.css';
import { RefundWords } from './refund-words.tsx';
import section from './section.module.css';

const FOLDS = ANSWERS.map(({ question, answer, waived }) => ({
  title: question,
  content: waived === undefined ? answer : <RefundWords usual={answer} waived={waived} />,
}));

export function Questions() {
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${styles.grid}`}>
        <h2 className={section.title}>Questions</h2>
        <FoldList folds={FOLDS} firstOpen className={styles.list} />
      </div>
    </section>
  );
}

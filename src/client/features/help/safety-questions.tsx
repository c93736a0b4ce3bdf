import { ExplainedText } from '#client/components/explanations/explained-text.tsx';
import { OutsideLink } from '#client/components/reading-page.tsx';
import { SAFETY_QUESTIONS } from '#programme/safety-words.ts';
import styles from './help.module.css';

/** What to ask oneself before the first workout, and what a yes means. */
export function SafetyQuestions() {
  return (
    <>
      <p>
        Read these before you buy, and again before your first workout. If one of them is true for you, see what stands
        under it. Exercise is good for most people most of the time. A few things need a check first, and the weeks
        after a birth need lighter work.
      </p>
      <ol className={styles.questions}>
        {SAFETY_QUESTIONS.map(({ id, question, title, advice }) => (
          <li key={id}>
            <p className={styles.question}>
              <ExplainedText text={question} />
            </p>
            <p>
              <b>{title}.</b> {advice}
            </p>
          </li>
        ))}
      </ol>
      <p>
        <b>None of these?</b> You are ready to start, with Easier and Harder one tap away. Stop if anything feels wrong.
        The NHS has a page on{' '}
        <OutsideLink href="https://www.nhs.uk/pregnancy/keeping-well/exercise/">exercise in pregnancy</OutsideLink>.
      </p>
    </>
  );
}

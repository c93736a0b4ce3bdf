import type { ReactNode } from 'react';
import { ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SAFETY_OUTCOME_WORDS } from '#programme/body/safety-outcomes.ts';
import { SAFETY_QUESTIONS } from '#programme/body/safety-words.ts';
import styles from './safety.module.css';

interface AllQuestionsProps {
  /** What stands between “None of these” and the workout. */
  agreements: ReactNode;
  /** Nothing follows that would say how she begins. */
  saysStart: boolean;
  onNone: () => void;
  onEach: () => void;
}

/** Every question in its own words, for whom none of them is true; both ways on stand below the last. */
export function AllQuestions({ agreements, saysStart, onNone, onEach }: AllQuestionsProps) {
  return (
    <>
      <h2 tabIndex={-1}>Is any of these true for you?</h2>
      <Card>
        <ol className={styles.all}>
          {SAFETY_QUESTIONS.map(({ id, question, help, urgentHelp, explains }) => (
            <li key={id}>
              <b>{question}</b>
              {help && <span className={styles.about}>{help}</span>}
              {urgentHelp && <span className={styles.urgent}>{urgentHelp}</span>}
              {explains && <ExplanationRow ids={explains} />}
            </li>
          ))}
        </ol>
      </Card>
      {agreements}
      {saysStart && <p className={styles.lead}>None of these? {SAFETY_OUTCOME_WORDS.clear.text}</p>}
      <div className={styles.way}>
        <Button variant="outline" size="large" onClick={onNone}>
          None of these
        </Button>
        <Button variant="outline" size="large" onClick={onEach}>
          At least one, or I am not sure
        </Button>
      </div>
    </>
  );
}

import { useId } from 'react';
import { ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { filledTo } from '#client/ui/progress-bar.tsx';
import { SAFETY_QUESTION_IDS, type SafetyQuestionId } from '#domain/body/safety-answers.ts';
import { SAFETY_QUESTIONS } from '#programme/body/safety-words.ts';
import styles from './safety.module.css';

interface QuestionStepProps {
  id: SafetyQuestionId;
  /** Undefined until she has said anything. */
  said: boolean | undefined;
  onSay: (isTrue: boolean) => void;
}

export function QuestionStep({ id, said, onSay }: QuestionStepProps) {
  const asked = SAFETY_QUESTIONS.find((question) => question.id === id);
  const questionId = useId();
  const number = SAFETY_QUESTION_IDS.indexOf(id) + 1;
  const count = SAFETY_QUESTION_IDS.length;
  if (!asked) return null;
  const { question, help, urgentHelp, explains } = asked;
  return (
    <>
      <div>
        <p className={styles.place}>
          Question {number} of {count}
        </p>
        <span className={styles.bar} aria-hidden="true">
          <span style={filledTo(number / count)} />
        </span>
      </div>
      <Card className={styles.asked}>
        <h2 id={questionId} tabIndex={-1}>
          {question}
        </h2>
        {help && <p className={styles.about}>{help}</p>}
        {urgentHelp && <p className={styles.urgent}>{urgentHelp}</p>}
        {explains && <ExplanationRow ids={explains} />}
      </Card>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons that answer are no fieldset */}
      <div role="group" aria-labelledby={questionId} className={styles.answers}>
        <Button variant="outline" size="large" aria-pressed={said === false} onClick={() => onSay(false)}>
          No
        </Button>
        <Button variant="outline" size="large" aria-pressed={said === true} onClick={() => onSay(true)}>
          Yes
        </Button>
      </div>
    </>
  );
}

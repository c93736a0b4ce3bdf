import { useId } from 'react';
import { ExplanationRow } from '#client/components/explanations/explained-text.tsx';
import { Card } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { SAFETY_QUESTIONS, type SafetyQuestion } from '#programme/safety-words.ts';
import { BirthDetails } from './birth-details.tsx';
import { Problem } from './problem.tsx';
import styles from './safety.module.css';
import { type SafetyDraft, type SafetyProblems, withNone, withTick } from './safety-form.ts';

export interface DraftProps {
  draft: SafetyDraft;
  problems: SafetyProblems;
  onChange: (draft: SafetyDraft) => void;
}

export function QuestionList({ draft, problems, onChange }: DraftProps) {
  return (
    <Card>
      <fieldset className={styles.questions} aria-describedby={problems.ticked && 'ticked-problem'}>
        <legend className="visually-hidden">What is true for you?</legend>
        {SAFETY_QUESTIONS.map((asked) => (
          <QuestionRow key={asked.id} {...{ asked, draft, problems, onChange }} />
        ))}
        <CheckRow
          label={<b>None of these</b>}
          checked={draft.none}
          aria-invalid={problems.ticked ? true : undefined}
          onChange={(event) => onChange(withNone(draft, event.target.checked))}
        />
      </fieldset>
      <Problem id="ticked-problem" text={problems.ticked} />
    </Card>
  );
}

function QuestionRow({ asked, ...form }: DraftProps & { asked: SafetyQuestion }) {
  const { id, question, help, urgentHelp, explains } = asked;
  const { draft, onChange } = form;
  const helpId = useId();
  const isTicked = draft.ticked.includes(id);
  return (
    <div className={styles.asked}>
      <CheckRow
        label={question}
        checked={isTicked}
        aria-describedby={help && helpId}
        onChange={(event) => onChange(withTick(draft, id, event.target.checked))}
      />
      {help && (
        <div id={helpId} className={styles.about}>
          <p>{help}</p>
          {urgentHelp && <p className={styles.urgent}>{urgentHelp}</p>}
        </div>
      )}
      {explains && (
        <div className={styles.about}>
          <ExplanationRow ids={explains} />
        </div>
      )}
      {id === 'birth' && isTicked && <BirthDetails {...form} />}
    </div>
  );
}

import { Card } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import type { SafetyQuestionId } from '#domain/safety-answers.ts';
import { SAFETY_QUESTIONS } from '#programme/safety-words.ts';
import { BirthDetails } from './birth-details.tsx';
import { Problem } from './problem.tsx';
import styles from './safety.module.css';
import { type SafetyDraft, type SafetyProblems, withNone, withTick } from './safety-form.ts';

export interface DraftProps {
  draft: SafetyDraft;
  problems: SafetyProblems;
  onChange: (draft: SafetyDraft) => void;
}

/** The questions to tick, and "None of these". */
export function QuestionList({ draft, problems, onChange }: DraftProps) {
  return (
    <Card>
      <fieldset className={styles.questions} aria-describedby={problems.ticked && 'ticked-problem'}>
        <legend className="visually-hidden">What is true for you?</legend>
        {SAFETY_QUESTIONS.map(({ id, question }) => (
          <QuestionRow key={id} {...{ id, question, draft, problems, onChange }} />
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

function QuestionRow({ id, question, ...form }: DraftProps & { id: SafetyQuestionId; question: string }) {
  const { draft, onChange } = form;
  const isTicked = draft.ticked.includes(id);
  return (
    <>
      <CheckRow
        label={question}
        checked={isTicked}
        onChange={(event) => onChange(withTick(draft, id, event.target.checked))}
      />
      {id === 'birth' && isTicked && <BirthDetails {...form} />}
    </>
  );
}

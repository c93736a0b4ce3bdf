import { useId } from 'react';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { BIRTH_QUESTIONS } from '#programme/body/safety-words.ts';
import { Problem } from './problem.tsx';
import styles from './safety.module.css';
import { birthQuestions, type SafetyDraft, type SafetyProblems } from './safety-form.ts';

export interface DraftProps {
  draft: SafetyDraft;
  problems: SafetyProblems;
  onChange: (draft: SafetyDraft) => void;
}

export function BirthDetails({ draft, problems, onChange }: DraftProps) {
  const asks = birthQuestions(draft);
  return (
    <div className={styles.more}>
      <NumberField
        label={BIRTH_QUESTIONS.weeks.question}
        hint={BIRTH_QUESTIONS.weeks.help}
        value={draft.weeks}
        error={problems.weeks}
        maxLength={3}
        onChange={(event) => onChange({ ...draft, weeks: event.target.value })}
      />
      <BirthChoice
        {...BIRTH_QUESTIONS.caesarean}
        value={draft.caesarean}
        onChange={(caesarean) => onChange({ ...draft, caesarean })}
      />
      {asks.check && (
        <BirthChoice
          {...BIRTH_QUESTIONS.check}
          value={draft.check}
          onChange={(check) => onChange({ ...draft, check })}
        />
      )}
      {asks.tear && (
        <BirthChoice
          {...BIRTH_QUESTIONS.tear}
          value={draft.tear}
          problem={problems.tear}
          onChange={(tear) => onChange({ ...draft, tear })}
        />
      )}
    </div>
  );
}

interface BirthChoiceProps<Answer extends string> {
  question: string;
  help: string;
  answers: Readonly<Record<Answer, string>>;
  value: Answer | undefined;
  problem?: string | undefined;
  onChange: (answer: Answer) => void;
}

function BirthChoice<Answer extends string>(props: BirthChoiceProps<Answer>) {
  const { question, help, answers, value, problem, onChange } = props;
  const problemId = useId();
  const options = (Object.entries(answers) as [Answer, string][]).map(([answer, label]) => ({ value: answer, label }));
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {question}
      </p>
      <p className={styles.help}>{help}</p>
      <SegmentedControl
        label={question}
        options={options}
        value={value}
        onChange={onChange}
        surface="well"
        problemId={problem && problemId}
        className={styles.choices}
      />
      <Problem id={problemId} text={problem} />
    </div>
  );
}

import { useState } from 'react';
import { hasAgreed } from '#client/api/health-agreement.ts';
import { useViewChange } from '#client/platform/view-change.ts';
import { type SafetyAnswers, type SafetyFlags, type SafetyOutcome, safetyOutcomes } from '#domain/safety-answers.ts';
import { HoldPage } from './hold-page.tsx';
import { SafetyOutcomePage } from './safety-outcome.tsx';
import { SafetyQuestions } from './safety-questions.tsx';

interface SafetyCheckProps {
  title: string;
  /** Where "Back" and "Close" lead. */
  leaveHref: string;
  /** The words of the button that goes on, in place of the outcome's own, where no workout follows. */
  startWords?: string;
  keep: (answers: SafetyAnswers | undefined) => SafetyFlags;
  onDone: () => void;
}

/** The questions, then what they come to. */
export function SafetyCheck({ title, leaveHref, startWords, keep, onDone }: SafetyCheckProps) {
  const [result, setResult] = useState<{ outcomes: SafetyOutcome[]; flags: SafetyFlags }>();
  const changeAnswers = () => setResult(undefined);
  useViewChange(result ? 'outcome' : 'questions');

  if (!result) {
    return (
      <SafetyQuestions
        title={title}
        backHref={leaveHref}
        mustAgree={!hasAgreed()}
        onAnswer={(answers) => setResult({ outcomes: answers ? safetyOutcomes(answers) : [], flags: keep(answers) })}
      />
    );
  }
  if (result.flags.hold) {
    return (
      <HoldPage
        hold={result.flags.hold}
        closeHref={leaveHref}
        onGoOn={startWords ? undefined : onDone}
        onChangeAnswers={changeAnswers}
      />
    );
  }
  return (
    <SafetyOutcomePage
      {...result}
      {...(startWords && { startWords })}
      onStart={onDone}
      onChangeAnswers={changeAnswers}
    />
  );
}

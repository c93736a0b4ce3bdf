import { useState } from 'react';
import { useViewChange } from '#client/browser/view-change.ts';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { lacksCheck, type SafetyAnswers, safetyOutcomes } from '#domain/body/safety-answers.ts';
import type { SafetyFlags, SafetyHold, SafetyOutcome } from '#domain/body/safety-flags.ts';
import { HoldPage } from './hold-page.tsx';
import { SafetyOutcomePage } from './safety-outcome.tsx';
import { SafetyQuestions } from './safety-questions.tsx';

interface SafetyCheckProps {
  title: string;
  leaveHref: string;
  startWords?: string;
  /** See the gate. */
  passes?: SafetyHold | undefined;
  /** To the health disclaimer, before the first workout and after each change of it. */
  mustAgree: () => boolean;
  keep: (answers: SafetyAnswers | undefined) => SafetyFlags;
  startAtStandard: () => void;
  onDone: () => void;
}

interface Result {
  outcomes: SafetyOutcome[];
  flags: SafetyFlags;
  lacksCheck: boolean;
}

function resultOf(answers: SafetyAnswers | undefined, flags: SafetyFlags): Result {
  if (!answers) return { outcomes: [], flags, lacksCheck: false };
  return { outcomes: safetyOutcomes(answers), flags, lacksCheck: lacksCheck(answers) };
}

export function SafetyCheck({
  title,
  leaveHref,
  startWords,
  passes,
  mustAgree,
  keep,
  startAtStandard,
  onDone,
}: SafetyCheckProps) {
  const [result, setResult] = useState<Result>();
  const { isOpen } = useImpactCheck();
  const changeAnswers = () => setResult(undefined);
  useViewChange(result ? 'outcome' : 'questions');

  if (!result) {
    return (
      <SafetyQuestions
        title={title}
        backHref={leaveHref}
        mustAgree={mustAgree()}
        startsAtOnce={startWords === undefined}
        onAnswer={(answers, isTold) => {
          const flags = keep(answers);
          if (isTold || (flags.hold && flags.hold === passes)) onDone();
          else setResult(resultOf(answers, flags));
        }}
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
      isImpactOpen={isOpen}
      {...(startWords && { startWords })}
      onStandard={() => {
        startAtStandard();
        onDone();
      }}
      onStart={onDone}
      onChangeAnswers={changeAnswers}
    />
  );
}

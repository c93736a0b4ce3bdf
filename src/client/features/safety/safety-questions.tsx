import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { StopSigns } from '#client/parts/body/stop-signs.tsx';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { Button, TextButton } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import type { SafetyAnswers, SafetyQuestionId } from '#domain/body/safety-answers.ts';
import { AgreementStep, Agreements } from './agreements.tsx';
import { BirthDetails } from './birth-details.tsx';
import { AllQuestions, QuestionStep, useQuestionHistory } from './question-step.tsx';
import styles from './safety.module.css';
import {
  agreementProblem,
  answersIn,
  birthProblems,
  consentProblems,
  EMPTY_DRAFT,
  type SafetyDraft,
  type SafetyProblems,
  type SafetyStep,
  safetySteps,
} from './safety-form.ts';

interface SafetyQuestionsProps {
  title: string;
  backHref: string;
  mustAgree: boolean;
  /** “None of these” leads to the workout, and how it begins is said beside it. */
  startsAtOnce: boolean;
  /** Undefined where the member would rather not answer. `isTold`: what follows was said already. */
  onAnswer: (answers: SafetyAnswers | undefined, isTold: boolean) => void;
}

const FOLDS = [
  {
    title: 'Why we ask',
    content:
      'Exercise is good for most people, most of the time. A few things need a check first. The weeks after a birth need lighter work. We ask once, then again at the start of each block.',
  },
  {
    title: 'What we keep',
    content:
      'We don’t keep your answers. We keep what they set, on this device: your starting level, extra care for your pelvic floor, moves changed for a sore pelvis, and a page to read first if you need one.',
  },
  { title: 'When to stop', content: <StopSigns /> },
];

const NOTHING_TRUE: SafetyAnswers = { ticked: [] };

/** All questions as lines on one screen, for a member for whom none is true; else one on a screen. Nothing is kept before the end. */
export function SafetyQuestions({ title, backHref, mustAgree, startsAtOnce, onAnswer }: SafetyQuestionsProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isDeclining, setDeclining] = useState(false);
  const way = useQuestionHistory(() => setDeclining(false));
  const [problems, setProblems] = useState<SafetyProblems>({});
  const step = safetySteps(draft)[way.place] ?? 'all';
  const form = useFocus(isDeclining ? 'declining' : step, problems);

  function goOnFrom(from: SafetyDraft) {
    setDraft(from);
    setProblems({});
    way.forward();
  }
  function goOnWithout(found: SafetyProblems, goOn: () => void) {
    setProblems(found);
    if (Object.keys(found).length === 0) goOn();
  }
  const say = (id: SafetyQuestionId, isTrue: boolean) => goOnFrom({ ...draft, said: { ...draft.said, [id]: isTrue } });
  const answer = (answers: SafetyAnswers | undefined, isTold = false) => way.leave(() => onAnswer(answers, isTold));
  function decline() {
    if (Object.keys(agreementProblem(draft, mustAgree)).length === 0) answer(undefined);
    else {
      setDeclining(true);
      way.forward();
    }
  }
  const shared = { draft, problems, onChange: setDraft };
  const isAll = step === 'all' && !isDeclining;
  return (
    <PageFrame
      title={title}
      picture={<CoachPicture name="march-standard" decorative isFirst />}
      subtitle={isAll && startsAtOnce ? 'Half a minute, then we move.' : undefined}
      backHref={backHref}
      onBack={isAll ? undefined : way.back}
      isWide={isAll}
      className={isAll ? styles.first : undefined}
    >
      <main ref={form} className={styles.form}>
        {isDeclining ? (
          <AgreementStep
            {...shared}
            mustAgree={mustAgree}
            isDeclining
            onSubmit={() => goOnWithout(agreementProblem(draft, mustAgree), () => answer(undefined))}
          />
        ) : (
          <Step
            {...{ step, draft }}
            onSay={say}
            all={
              <AllQuestions
                agreements={<Agreements {...shared} mustAgree={mustAgree} />}
                goodToKnow={<GoodToKnow />}
                onDecline={decline}
                onNone={() => goOnWithout(consentProblems(draft, mustAgree), () => answer(NOTHING_TRUE, startsAtOnce))}
                onEach={() => goOnFrom(draft)}
              />
            }
            details={
              <BirthStep onSubmit={() => goOnWithout(birthProblems(draft), () => goOnFrom(draft))}>
                <BirthDetails {...shared} />
              </BirthStep>
            }
            agreement={
              <AgreementStep
                {...shared}
                mustAgree={mustAgree}
                onSubmit={() => goOnWithout(consentProblems(draft, mustAgree), () => answer(answersIn(draft)))}
              />
            }
          />
        )}
        {!isAll && (
          <div className={styles.ways}>
            <GoodToKnow />
            {!isDeclining && <TextButton onClick={decline}>Rather not say</TextButton>}
          </div>
        )}
      </main>
    </PageFrame>
  );
}

function GoodToKnow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>Good to know</TextButton>
      <BottomSheet open={isOpen} onOpenChange={setOpen} closable title="Good to know">
        <FoldList folds={FOLDS} />
      </BottomSheet>
    </>
  );
}

interface StepProps {
  step: SafetyStep;
  draft: SafetyDraft;
  all: ReactNode;
  onSay: (id: SafetyQuestionId, isTrue: boolean) => void;
  details: ReactNode;
  agreement: ReactNode;
}

function Step({ step, draft, all, onSay, details, agreement }: StepProps) {
  if (step === 'birth-details') return details;
  if (step === 'agreement') return agreement;
  if (step === 'all') return all;
  return <QuestionStep key={step} id={step} said={draft.said[step]} onSay={(isTrue) => onSay(step, isTrue)} />;
}

function BirthStep({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 tabIndex={-1}>About the birth</h2>
      {children}
      <Button type="submit" variant="coral" size="large">
        Next
      </Button>
    </form>
  );
}

/** A new screen begins at its heading, a refused one at what is missing. */
function useFocus(step: string, problems: SafetyProblems) {
  const form = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    form.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    window.scrollTo?.(0, 0);
  }, [step]);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (first?.querySelector<HTMLElement>('[role=radio]') ?? first)?.focus();
  }, [problems]);
  return form;
}

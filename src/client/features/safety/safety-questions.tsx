import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PageFrame } from '#client/components/page-frame.tsx';
import { StopSigns } from '#client/components/stop-signs.tsx';
import { Button, TextButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import type { SafetyAnswers } from '#domain/safety-answers.ts';
import { SAFETY_LEAD } from '#programme/safety-words.ts';
import { Agreements } from './agreements.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './safety.module.css';
import { agreementProblem, answersIn, EMPTY_DRAFT, problemsIn, type SafetyProblems } from './safety-form.ts';

interface SafetyQuestionsProps {
  title: string;
  backHref: string;
  mustAgree: boolean;
  onAnswer: (answers: SafetyAnswers | undefined) => void;
}

const FOLDS = [
  {
    title: 'Why we ask',
    content:
      'Exercise is good for most people most of the time. A few things need a check first, and the weeks after a birth need lighter work. We ask once, and again at the start of each block.',
  },
  { title: 'When to stop', content: <StopSigns /> },
];

export function SafetyQuestions({ title, backHref, mustAgree, onAnswer }: SafetyQuestionsProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problems, setProblems] = useState<SafetyProblems>({});
  const form = useFirstProblem(problems);

  function submit(found: SafetyProblems, answers: SafetyAnswers | undefined) {
    setProblems(found);
    if (Object.keys(found).length === 0) onAnswer(answers);
  }
  return (
    <PageFrame title={title} backHref={backHref}>
      <main>
        <form
          ref={form}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit(problemsIn(draft, mustAgree), answersIn(draft));
          }}
        >
          <p className={styles.lead}>{SAFETY_LEAD}</p>
          <QuestionList {...{ draft, problems }} onChange={setDraft} />
          <Notice icon={<Lock size={20} aria-hidden="true" />}>
            <p>
              Your answers stay on this device. We keep only the settings that come out of them: your starting level,
              pelvic-safe mode, moves changed for a sore pelvis, and a page to read first if one fits.
            </p>
          </Notice>
          <Agreements {...{ draft, problems, mustAgree }} onChange={setDraft} />
          <Button type="submit" variant="coral" size="large">
            Set my level
          </Button>
          <TextButton className={styles.decline} onClick={() => submit(agreementProblem(draft, mustAgree), undefined)}>
            I would rather not answer
          </TextButton>
        </form>
        <h2 className="visually-hidden">Good to know</h2>
        <FoldList folds={FOLDS} className={styles.folds} />
      </main>
    </PageFrame>
  );
}

function useFirstProblem(problems: SafetyProblems) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (first?.querySelector<HTMLElement>('[role=radio]') ?? first)?.focus();
  }, [problems]);
  return form;
}

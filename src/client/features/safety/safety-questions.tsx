import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PageFrame } from '#client/components/page-frame.tsx';
import { OutsideLink } from '#client/components/reading-page.tsx';
import { StopSigns } from '#client/components/stop-signs.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Button, TextButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import type { SafetyAnswers } from '#domain/safety-answers.ts';
import { SAFETY_LEAD } from '#programme/safety-words.ts';
import { Problem } from './problem.tsx';
import { type DraftProps, QuestionList } from './question-list.tsx';
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

function Agreements({ draft, problems, mustAgree, onChange }: DraftProps & { mustAgree: boolean }) {
  return (
    <div className={styles.agreements}>
      <CheckRow
        small
        label="I agree that the app uses my answers about my health to set my starting level. I can change or delete them in Settings."
        checked={draft.consents}
        aria-invalid={problems.consents ? true : undefined}
        aria-describedby={problems.consents && 'consents-problem'}
        onChange={(event) => onChange({ ...draft, consents: event.target.checked })}
      />
      <Problem id="consents-problem" text={problems.consents} />
      {mustAgree && (
        <>
          <CheckRow
            small
            label="I have read the Health disclaimer. I am 18 or over."
            checked={draft.agrees}
            aria-invalid={problems.agrees ? true : undefined}
            aria-describedby={problems.agrees && 'agrees-problem'}
            onChange={(event) => onChange({ ...draft, agrees: event.target.checked })}
          />
          <p className={styles.read}>
            <OutsideLink href={SCREEN_PATHS.health}>Read the Health disclaimer</OutsideLink>
          </p>
          <Problem id="agrees-problem" text={problems.agrees} />
        </>
      )}
    </div>
  );
}

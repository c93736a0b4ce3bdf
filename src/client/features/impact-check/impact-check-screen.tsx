import { useState } from 'react';
import { useViewChange } from '#client/browser/view-change.ts';
import { ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { type TellImpact, useImpactCheck } from '#client/parts/body/safety-now.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { SCREEN_PATHS, settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { beginImpactCheck, type ImpactNext, symptomTold, withoutResult } from '#domain/body/impact-check.ts';
import { IMPACT_TASK_IDS } from '#domain/body/impact-tasks.ts';
import { IMPACT_CHECK } from '#programme/body/impact-check-words.ts';
import { AlmostPage, OpenPage, SignPage, TomorrowPage, WaitPage } from './check-outcomes.tsx';
import styles from './impact-check.module.css';
import { TaskScreen } from './task-screen.tsx';

export function ImpactCheckScreen() {
  const { next, tell } = useImpactCheck();
  useViewChange(viewOf(next));
  switch (next.step) {
    case 'task':
      return <TaskScreen key={next.task} running={next} tell={tell} />;
    case 'almost':
      return <AlmostPage tell={tell} />;
    case 'wait':
      return <WaitPage askOn={next.askOn} />;
    case 'ask':
      return <TomorrowPage tell={tell} />;
    case 'open':
      return <OpenPage offersCheck={next.offersCheck} tell={tell} />;
    case 'begin':
      return <BeforeCheck leftAt={next.leftAt} tell={tell} />;
    default:
      return <SignPage outcome={next.step} againOn={next.againOn} />;
  }
}

const viewOf = (next: ImpactNext): string =>
  next.step === 'task' ? `${next.task}${next.done ? ', asked' : ''}` : next.step;

type Answer = 'yes' | 'no';

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

function BeforeCheck({ leftAt, tell }: { leftAt: number | undefined; tell: TellImpact }) {
  const [weeks, setWeeks] = useState<Answer>();
  const [now, setNow] = useState<Answer>();
  const keepsOut = now === 'yes' ? IMPACT_CHECK.now.yes : weeks === 'no' ? IMPACT_CHECK.weeks.no : undefined;
  return (
    <PageFrame title={IMPACT_CHECK.title} backHref={settingsGroupPath('programme')}>
      <main className={styles.page}>
        <p>{IMPACT_CHECK.lead}</p>
        <p className={styles.quiet}>{IMPACT_CHECK.before}</p>
        {leftAt !== undefined && (
          <Notice>
            You had done {leftAt} of {IMPACT_TASK_IDS.length} on another day. A check belongs to one day, so it begins
            anew.
          </Notice>
        )}
        <Card className={styles.questions}>
          <Question text={IMPACT_CHECK.weeks.question} value={weeks} onChange={setWeeks} />
          <Question text={IMPACT_CHECK.now.question} value={now} onChange={setNow} />
          <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
        </Card>
        {keepsOut ? (
          <div role="status" className={styles.kept}>
            <h2>{keepsOut.title}</h2>
            <p>{keepsOut.text}</p>
            {now === 'yes' && <TextLink href="/help#people">How to find a physiotherapist</TextLink>}
            <ButtonLink
              href={SCREEN_PATHS.mainApp}
              variant="coral"
              size="large"
              onClick={() => tell(now === 'yes' ? symptomTold : withoutResult)}
            >
              Back to Home
            </ButtonLink>
          </div>
        ) : (
          <Button
            variant="coral"
            size="large"
            disabled={weeks !== 'yes' || now !== 'no'}
            onClick={() => tell(beginImpactCheck)}
          >
            Start the check
          </Button>
        )}
      </main>
    </PageFrame>
  );
}

interface QuestionProps {
  text: string;
  value: Answer | undefined;
  onChange: (answer: Answer) => void;
}

function Question({ text, value, onChange }: QuestionProps) {
  return (
    <div className={styles.question}>
      <p aria-hidden="true">{text}</p>
      <SegmentedControl label={text} options={ANSWERS} value={value} onChange={onChange} />
    </div>
  );
}

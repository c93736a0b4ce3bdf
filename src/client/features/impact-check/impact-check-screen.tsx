import { useState } from 'react';
import { useViewChange } from '#client/browser/view-change.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { ExplainedText, ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { type TellImpact, useImpactCheck, useSafetyNow } from '#client/parts/body/safety-now.ts';
import { isCourseOn, useCourseChecks } from '#client/parts/courses/use-course-checks.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { coursePath, SCREEN_PATHS, settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import {
  beginImpactCheck,
  type ImpactNext,
  nextDayClear,
  symptomTold,
  withoutResult,
} from '#domain/body/impact-check.ts';
import { IMPACT_TASK_IDS } from '#domain/body/impact-tasks.ts';
import { isImpactLocked } from '#domain/session/move-level.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import { IMPACT_CHECK, IMPACT_OUTCOMES } from '#programme/body/impact-check-words.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
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
            You did {leftAt} of {IMPACT_TASK_IDS.length} on another day. It has to be one day, so it starts again.
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
            Start the jump check
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

const HOME = (
  <ButtonLink href={SCREEN_PATHS.mainApp} variant="coral" size="large">
    Back to Home
  </ButtonLink>
);

function SignPage({ outcome, againOn }: { outcome: 'notYet' | 'askedAgain'; againOn: CalendarDay }) {
  const { title, text } = IMPACT_OUTCOMES[outcome];
  return (
    <StatusPage
      takesFocus
      picture={<CoachPicture name="scene-empty" decorative />}
      title={title}
      text={text}
      actions={
        <>
          {HOME}
          <ButtonLink href="/help#people" variant="outline" size="large">
            How to find a physiotherapist
          </ButtonLink>
        </>
      }
    >
      <p>You can try again from {longDate(againOn)}, if all’s well till then.</p>
      <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
    </StatusPage>
  );
}

function AlmostPage({ tell }: { tell: TellImpact }) {
  return (
    <StatusPage
      takesFocus
      picture={<CoachPicture name="scene-empty" decorative />}
      {...IMPACT_OUTCOMES.almost}
      actions={
        <>
          {HOME}
          <WayBackLink words="Practise with Back to jogging" />
          <Button variant="outline" size="large" onClick={() => tell(beginImpactCheck)}>
            Start the check again
          </Button>
        </>
      }
    />
  );
}

function WaitPage({ askOn }: { askOn: CalendarDay }) {
  return (
    <StatusPage
      takesFocus
      picture={<CoachPicture name="scene-celebration" decorative />}
      {...IMPACT_OUTCOMES.wait}
      actions={HOME}
    >
      <p>Look on Home from {longDate(askOn)}.</p>
    </StatusPage>
  );
}

function TomorrowPage({ tell }: { tell: TellImpact }) {
  return (
    <StatusPage
      takesFocus
      title={IMPACT_CHECK.tomorrow}
      text="All 8 tasks were clear. This is the last question."
      actions={
        <>
          <Button variant="coral" size="large" onClick={() => tell(nextDayClear)}>
            No, {IMPACT_CHECK.none.toLowerCase()}
          </Button>
          <Button variant="outline" size="large" onClick={() => tell(symptomTold)}>
            Yes, something did
          </Button>
        </>
      }
    >
      <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
    </StatusPage>
  );
}

function OpenPage({ offersCheck, tell }: { offersCheck: boolean; tell: TellImpact }) {
  const isLocked = isImpactLocked(useSafetyNow(), true);
  const { title, text } = isLocked ? IMPACT_OUTCOMES.clear : IMPACT_OUTCOMES.open;
  const isOffered = offersCheck && !isLocked;
  return (
    <StatusPage
      takesFocus
      picture={<CoachPicture name="scene-celebration" decorative />}
      title={title}
      text={<ExplainedText text={text} />}
      actions={
        <>
          {HOME}
          {!isLocked && <WayBackLink words="Back to jogging, in 3 weeks" />}
          {isOffered && (
            <Button variant="outline" size="large" onClick={() => tell(beginImpactCheck)}>
              Do the check again
            </Button>
          )}
          <Button variant="outline" size="large" onClick={() => tell(symptomTold)}>
            Something leaked, dragged, domed or hurt
          </Button>
        </>
      }
    >
      {isOffered && (
        <p>It’s been a while since you jumped. Do the check again first if you like. Jumps stay open either way.</p>
      )}
    </StatusPage>
  );
}

/** Nothing where the course is off. */
function WayBackLink({ words }: { words: string }) {
  const checks = useCourseChecks();
  const course = courseSummary('way-back');
  if (!isCourseOn(course, checks)) return null;
  return (
    <ButtonLink href={coursePath(course.id)} variant="outline" size="large">
      {words}
    </ButtonLink>
  );
}

import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { ExplainedText, ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { type TellImpact, useSafetyNow } from '#client/parts/body/safety-now.ts';
import { isCourseOn, useCourseMarks } from '#client/parts/courses/use-course-marks.ts';
import { coursePath, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { beginImpactCheck, nextDayClear, symptomTold } from '#domain/body/impact-check.ts';
import { isImpactLocked } from '#domain/session/move-level.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import { IMPACT_CHECK, IMPACT_OUTCOMES } from '#programme/body/impact-check-words.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';

const HOME = (
  <ButtonLink href={SCREEN_PATHS.mainApp} variant="coral" size="large">
    Back to Home
  </ButtonLink>
);

export function SignPage({ outcome, againOn }: { outcome: 'notYet' | 'askedAgain'; againOn: CalendarDay }) {
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
      <p>You can do the check again from {longDate(againOn)}, if nothing has shown until then.</p>
      <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
    </StatusPage>
  );
}

export function AlmostPage({ tell }: { tell: TellImpact }) {
  return (
    <StatusPage
      takesFocus
      picture={<CoachPicture name="scene-empty" decorative />}
      {...IMPACT_OUTCOMES.almost}
      actions={
        <>
          {HOME}
          <WayBackLink words="Practise with the way back to impact" />
          <Button variant="outline" size="large" onClick={() => tell(beginImpactCheck)}>
            Begin the check again
          </Button>
        </>
      }
    />
  );
}

export function WaitPage({ askOn }: { askOn: CalendarDay }) {
  return (
    <StatusPage
      takesFocus
      picture={<CoachPicture name="scene-celebration" decorative />}
      {...IMPACT_OUTCOMES.wait}
      actions={HOME}
    >
      <p>We ask on Home from {longDate(askOn)}.</p>
    </StatusPage>
  );
}

export function TomorrowPage({ tell }: { tell: TellImpact }) {
  return (
    <StatusPage
      takesFocus
      title={IMPACT_CHECK.tomorrow}
      text="All eight tasks were clear. This is the last question."
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

export function OpenPage({ offersCheck, tell }: { offersCheck: boolean; tell: TellImpact }) {
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
          {!isLocked && <WayBackLink words="The way back to impact: three weeks to a jog" />}
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
        <p>It is a while since you last jumped. You may do the check again first; jumps stay open either way.</p>
      )}
    </StatusPage>
  );
}

/** Nothing where the course is off. */
function WayBackLink({ words }: { words: string }) {
  const marks = useCourseMarks();
  const course = courseSummary('way-back');
  if (!isCourseOn(course, marks)) return null;
  return (
    <ButtonLink href={coursePath(course.id)} variant="outline" size="large">
      {words}
    </ButtonLink>
  );
}

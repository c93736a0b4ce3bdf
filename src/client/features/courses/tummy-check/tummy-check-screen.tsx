import { useEffect, useRef, useState } from 'react';
import { tummyLook } from '#client/parts/body/body-storage.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { coursePath, SAFETY_PATH } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink, ButtonPair, ButtonStack, TextLink } from '#client/ui/button.tsx';
import type { TummyOutcome } from '#domain/body/tummy-check.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import type { LookSession } from '#programme/courses/course.ts';
import type { SessionOfCourse } from '#programme/courses/courses.ts';
import { TUMMY_OUTCOMES } from '#programme/courses/tummy-check.ts';
import styles from './tummy-check.module.css';
import { TummyDrawing } from './tummy-drawing.tsx';
import { TummyQuestions } from './tummy-questions.tsx';

/** Five pictures, a few questions, and what follows. Nothing is begun that has to be kept: it takes three minutes. */
export function TummyCheckScreen({ course, session }: SessionOfCourse<LookSession>) {
  const [step, setStep] = useState(0);
  const [outcome, setOutcome] = useState<TummyOutcome>();
  const [last] = useState(tummyLook.read);
  const isAsking = step === session.look.length;
  return (
    <PageFrame title={course.title} backHref={coursePath(course.id)} backLabel={`Back to ${course.title}`}>
      <main className={styles.page}>
        {last && !outcome && step === 0 && (
          <p className={styles.quiet}>
            Last time, on {longDate(last.on)}: {TUMMY_OUTCOMES[last.outcome].title.toLowerCase()}.
          </p>
        )}
        {outcome && <Outcome outcome={outcome} backHref={coursePath(course.id)} />}
        {!outcome && isAsking && <TummyQuestions onOutcome={setOutcome} onBack={() => setStep(step - 1)} />}
        {!outcome && !isAsking && <Step {...{ session, step }} onStep={setStep} />}
        <TextLink href={SAFETY_PATH}>When to stop</TextLink>
      </main>
    </PageFrame>
  );
}

interface StepProps {
  session: LookSession;
  step: number;
  onStep: (step: number) => void;
}

function Step({ session, step, onStep }: StepProps) {
  const shown = session.look[step];
  if (!shown) return null;
  return (
    <div className={styles.look}>
      <TummyDrawing step={step} alt={shown.alt} />
      <div role="status">
        <p className={styles.count}>
          Step {step + 1} of {session.look.length}
        </p>
        <p className={styles.step}>{shown.words}</p>
      </div>
      <ButtonPair>
        <Button variant="outline" size="large" disabled={step === 0} onClick={() => onStep(step - 1)}>
          Back
        </Button>
        <Button variant="coral" size="large" onClick={() => onStep(step + 1)}>
          Next
        </Button>
      </ButtonPair>
    </div>
  );
}

function Outcome({ outcome, backHref }: { outcome: TummyOutcome; backHref: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const { title, text, seesSomebody } = TUMMY_OUTCOMES[outcome];
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <ButtonStack>
        {seesSomebody && (
          <ButtonLink href="/help#people" variant="coral" size="large" block>
            How to find a physiotherapist
          </ButtonLink>
        )}
        <ButtonLink href={backHref} variant="outline" size="large" block>
          Done
        </ButtonLink>
      </ButtonStack>
      <p className={styles.quiet}>
        We save the day and the result, on this device only. We forget it when you sign out.
      </p>
    </>
  );
}

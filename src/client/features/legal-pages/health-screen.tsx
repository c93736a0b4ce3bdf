import { Link } from 'wouter';
import { ExplainedText } from '#client/components/explanations/explained-text.tsx';
import { ReadingSection } from '#client/components/reading-page.tsx';
import { useSite } from '#client/components/use-site.ts';
import { SAFETY_PATH } from '#client/platform/screen-paths.ts';
import { LegalPage } from './legal-page.tsx';

export function HealthScreen() {
  const site = useSite();
  return (
    <LegalPage title="Health disclaimer" site={site}>
      <p>
        <b>Please read this before you start.</b>
      </p>
      <p>
        Fit in 30 is general information about exercise and food for healthy adults of 18 and over. It is not medical
        advice, diagnosis or treatment. It does not know you. It does not replace your GP, midwife, health visitor,
        physiotherapist or dietitian.
      </p>
      <BeforeYouStart />
      <WhileYouMove />
      <WhatItIsNot />
    </LegalPage>
  );
}

function BeforeYouStart() {
  return (
    <ReadingSection title="Before you start">
      <p>
        <b>Ask a professional first</b> if you have a heart condition, high blood pressure, chest pain, dizziness, a
        long-term condition, a recent operation or injury, or if you have had a baby in the last 12 months.
      </p>
      <p>
        <b>Do not use the programme</b> while pregnant, in the first six weeks after a birth, in the first eight weeks
        after a caesarean, or while you are ill.
      </p>
      <p>
        <b>The safety questions</b> are a help, not an examination. A result of “You are ready to start” does not mean
        that a doctor has cleared you.{' '}
        <Link href={SAFETY_PATH} className="link-inline">
          Read the safety questions
        </Link>
        .
      </p>
      <p>
        <b>Make the space safe.</b> Clear the floor, use a chair and sofa that cannot slide, hold the rail at the stair,
        check that bags and bottles are closed, keep small children and pets out of reach of moving feet, and never
        exercise with a baby in your arms or in a carrier unless a professional has shown you how.
      </p>
    </ReadingSection>
  );
}

function WhileYouMove() {
  return (
    <ReadingSection title="While you move">
      <p>
        <b>Stop at once</b> and get help if you have chest pain, faint, cannot catch your breath, are suddenly short of
        it, or have a sudden severe headache or change in sight: call 999. After a birth, a painful or swollen calf on
        one side needs same-day urgent care.
      </p>
      <p>
        <b>Stop and choose easier, or stop for the day,</b>{' '}
        <ExplainedText text="if you leak, feel heaviness or a bulge, see your belly dome, or feel pain." />
      </p>
    </ReadingSection>
  );
}

function WhatItIsNot() {
  return (
    <ReadingSection title="What to expect">
      <p>
        <b>The nutrition guide</b> is general. Ask your GP, midwife or a dietitian before you change how you eat if you
        are pregnant or breastfeeding, have or had an eating disorder, or have a condition that affects what you eat.
      </p>
      <p>
        <b>No promised result.</b> People differ. We make no claim about weight, looks or health.
      </p>
      <p>
        <b>Taking part is your choice,</b> and you can stop at any time. This page does not limit our liability for
        injury caused by our negligence, nor any right that the law gives you.
      </p>
    </ReadingSection>
  );
}

import { useState } from 'react';
import { CoachForAMoment } from '#client/components/coach-for-a-moment.tsx';
import { CoachLookChoice } from '#client/components/coach-look-choice.tsx';
import { CoachPage } from '#client/components/coach-page.tsx';
import { stepGoal as storedStepGoal } from '#client/platform/first-page-storage.ts';
import { useSession } from '#client/platform/use-session.ts';
import { FoldList } from '#client/ui/fold-list.tsx';
import { DEFAULT_STEP_GOAL } from '#domain/steps.ts';
import { WARM_UP_POSES } from '#programme/poses/warm-up.ts';
import { StepGoalForm } from './step-goal-form.tsx';
import styles from './step-onboarding.module.css';

const COACH_CHOICE = [{ title: 'Choose how your coach looks', content: <CoachLookChoice playing={false} /> }];

export function StepOnboardingScreen() {
  const user = useSession()?.user;
  const [firstGoal] = useState(() => storedStepGoal.read() ?? user?.stepGoal ?? DEFAULT_STEP_GOAL);
  if (!user) return null;
  return (
    <CoachPage
      coach={<CoachForAMoment clip={WARM_UP_POSES.march} viewBox="0 30 320 250" />}
      title="Your Daily Step Goal"
      lead="Pick a number you can reach on an ordinary day. You can change it at any time."
      foot={
        <>
          <p>Many people start at 5,000. In studies, about 7,000 a day is linked to better health.</p>
          <p>Read your steps from your phone or watch and type them in once a day.</p>
        </>
      }
    >
      <StepGoalForm userId={user.id} firstGoal={firstGoal} />
      <FoldList folds={COACH_CHOICE} className={styles.coach} />
    </CoachPage>
  );
}

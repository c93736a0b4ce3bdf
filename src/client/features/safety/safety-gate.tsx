import { type ReactNode, useEffect, useState } from 'react';
import { useDashboard } from '#client/member/use-shown.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { SafetyHold } from '#domain/body/safety-flags.ts';
import { isWorkoutId } from '#domain/plan/block.ts';
import { FIRST_CHECK_TITLE, GateStages } from './gate-stages.tsx';
import { useSafetySettings } from './use-safety-settings.ts';

/** A slow network may delay a workout this long at most. */
const PATIENCE_MS = 3_000;

interface SafetyGateProps {
  workoutId?: string;
  /** What begins is made for this time: its page is not shown before it. */
  passes?: SafetyHold | undefined;
  children: ReactNode;
}

/** Open where the address leads to no workout. */
export function SafetyGate({ workoutId, passes, children }: SafetyGateProps) {
  const user = useSignIn()?.user;
  const isOpen = workoutId !== undefined && !isWorkoutId(Number(workoutId));
  if (!user || isOpen) return children;
  return (
    <Gate key={user.id} userId={user.id} passes={passes}>
      {children}
    </Gate>
  );
}

function Gate({ userId, passes, children }: { userId: string; passes: SafetyHold | undefined; children: ReactNode }) {
  const { isLoading, ...safety } = useSafetySettings(userId);
  const isPatient = usePatience();
  const title = useTitle(userId, safety.settings !== undefined);
  const isWaiting = safety.settings !== undefined && isLoading && isPatient;
  return (
    <GateStages {...{ title, safety, isWaiting, passes }} leaveHref={SCREEN_PATHS.workoutsTab}>
      {children}
    </GateStages>
  );
}

/** A device that has never asked may be new to an experienced member. */
function useTitle(userId: string, wasAsked: boolean): string {
  const { data: hasTrained } = useDashboard(userId, hasWorkouts);
  return wasAsked || hasTrained ? 'Quick check first' : FIRST_CHECK_TITLE;
}

function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}

const hasWorkouts = ({ stats }: Dashboard): boolean => stats.totalWorkouts > 0;

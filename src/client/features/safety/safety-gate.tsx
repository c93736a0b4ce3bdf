import { type ReactNode, useEffect, useState } from 'react';
import { useDashboard } from '#client/member/use-member.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { useSession } from '#client/platform/use-session.ts';
import { useViewChange } from '#client/platform/view-change.ts';
import { WaitingPage } from '#client/ui/status-page.tsx';
import type { Dashboard } from '#contract/dashboard.ts';
import { isWorkoutId } from '#domain/block.ts';
import { HoldPage } from './hold-page.tsx';
import { SafetyCheck } from './safety-check.tsx';
import { useSafetySettings } from './use-safety-settings.ts';

/** A slow network may delay a workout this long at most. */
const PATIENCE_MS = 3_000;

/** Open where the address leads to no workout. */
export function SafetyGate({ workoutId, children }: { workoutId?: string; children: ReactNode }) {
  const user = useSession()?.user;
  const isOpen = workoutId !== undefined && !isWorkoutId(Number(workoutId));
  if (!user || isOpen) return children;
  return (
    <Gate key={user.id} userId={user.id}>
      {children}
    </Gate>
  );
}

type Stage = 'deciding' | 'asking' | 'holding' | 'through';

function Gate({ userId, children }: { userId: string; children: ReactNode }) {
  const { settings, isCurrent, isBlockLoading, keep, startAtStandard } = useSafetySettings(userId);
  const isPatient = usePatience();
  const title = useTitle(userId, settings !== undefined);
  const [stage, setStage] = useState<Stage>('deciding');

  // Decided once: another block may begin during the workout.
  const isWaiting = settings !== undefined && isBlockLoading && isPatient;
  const decided = stage === 'deciding' && !isWaiting ? decide(isCurrent, settings?.hold != null) : stage;
  if (decided !== stage) setStage(decided);
  useViewChange(decided === 'deciding' ? undefined : decided);

  if (decided === 'deciding') return <WaitingPage text="One moment..." onPanel />;
  if (decided === 'through') return children;
  if (decided === 'holding' && settings?.hold) {
    return (
      <HoldPage
        hold={settings.hold}
        closeHref={SCREEN_PATHS.workoutsTab}
        onGoOn={() => setStage('through')}
        onChangeAnswers={() => setStage('asking')}
      />
    );
  }
  return (
    <SafetyCheck
      title={title}
      leaveHref={SCREEN_PATHS.workoutsTab}
      {...{ keep, startAtStandard }}
      onDone={() => setStage('through')}
    />
  );
}

function decide(isCurrent: boolean, isHeld: boolean): Stage {
  if (!isCurrent) return 'asking';
  return isHeld ? 'holding' : 'through';
}

/** A device that has never asked may be new to an experienced member. */
function useTitle(userId: string, wasAsked: boolean): string {
  const { data: hasTrained } = useDashboard(userId, hasWorkouts);
  if (wasAsked || hasTrained) return 'Before your next workout';
  return hasTrained === false ? 'Before your first workout' : 'Before your workout';
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

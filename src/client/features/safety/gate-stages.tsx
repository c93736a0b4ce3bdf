import { type ReactNode, useState } from 'react';
import { useViewChange } from '#client/browser/view-change.ts';
import { StageWait } from '#client/parts/site/stage-wait.tsx';
import type { SafetyHold } from '#domain/body/safety-flags.ts';
import { HoldPage } from './hold-page.tsx';
import { SafetyCheck } from './safety-check.tsx';
import type { useVisitorSafety } from './use-safety-settings.ts';

export const FIRST_CHECK_TITLE = 'First, your body';

interface GateStagesProps {
  title: string;
  leaveHref: string;
  safety: Omit<ReturnType<typeof useVisitorSafety>, 'isLoading'>;
  /** Whether the answers still hold is not known yet. */
  isWaiting: boolean;
  /** A page that does not stand before what is opened here. */
  passes?: SafetyHold | undefined;
  children: ReactNode;
}

type Stage = 'deciding' | 'asking' | 'holding' | 'through';

export function GateStages({ title, leaveHref, safety, isWaiting, passes, children }: GateStagesProps) {
  const { settings, isCurrent, mustAgree, keep, startAtStandard } = safety;
  const [stage, setStage] = useState<Stage>('deciding');

  // Decided once: another block may begin during the workout.
  const decided =
    stage === 'deciding' && !isWaiting ? decide(isCurrent, settings?.hold != null && settings.hold !== passes) : stage;
  if (decided !== stage) setStage(decided);
  useViewChange(decided === 'deciding' ? undefined : decided);

  if (decided === 'deciding') return <StageWait text="One moment" />;
  if (decided === 'through') return children;
  if (decided === 'holding' && settings?.hold) {
    return (
      <HoldPage
        hold={settings.hold}
        closeHref={leaveHref}
        onGoOn={() => setStage('through')}
        onChangeAnswers={() => setStage('asking')}
      />
    );
  }
  return (
    <SafetyCheck
      {...{ title, leaveHref, mustAgree, keep, startAtStandard, passes }}
      onDone={() => setStage('through')}
    />
  );
}

function decide(isCurrent: boolean, isHeld: boolean): Stage {
  if (!isCurrent) return 'asking';
  return isHeld ? 'holding' : 'through';
}

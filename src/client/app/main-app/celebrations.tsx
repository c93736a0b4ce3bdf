import { useState } from 'react';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import type { Member } from '#client/parts/progress/member.ts';
import { congratulatedBlock, uncelebratedWorkouts } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { isBlockComplete } from '#domain/plan/block.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

/** Where they cannot be loaded, Home says the same without a dialog. */
const WorkoutCompleteDialog = lazyView(async () => (await import('./celebration-dialogs.tsx')).WorkoutCompleteDialog);
const CongratulationsDialog = lazyView(async () => (await import('./celebration-dialogs.tsx')).CongratulationsDialog);

/** Praise that is still due: for a workout that no player has praised, then for a whole block. Each once on a device. */
export function Celebrations({ userId, member, today }: { userId: string; member: Member; today: CalendarDay }) {
  const [uncelebrated] = useStoredValue(uncelebratedWorkouts);
  const [congratulated, saveCongratulated] = useStoredValue(congratulatedBlock);
  const [praised, setPraised] = useState<ShownSession>();
  const { block, completed } = member.overview;

  const due = member.dashboard.workoutSessions.find(({ clientId }) => uncelebrated.includes(clientId));
  if (due && !praised) setPraised(due); // stays until it is closed, although it is marked as soon as it shows
  const isBlockDue = isBlockComplete(completed) && congratulated < block;

  const canPraise = usePreloaded(WorkoutCompleteDialog, praised !== undefined);
  const canCongratulate = usePreloaded(CongratulationsDialog, isBlockDue);
  if (praised) {
    return (
      canPraise && (
        <WorkoutCompleteDialog session={praised} {...{ member, today }} onContinue={() => setPraised(undefined)} />
      )
    );
  }
  return (
    canCongratulate && <CongratulationsDialog {...{ userId, member, today }} onClose={() => saveCongratulated(block)} />
  );
}

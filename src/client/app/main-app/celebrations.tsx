import { type ComponentType, useEffect, useState } from 'react';
import type { Member } from '#client/components/member.ts';
import { congratulatedBlock, uncelebratedWorkouts } from '#client/platform/browser-storage.ts';
import { withStyleSheet } from '#client/platform/style-sheets.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { isBlockComplete } from '#domain/block.ts';

interface CelebrationsProps {
  userId: string;
  member: Member;
}

interface Dialogs {
  WorkoutCompleteDialog: ComponentType<{ session: ShownSession; member: Member; onContinue: () => void }>;
  CongratulationsDialog: ComponentType<{ userId: string; member: Member; onClose: () => void }>;
}

/** Praise that is still due: for a workout that no player has praised, then for a whole block. Each once on a device. */
export function Celebrations({ userId, member }: CelebrationsProps) {
  const [uncelebrated = []] = useStoredValue(uncelebratedWorkouts);
  const [congratulated = 0, saveCongratulated] = useStoredValue(congratulatedBlock);
  const [praised, setPraised] = useState<ShownSession>();
  const { block, completed } = member.overview;

  const due = member.dashboard.workoutSessions.find(({ clientId }) => uncelebrated.includes(clientId));
  if (due && !praised) setPraised(due); // stays until it is closed, although it is marked as soon as it shows
  const isBlockDue = isBlockComplete(completed) && congratulated < block;

  const dialogs = useDialogs(praised !== undefined || isBlockDue);
  if (!dialogs) return null;
  if (praised) {
    return <dialogs.WorkoutCompleteDialog session={praised} member={member} onContinue={() => setPraised(undefined)} />;
  }
  if (!isBlockDue) return null;
  return <dialogs.CongratulationsDialog {...{ userId, member }} onClose={() => saveCongratulated(block)} />;
}

/** Loaded when there is something to praise. Where that fails, Home says the same without a dialog. */
function useDialogs(areWanted: boolean): Dialogs | undefined {
  const [dialogs, setDialogs] = useState<Dialogs>();
  useEffect(() => {
    if (!areWanted || dialogs) return;
    withStyleSheet('later-views', import('./celebration-dialogs.tsx')).then(setDialogs, () => undefined);
  }, [areWanted, dialogs]);
  return dialogs;
}

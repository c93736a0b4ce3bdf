import { useEffect } from 'react';
import { useCurrentBlock } from '#client/member/use-member.ts';
import { useSession } from '#client/platform/use-session.ts';
import { useViewChange } from '#client/platform/view-change.ts';
import { editionOfBlock, isWorkoutId, type WorkoutId } from '#domain/block.ts';
import { findWorkout } from '#programme/workouts.ts';
import { useSavedSnapshots } from './guided/saved-snapshots.ts';
import styles from './player.module.css';
import { WorkoutNotFound } from './workout-not-found.tsx';
import { WorkoutPlayer } from './workout-player.tsx';

export function WorkoutPlayerScreen({ workoutId }: { workoutId: string }) {
  const user = useSession()?.user;
  const id = Number(workoutId);
  if (!isWorkoutId(id) || String(id) !== workoutId) return <NotFound />;
  return user ? <WorkoutOfBlock key={`${user.id}/${id}`} userId={user.id} workoutId={id} /> : null;
}

/** The running block decides the edition; until it is known, the first. */
function WorkoutOfBlock({ userId, workoutId }: { userId: string; workoutId: WorkoutId }) {
  const { data: block, isPending } = useCurrentBlock(userId);
  const { saved, lookAgain } = useSavedSnapshots(userId, String(workoutId));
  const workout = findWorkout(block === undefined ? 'a' : editionOfBlock(block), workoutId);
  useTitle(workout?.shortTitle ?? 'Workout');
  // The heading that the new page would focus is not there before.
  useViewChange(saved ? 'player' : 'wait');
  if (!workout) return <WorkoutNotFound />;
  if (!saved) return <main className={styles.player} />;
  const { snapshots, look } = saved;
  return <WorkoutPlayer key={look} {...{ userId, workout, block, snapshots, lookAgain }} isLoading={isPending} />;
}

function NotFound() {
  useTitle('Workout Not Found');
  return <WorkoutNotFound />;
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - Fit in 30`;
  }, [title]);
}

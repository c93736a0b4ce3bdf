import { useEffect, useMemo } from 'react';
import { useViewChange } from '#client/browser/view-change.ts';
import { useFreshWords } from '#client/member/fresh-words.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import { useSignIn } from '#client/parts/account/use-sign-in.ts';
import { isWorkoutId, type WorkoutId } from '#domain/plan/block.ts';
import { workoutOf } from '#programme/workouts/workouts.ts';
import { useSavedSnapshots } from './guided/saved-snapshots.ts';
import styles from './player.module.css';
import { usePlace } from './use-place.ts';
import { WorkoutNotFound } from './workout-not-found.tsx';
import { WorkoutPlayer } from './workout-player.tsx';

export function WorkoutPlayerScreen({ workoutId }: { workoutId: string }) {
  const user = useSignIn()?.user;
  const id = Number(workoutId);
  if (!isWorkoutId(id) || String(id) !== workoutId) return <NotFound />;
  return user ? <WorkoutOfBlock key={`${user.id}/${id}`} userId={user.id} workoutId={id} /> : null;
}

function WorkoutOfBlock({ userId, workoutId }: { userId: string; workoutId: WorkoutId }) {
  const { saved, lookAgain } = useSavedSnapshots(userId, String(workoutId));
  const { isPending, ...place } = usePlace(userId, workoutId, saved?.snapshots);
  useFreshWords(() => snapshotsOf(userId));
  const words = useProgrammeWords();
  const workout = useMemo(() => workoutOf(place.code, workoutId, words), [place.code, workoutId, words]);
  useTitle(workout.shortTitle);
  // The heading that the new page would focus is not there before.
  useViewChange(saved ? 'player' : 'wait');
  if (!saved) return <main className={styles.player} />;
  const { snapshots, look } = saved;
  return <WorkoutPlayer key={look} {...{ userId, workout, snapshots, lookAgain }} {...place} isLoading={isPending} />;
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

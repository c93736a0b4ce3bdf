import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { appName } from '#client/browser/app-name.ts';
import { useViewChange } from '#client/browser/view-change.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useFreshWords } from '#client/member/fresh-words.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import { useCurrentPlan } from '#client/member/use-shown.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { chosenWorkoutIn } from '#client/parts/session/chosen-workout.ts';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { isWorkoutId, type WorkoutId } from '#domain/plan/block.ts';
import { RHYTHM } from '#domain/plan/follow-on.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { playedAt, workoutAt } from '#programme/plan/follow-on.ts';
import { workoutOf } from '#programme/workouts/workouts.ts';
import { useSavedSnapshots } from './guided/saved-snapshots.ts';
import styles from './player.module.css';
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
  // The heading that the new page would focus is not there before.
  useViewChange(saved ? 'player' : 'wait');
  return (
    <>
      <title>{`${workout.shortTitle} - ${appName()}`}</title>
      {saved ? (
        <WorkoutPlayer
          key={saved.look}
          {...{ userId, workout, snapshots: saved.snapshots, lookAgain, isLoading: isPending }}
          {...place}
        />
      ) : (
        <main className={styles.player} />
      )}
    </>
  );
}

function NotFound() {
  const title = 'Workout Not Found';
  return (
    <>
      <title>{`${title} - ${appName()}`}</title>
      <CoachPage
        logoHref={SCREEN_PATHS.mainApp}
        coach={<CoachPicture name="scene-away" decorative isFirst />}
        isWhole
        title={title}
        lead="We can’t find that workout. It may be an old link."
      >
        <ButtonLink href={SCREEN_PATHS.workoutsTab} variant="coral" size="large">
          Back to Workouts
        </ButtonLink>
      </CoachPage>
    </>
  );
}

/** What the running block plays at a place; until it is known, the first edition. */
function usePlace(userId: string, id: WorkoutId, snapshots: readonly SessionSnapshot[] | undefined) {
  const { data, isPending } = useCurrentPlan(userId);
  const { block, plan = 'a' } = data ?? {};
  const chosen = chosenWorkoutIn(useSearch()) ?? snapshots?.find((begun) => begun.block === block)?.played;
  const own = plan === `steady${RHYTHM}` ? chosen : undefined;
  return { block, isPending, code: own ?? workoutAt(plan, id), played: own ?? playedAt(plan, id) };
}

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useGuidedSession } from '#client/features/workout-player/guided/use-guided-session.ts';
import { useSessionSound } from '#client/features/workout-player/guided/use-session-sound.ts';
import { GuidedScreen } from '#client/features/workout-player/guided-screen.tsx';
import { easedLevels, type MoveLevels, useMoveLevels } from '#client/features/workout-player/move-levels.ts';
import styles from '#client/features/workout-player/player.module.css';
import { stepsOf } from '#client/features/workout-player/player-steps.ts';
import { layWords } from '#client/member/programme-words.ts';
import { HeldAside } from '#client/parts/account/held-aside.tsx';
import { type MediaSource, MediaSourceContext } from '#client/parts/move-media/media-source.ts';
import { valuesOfOneMinute } from '#client/parts/session/tried-storage.ts';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { WorkoutId } from '#domain/plan/block.ts';
import type { LevelLimits } from '#domain/session/move-level.ts';
import { currentSegment, isDone } from '#domain/session/session-state.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import { workoutOf } from '#programme/workouts/workouts.ts';
import type { AskedDraft, PlayerWord } from './asked-draft.ts';

/** The members' player in the frame of the desk: it plays what the desk tells it, and keeps nothing. */
export function DraftPlayer() {
  const [asked, setAsked] = useState<AskedDraft>();
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<AskedDraft>) => {
      if (source !== parent || origin !== location.origin || !data.words) return;
      layWords(data.words);
      setAsked(data);
    };
    addEventListener('message', hear);
    tellDesk('ready');
    return () => removeEventListener('message', hear);
  }, []);
  const source = useMemo(() => asked && sourceOf(asked), [asked]);
  return (
    asked && (
      <HeldAside values={valuesOfOneMinute}>
        <MediaSourceContext value={source}>
          <Draft asked={asked} />
        </MediaSourceContext>
      </HeldAside>
    )
  );
}

const sourceOf = ({ media }: AskedDraft): MediaSource => ({ whose: NOBODY, ask: async () => media, isOnDevice: false });

const tellDesk = (word: PlayerWord) => parent.postMessage(word, location.origin);

const leave = () => tellDesk('left');

/** Apart from every member's: another workout may run beside it. */
const NOBODY = 'preview';

function Draft({ asked }: { asked: AskedDraft }) {
  const { code, words, length, level } = asked;
  const workout = useMemo(() => workoutOf(code, Number(code.slice(1)) as WorkoutId, words), [code, words]);
  const planOf = useMemo(
    () => (asLong: AskedDraft['length']) => timedWorkout(workout, asLong, words, 'usual'),
    [workout, words],
  );
  const allLevels = withoutLocks(useMoveLevels(level));
  const session = useGuidedSession({
    ...{ userId: NOBODY, planOf, levels: allLevels, snapshots: [] },
    ...{ firstLength: length, firstWarmUp: 'usual', isOwn: () => false },
  });
  const levels = session.choices.isEased ? easedLevels(allLevels) : allLevels;
  const sound = useSessionSound(session, code);
  const choose = useEffectEvent(() => {
    session.chooseLength(length);
    allLevels.chooseForToday(level);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the desk asks for is chosen, and chosen again
  useEffect(() => choose(), [length, level]);
  const begin = useEffectEvent(() => session.start(0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice begins anew, in the player that stands
  useEffect(() => begin(), [session.length, allLevels.today, planOf]);
  const { state } = session;
  if (!state) return <main className={styles.player} />;
  const isOver = isDone(state);
  return (
    <div className={styles.room}>
      <GuidedScreen
        {...{ session, state, workout, levels, sound }}
        title={workout.shortTitle}
        steps={stepsOf(workout, session.length, levels, words)}
        stepIndex={currentSegment(state)?.step ?? 2}
        isBrief
        isCovered={isOver}
        onComplete={leave}
        onLeave={leave}
      />
      {isOver && (
        <Dialog
          open
          locked
          onOpenChange={() => undefined}
          title="That’s all of it"
          text="Members rate it now. Nothing here is kept."
        >
          <ButtonStack>
            <Button variant="coral" block onClick={() => session.start(0)}>
              Play it again
            </Button>
            <Button variant="outline" block onClick={leave}>
              Close the preview
            </Button>
          </ButtonStack>
        </Dialog>
      )}
    </div>
  );
}

const NO_LIMITS: LevelLimits = { impactLocked: false, pelvicSafe: false, notForMe: [] };

/** As for a member for whom all is open. */
const withoutLocks = (levels: MoveLevels): MoveLevels => ({
  ...levels,
  limits: NO_LIMITS,
  levelOf: (moveId) => levels.wishFor(moveId),
  isLocked: () => false,
});

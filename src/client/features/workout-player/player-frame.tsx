import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { WorkoutVideo } from '#client/components/workout-video.tsx';
import { setThemeColour } from '#client/platform/theme.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Edition } from '#domain/block.ts';
import type { Workout } from '#programme/workout.ts';
import type { Phase } from './guided/segment-words.ts';
import styles from './player.module.css';
import { type PlayerStep, videoPlaceOf } from './player-steps.ts';

export interface ShownWorkout {
  workout: Workout;
  edition: Edition;
  steps: readonly PlayerStep[];
  stepIndex: number;
}

interface PlayerFrameProps extends ShownWorkout {
  phase: Phase;
  className?: string | undefined;
  isFocused: boolean;
  gestures: HTMLAttributes<HTMLElement>;
  head: ReactNode;
  stage: ReactNode;
  status: string;
  children: ReactNode;
}

/** Browser bars, in the colour of the screen. */
const BAR_COLOURS: Record<Phase, string> = { work: '#0f4c45', rest: '#ffc94d', ready: '#bfe3d7' };

export function PlayerFrame({ workout, edition, steps, stepIndex, phase, isFocused, ...props }: PlayerFrameProps) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused) page.current?.focus({ preventScroll: true });
  }, [isFocused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page had to be scrolled, a step begins at its top
  useEffect(() => {
    page.current?.scrollIntoView?.();
  }, [stepIndex]);
  useEffect(() => {
    setThemeColour(BAR_COLOURS[phase]);
    return () => setThemeColour(undefined);
  }, [phase]);
  return (
    <main
      ref={page}
      tabIndex={-1}
      className={classNames(styles.player, styles[phase], props.className)}
      {...props.gestures}
    >
      {props.head}
      <WorkoutVideo
        key={stepIndex}
        place={videoPlaceOf(stepIndex, edition, workout)}
        title={steps[stepIndex]?.name ?? ''}
        variant="ghost"
        className={styles.video}
      >
        {props.stage}
      </WorkoutVideo>
      {props.children}
      <p role="status" className="visually-hidden">
        {props.status}
      </p>
    </main>
  );
}

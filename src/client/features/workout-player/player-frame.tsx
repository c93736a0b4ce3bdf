import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { useHeldWords } from '#client/member/fresh-words.ts';
import { WorkoutVideo } from '#client/parts/session/workout-video.tsx';
import { setThemeColour } from '#client/parts/stored/theme.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { VideoPlace } from '#programme/workouts/video-place.ts';
import type { Phase } from './guided/segment-words.ts';
import styles from './player.module.css';
import type { PlayerStep } from './player-steps.ts';

interface PlayerFrameProps {
  /** Of the step that is on; absent where there can be no video. */
  videoPlace: VideoPlace | undefined;
  steps: readonly PlayerStep[];
  stepIndex: number;
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
const BAR_COLOURS = { work: '--deep', rest: '--sun', ready: '--on-panel-soft' } as const satisfies Record<
  Phase,
  string
>;

export function PlayerFrame({ videoPlace, steps, stepIndex, phase, isFocused, ...props }: PlayerFrameProps) {
  useHeldWords();
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
      {videoPlace ? (
        <WorkoutVideo
          key={stepIndex}
          place={videoPlace}
          title={steps[stepIndex]?.name ?? ''}
          variant="ghost"
          className={styles.video}
        >
          {props.stage}
        </WorkoutVideo>
      ) : (
        props.stage
      )}
      {props.children}
      <p role="status" className="visually-hidden">
        {props.status}
      </p>
    </main>
  );
}

import { useEffect, useRef } from 'react';
import { useMissing } from '#client/coach/coach-picture.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import STRIP_TIMES from '#programme/clips/strip-times.json' with { type: 'json' };
import { STRIP_FRAMES, stripAddress, stripPhases } from '../strips.ts';
import styles from './coach-stage.module.css';
import type { Shown } from './model.ts';

interface FlipBookProps extends Pick<Shown, 'name' | 'mirror' | 'backwards' | 'pace'> {
  isMoving: boolean;
}

/** Leafs through the strip of a clip, each frame at its moment of the loop; held still it is the first one. A scene is one picture. */
export function FlipBook({ name, mirror = false, backwards = false, pace = 1, isMoving }: FlipBookProps) {
  const strip = useRef<HTMLImageElement>(null);
  const leafing = useRef<Animation>(undefined);
  const { isMissing, onError } = useMissing(stripAddress(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a strip that came after all is leafed through
  useEffect(() => {
    if (!isMoving) return leafing.current?.pause();
    if (leafing.current) return leafing.current.play();
    if (!strip.current?.animate || isScene(name)) return;
    const { seconds, still } = STRIP_TIMES[name];
    leafing.current = strip.current.animate(framesInOrder(stripPhases({ still })), {
      duration: (seconds * 1000) / pace,
      direction: backwards ? 'reverse' : 'normal',
      iterations: Infinity,
    });
  }, [isMoving, name, backwards, pace, isMissing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another strip is leafed through anew
  useEffect(
    () => () => {
      leafing.current?.cancel();
      leafing.current = undefined;
    },
    [name, backwards, pace, isMissing],
  );
  return (
    <span className={classNames(styles.frame, mirror && styles.mirrored)}>
      {!isMissing && (
        <img
          ref={strip}
          className={isScene(name) ? undefined : styles.strip}
          src={stripAddress(name)}
          onError={onError}
          alt=""
          draggable={false}
        />
      )}
    </span>
  );
}

const isScene = (name: ClipName): boolean => name.startsWith('scene-');

/** The strip is moved from frame to frame without a way between them. */
function framesInOrder(phases: readonly number[]): Keyframe[] {
  const ordered = phases.map((phase, place) => ({ phase, place })).toSorted((one, other) => one.phase - other.phase);
  const last = ordered.at(-1)?.place ?? 0;
  return [{ phase: 0, place: last }, ...ordered, { phase: 1, place: last }].map(({ phase, place }) => ({
    offset: phase,
    transform: `translateX(${(-100 * place) / STRIP_FRAMES}%)`,
    easing: 'steps(1, end)',
  }));
}

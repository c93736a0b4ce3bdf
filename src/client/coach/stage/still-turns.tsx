import { useEffect, useRef, useState } from 'react';
import { useDarkTheme } from '#client/browser/dark-theme.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { posesAddress } from '../strips.ts';
import { useCoachChoices } from './coach-choices.ts';
import styles from './coach-stage.module.css';
import { canHoldModels, loadModel } from './engine.ts';
import type { Dressed, Shown, StillModel, StillShown } from './model.ts';
import { nextPaint } from './next-paint.ts';
import type { Turnable } from './turning.ts';
import { type Playing, useMoment } from './use-moment.ts';

const MOMENTS = ['start', 'key'] as const;
const EACH_MS = 2_000;

interface StillTurnsProps extends Pick<Shown, 'name' | 'mirror'> {
  playing: Playing;
  onCoach: (coach: Turnable | undefined) => void;
}

/** Start and key pose of a clip, one at a time: as pictures at once, then as a model in her own look that can be turned. */
export function StillTurns({ name, mirror = false, playing, onCoach }: StillTurnsProps) {
  const { look } = useCoachChoices();
  const theme = useDarkTheme() ? 'dark' : 'light';
  const host = useRef<HTMLDivElement>(null);
  const moment = useTurns(useMoment(playing, true, name));
  const model = useStillModel(host, { look, theme }, { name, mirror, moment });
  useEffect(() => model?.show({ name, mirror, moment }), [model, name, mirror, moment]);
  useEffect(() => model?.dress({ look, theme }), [model, look, theme]);
  useEffect(() => {
    onCoach(model && { turn: model.turn, isDraggedByStage: true });
    return () => onCoach(undefined);
  }, [model, onCoach]);
  return (
    <div ref={host} className={styles.still} data-model={model && ''}>
      {MOMENTS.map((pose, index) => (
        <span key={pose} className={classNames(mirror && styles.mirrored, index !== moment && styles.away)}>
          <Pose key={name} {...{ name, pose }} isLarge={!model} />
        </span>
      ))}
    </div>
  );
}

/** One frame of the strip at once, and the large picture over it once that is there. */
function Pose({ name, pose, isLarge }: { name: ClipName; pose: (typeof MOMENTS)[number]; isLarge: boolean }) {
  const [isThere, setThere] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const address = isLarge && !isMissing ? posesAddress(name) : undefined;
  return (
    <>
      {!(address && isThere) && (
        <CoachPicture className={styles.frame} {...{ name }} moment={pose} isFirst decorative />
      )}
      {address && (
        <img
          src={address}
          alt=""
          draggable={false}
          hidden={!isThere}
          onLoad={() => setThere(true)}
          onError={() => setMissing(true)}
          className={classNames(styles.frame, styles.poses, pose === 'key' && styles.secondPose)}
        />
      )}
    </>
  );
}

function useTurns(isPlaying: boolean): 0 | 1 {
  const [moment, setMoment] = useState<0 | 1>(0);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setMoment(moment === 0 ? 1 : 0), EACH_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, moment]);
  return moment;
}

function useStillModel(
  host: { readonly current: HTMLElement | null },
  dressed: Dressed,
  shown: StillShown,
): StillModel | undefined {
  const [model, setModel] = useState<StillModel>();
  const first = useRef({ dressed, shown });
  useEffect(() => {
    let isGone = false;
    let standing: StillModel | undefined;
    const leave = () => {
      standing?.destroy();
      standing = undefined;
      setModel(undefined);
    };
    const begin = async () => {
      await nextPaint();
      if (!isGone && canHoldModels()) standing = await startIn(host.current, first.current, leave);
      if (isGone) leave();
      else setModel(standing);
    };
    void begin().catch(() => undefined);
    return () => {
      isGone = true;
      leave();
    };
  }, [host]);
  return model;
}

async function startIn(
  host: Element | null,
  { dressed, shown }: { dressed: Dressed; shown: StillShown },
  leave: () => void,
): Promise<StillModel | undefined> {
  if (!host) return undefined;
  const { startStill } = await loadModel();
  return startStill(host.appendChild(document.createElement('canvas')), shown, dressed, leave);
}

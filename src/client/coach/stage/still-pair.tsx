import { useEffect, useRef, useState } from 'react';
import { useDarkTheme } from '#client/browser/dark-theme.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { useCoachChoices } from './coach-choices.ts';
import styles from './coach-stage.module.css';
import { canHoldModels, loadModel } from './engine.ts';
import type { Dressed, StillModel } from './model.ts';
import { nextPaint } from './next-paint.ts';
import type { Turnable } from './turning.ts';

const MOMENTS = ['start', 'key'] as const;

interface StillPairProps {
  name: ClipName;
  mirror: boolean;
  onCoach: (coach: Turnable | undefined) => void;
}

/** Start and key pose of a clip: as pictures at once, then as models in her own look that can be turned. */
export function StillPair({ name, mirror, onCoach }: StillPairProps) {
  const { look } = useCoachChoices();
  const theme = useDarkTheme() ? 'dark' : 'light';
  const host = useRef<HTMLDivElement>(null);
  const models = useStillModels(host, { look, theme }, { name, mirror });
  useEffect(() => {
    for (const model of models ?? []) model.show(name, mirror);
  }, [models, name, mirror]);
  useEffect(() => {
    for (const model of models ?? []) model.dress({ look, theme });
  }, [models, look, theme]);
  useEffect(() => {
    const turn: Turnable['turn'] = (yaw, pitch) => {
      for (const model of models ?? []) model.turn(yaw, pitch);
    };
    onCoach(models && { turn, isDraggedByStage: true });
    return () => onCoach(undefined);
  }, [models, onCoach]);
  return (
    <div
      ref={host}
      className={classNames(styles.pair, models?.[0]?.isLow(name) && styles.column)}
      data-model={models && ''}
    >
      {MOMENTS.map((moment) => (
        <div key={moment} className={styles.still}>
          <CoachPicture
            className={classNames(styles.frame, mirror && styles.mirrored)}
            {...{ name, moment }}
            decorative
          />
        </div>
      ))}
    </div>
  );
}

function useStillModels(
  host: { readonly current: HTMLElement | null },
  dressed: Dressed,
  shown: Pick<StillPairProps, 'name' | 'mirror'>,
): readonly StillModel[] | undefined {
  const [models, setModels] = useState<readonly StillModel[]>();
  const first = useRef({ dressed, shown });
  useEffect(() => {
    let isGone = false;
    let standing: readonly StillModel[] = [];
    const leave = () => {
      for (const model of standing) model.destroy();
      standing = [];
      setModels(undefined);
    };
    const begin = async () => {
      await nextPaint();
      if (!isGone && canHoldModels()) standing = await startBoth(host.current, first.current, leave);
      if (isGone) leave();
      else if (standing.length === MOMENTS.length) setModels(standing);
    };
    void begin().catch(() => undefined);
    return () => {
      isGone = true;
      leave();
    };
  }, [host]);
  return models;
}

async function startBoth(
  host: Element | null,
  { dressed, shown }: { dressed: Dressed; shown: Pick<StillPairProps, 'name' | 'mirror'> },
  leave: () => void,
): Promise<readonly StillModel[]> {
  const { startStill } = await loadModel();
  const started = [...(host?.children ?? [])].map((place, index) => {
    const canvas = place.appendChild(document.createElement('canvas'));
    return startStill(canvas, { ...shown, moment: index === 0 ? 0 : 1 }, dressed, leave);
  });
  return (await Promise.all(started)).flatMap((model) => model ?? []);
}

import { useEffect, useSyncExternalStore } from 'react';
import type { CoachFigureProps } from '#client/figure/coach-figure.tsx';
import type { CoachSceneProps } from '#client/figure/coach-scene.tsx';
import type { CoachStillProps } from '#client/figure/coach-still.tsx';

/* The drawing code (20 kB) loads after the screen, which is whole without it. */

interface Figure {
  CoachStill: typeof import('#client/figure/coach-still.tsx').CoachStill;
  CoachScene: typeof import('#client/figure/coach-scene.tsx').CoachScene;
  CoachFigure: typeof import('#client/figure/coach-figure.tsx').CoachFigure;
}

let figure: Figure | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function MovePicture(props: CoachStillProps) {
  const loaded = useFigure();
  return loaded ? <loaded.CoachStill {...props} /> : <span className={props.className} />;
}

export function ScenePicture(props: Omit<CoachSceneProps, 'playing'>) {
  const loaded = useFigure();
  return loaded ? <loaded.CoachScene {...props} playing={false} /> : <span className={props.className} />;
}

export function MovingPicture(props: CoachFigureProps) {
  const loaded = useFigure();
  return loaded ? <loaded.CoachFigure {...props} /> : <span className={props.className} />;
}

/** Retries when back online. */
function useFigure(): Figure | undefined {
  useEffect(() => {
    const load = () => void loadFigure();
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return useSyncExternalStore(subscribe, () => figure);
}

/** Never rejects: the next use retries. */
function loadFigure(): Promise<void> {
  loading ??= importFigure().catch(() => {
    loading = undefined;
  });
  return loading;
}

async function importFigure(): Promise<void> {
  await nextPaint();
  const [{ CoachStill }, { CoachScene }, { CoachFigure }] = await Promise.all([
    import('#client/figure/coach-still.tsx'),
    import('#client/figure/coach-scene.tsx'),
    import('#client/figure/coach-figure.tsx'),
  ]);
  figure = { CoachStill, CoachScene, CoachFigure };
  for (const listener of listeners) listener();
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

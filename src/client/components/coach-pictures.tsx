import type { CoachFigureProps } from '#client/figure/coach-figure.tsx';
import type { CoachSceneProps } from '#client/figure/coach-scene.tsx';
import type { CoachStillProps } from '#client/figure/coach-still.tsx';
import { lazyView, usePreloaded } from '#client/platform/lazy-view.tsx';

/* The drawing code (20 kB) loads after the screen, which is whole without it. */

const CoachStill = lazyView(async () => {
  await nextPaint();
  return (await import('#client/figure/coach-still.tsx')).CoachStill;
});
const CoachScene = lazyView(async () => {
  await nextPaint();
  return (await import('#client/figure/coach-scene.tsx')).CoachScene;
});
const CoachFigure = lazyView(async () => {
  await nextPaint();
  return (await import('#client/figure/coach-figure.tsx')).CoachFigure;
});

export function MovePicture(props: CoachStillProps) {
  return usePreloaded(CoachStill) ? <CoachStill {...props} /> : <span className={props.className} />;
}

export function ScenePicture(props: Omit<CoachSceneProps, 'playing'>) {
  return usePreloaded(CoachScene) ? <CoachScene {...props} playing={false} /> : <span className={props.className} />;
}

export function MovingPicture(props: CoachFigureProps) {
  return usePreloaded(CoachFigure) ? <CoachFigure {...props} /> : <span className={props.className} />;
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

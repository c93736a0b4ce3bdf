import { SCENES } from '#programme/poses/scenes.ts';
import { CoachClip, type CoachClipProps } from './coach-clip.tsx';

export interface CoachSceneProps extends Omit<CoachClipProps, 'clip' | 'viewBox' | 'startPhase'> {
  scene: keyof typeof SCENES;
}

/** The coach in a scene of her own, breathing. At hand at once, also in pre-rendered pages. */
export function CoachScene({ scene, ...props }: CoachSceneProps) {
  const { clip, phase, viewBox } = SCENES[scene];
  return <CoachClip {...props} clip={clip} startPhase={phase} viewBox={viewBox} />;
}

/** A clip made ready to be played on one side. */
import type { Clip } from '#programme/clips/clip.ts';
import { type Ball, ballsOf, fitView, type View } from '../camera.ts';
import type { Theme } from '../looks.ts';
import { clamp } from '../math.ts';
import { type Compiled, compile } from '../rig/compile.ts';
import { furniture, type Solid } from '../room/solids.ts';
import type { Turn } from './turning.ts';

export interface Scene {
  readonly clip: Clip;
  readonly compiled: Compiled;
  readonly mirror: boolean;
  readonly balls: readonly Ball[];
  readonly solids: readonly Solid[];
}
export function sceneOf(clip: Clip, mirror: boolean, theme: Theme): Scene {
  const compiled = compile(clip);
  return {
    clip,
    compiled,
    mirror,
    balls: ballsOf(compiled, mirror),
    solids: furniture(clip.props ?? [], theme, mirror),
  };
}

const RAD = Math.PI / 180;
/** Lowest and highest pitch, radians. */
const [LOW, HIGH] = [0.02, 1.2];
/** The yaw from which a clip is seen best; the other side is seen from the mirrored side. */
export const bestYaw = ({ clip, mirror }: Pick<Scene, 'clip' | 'mirror'>): number =>
  clip.view.yaw * RAD * (mirror ? -1 : 1);
export const viewOf = (scene: Scene, turn: Turn, swing: number, aspect: number): View =>
  fitView(
    scene.balls,
    bestYaw(scene) + turn.yaw + swing,
    clamp(scene.clip.view.pitch * RAD + turn.pitch, LOW, HIGH),
    aspect,
  );

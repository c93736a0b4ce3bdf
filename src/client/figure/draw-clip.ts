import type { Clip } from '#programme/poses/pose.ts';
import { skeletonAt } from './clip.ts';
import { drawFront, drawSide } from './draw-body.ts';
import { drawFurniture } from './draw-furniture.ts';
import { drawGround } from './draw-ground.ts';
import { drawHeld } from './draw-held.ts';
import type { DrawItem } from './draw-item.ts';
import { drawShadow } from './draw-shadow.ts';
import { LOOKS, type Look, paletteOf } from './look.ts';

/** Things carried in the hands close them. */
const IN_HANDS: ReadonlySet<string> = new Set(['hands', 'near', 'far']);

/** Everything to draw of a clip at a phase (0 to 1, wraps), back to front; same keys, same order at every phase. */
export function drawClip(clip: Clip, phase: number, look: Look = LOOKS.coral): readonly DrawItem[] {
  const skeleton = skeletonAt(clip, phase);
  const colours = paletteOf(look);
  const fists = clip.fists ?? (clip.held !== undefined && IN_HANDS.has(clip.held.at));
  const front = skeleton.view === 'front';
  const body = front ? drawFront(skeleton, look, colours, fists) : drawSide(skeleton, look, colours, fists);
  const held = drawHeld(clip.held, skeleton);
  const nearArm = front ? body.length : body.findIndex((item) => item.key === 'armF');
  return [
    ...drawFurniture(clip.props),
    ...drawGround(clip.travel, phase),
    drawShadow(skeleton, clip.props),
    ...held.behind,
    ...body.slice(0, nearArm),
    ...held.front,
    ...body.slice(nearArm),
  ];
}

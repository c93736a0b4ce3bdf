import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { CHECK_CLIPS } from './check-clips.ts';
import type { Clip } from './clip.ts';
import type { ClipName } from './clip-name.ts';
import { CLIPS, clipOf } from './clips.ts';
import { EXPLAINED_CLIPS } from './explained-clips.ts';
import { SCENES } from './scenes.ts';

/** Every clip by its name, those of the moves first. */
export const NAMED_CLIPS = Object.fromEntries([
  ...(Object.keys(CLIPS) as ShippedMoveId[]).flatMap((id) =>
    MOVE_LEVELS.map((level) => [`${id}-${level}`, clipOf(id, level)]),
  ),
  ...called('check', CHECK_CLIPS),
  ...called('scene', SCENES),
  ...called('explained', EXPLAINED_CLIPS),
]) as Readonly<Record<ClipName, Clip>>;

function called(group: string, clips: Readonly<Record<string, Clip>>): (readonly [string, Clip])[] {
  return Object.entries(clips).map(([id, clip]) => [`${group}-${id}`, clip]);
}

import type { Clip } from '#programme/clips/clip.ts';
import { CLIPS, clipOf } from '#programme/clips/clips.ts';
import type { MoveId, MoveLevel } from '#programme/move.ts';

const LEVELS: readonly MoveLevel[] = ['standard', 'easier', 'harder'];

/** Every clip that has a strip, by the strip's name. A level that looks like another clip holds that same object. */
export const NAMED_CLIPS: ReadonlyMap<string, Clip> = new Map(
  (Object.keys(CLIPS) as MoveId[]).flatMap((id) =>
    LEVELS.map((level) => [`${id}-${level}`, clipOf(id, level)] as const),
  ),
);

/** Scenes are one large picture for an empty place, not six frames. */
export const isScene = (name: string): boolean => name.startsWith('scene-');

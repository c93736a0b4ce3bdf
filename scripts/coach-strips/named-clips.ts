import { LIBRARY } from '../../src/programme/clips/all-clips.ts';
import { type Clip, clipOf, type Level } from '../../src/programme/clips/clip.ts';

const LEVELS: readonly Level[] = ['standard', 'easier', 'harder'];

/** Every clip that has a strip, by the strip's name. A level that looks like another clip holds that same object. */
export const NAMED_CLIPS: ReadonlyMap<string, Clip> = new Map(
  Object.keys(LIBRARY).flatMap((id) => LEVELS.map((level) => [`${id}-${level}`, clipOf(LIBRARY, id, level)] as const)),
);

/** Scenes are one large picture for an empty place, not six frames. */
export const isScene = (name: string): boolean => name.startsWith('scene-');

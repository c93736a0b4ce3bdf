import type { WorkoutCode } from '#domain/plan/block.ts';

/** A place where the owner may put a video instead of the drawn coach: "a1" is workout 1 of edition a. */
export type VideoPlace = 'introduction' | 'warmUp' | 'coolDown' | WorkoutCode;

const EVERY_PLACE: Readonly<Record<VideoPlace, true>> = {
  introduction: true,
  warmUp: true,
  coolDown: true,
  a1: true,
  a2: true,
  a3: true,
  a4: true,
  a5: true,
  a6: true,
  a7: true,
  a8: true,
  a9: true,
  a10: true,
  a11: true,
  a12: true,
  b1: true,
  b2: true,
  b3: true,
  b4: true,
  b5: true,
  b6: true,
  b7: true,
  b8: true,
  b9: true,
  b10: true,
  b11: true,
  b12: true,
};

/** Every place for a video, in the order in which `site.json` may name them. */
export const VIDEO_PLACES = Object.keys(EVERY_PLACE) as readonly VideoPlace[];

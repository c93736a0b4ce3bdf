/** Pictures of the coach: a strip of every clip, for the flip-book and her stage, and the key pose of every move by itself. */

/** Frames of a strip: squares side by side on clear ground. A scene is one larger frame instead. */
export const STRIP_FRAMES = 6;

/** Where the strip of a clip lies. `name` is `squat-easier` (move and level), `check-walk` or `scene-celebration`. */
export const stripAddress = (name: string): string => `/coach/${name}.webp`;

/** Clips that are never shown by their key pose alone: a scene is one picture already, the others are seen as strips. */
const WITHOUT_KEY_PICTURE = /^(scene|explained|check)-/;

/** Where the key pose of a move lies as a picture of its own, which fills a circle; nothing where a clip has none. */
export const keyPictureAddress = (name: string): string | undefined =>
  WITHOUT_KEY_PICTURE.test(name) ? undefined : `/coach/key/${name}.webp`;

/** Where start and key pose of a clip lie side by side, large, for a stage on which she stands still; a scene is large already. */
export const posesAddress = (name: string): string | undefined =>
  name.startsWith('scene-') ? undefined : `/coach/poses/${name}.webp`;

/** Where a still picture of a clip lies: its key pose alone, or what it has. */
export const stillAddress = (name: string): string => keyPictureAddress(name) ?? stripAddress(name);

/**
 * Phases (0 to 1) of the frames of a strip, in their order in the picture: the start, the key pose, then four more,
 * each in the middle of the widest gap of the loop that is left. A flip-book sorts them.
 */
export function stripPhases({ still }: { readonly still: readonly number[] }): readonly number[] {
  const phases: number[] = [...still];
  while (phases.length < STRIP_FRAMES) phases.push(middleOfWidestGap(phases));
  return phases;
}

function middleOfWidestGap(phases: readonly number[]): number {
  const sorted = phases.toSorted((one, other) => one - other);
  const gaps = sorted.map((from, index) => ({ from, width: (sorted[index + 1] ?? (sorted[0] ?? 0) + 1) - from }));
  const { from, width } = gaps.reduce((widest, gap) => (gap.width > widest.width + 1e-9 ? gap : widest));
  return (from + width / 2) % 1;
}

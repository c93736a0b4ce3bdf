/**
 * What one version of a move asks of a body and of a room: impact = both feet, or the standing one, leave the floor;
 * load = a bag or bottles; breath-holding = braces, so that the breath is easily held; overhead = hands above the
 * shoulders; single-leg = stands or pushes on one leg; girdle = wide, uneven or on one leg, which a sore pelvis minds;
 * kneeling, lying = on the knees, or on back, side or front; wrists = leans on the hands; chair = a chair or a sofa;
 * two-arms = both at once or in turn; noise = quick or stamping feet.
 */
export const STRAINS = [
  'impact',
  'load',
  'breath-holding',
  'overhead',
  'single-leg',
  'girdle',
  'kneeling',
  'lying',
  'wrists',
  'chair',
  'two-arms',
  'noise',
] as const;

/** One of {@link STRAINS}. */
export type Strain = (typeof STRAINS)[number];

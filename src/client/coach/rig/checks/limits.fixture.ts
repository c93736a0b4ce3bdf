/** A range in degrees. */
export type Range = readonly [low: number, high: number];

/**
 * Ranges of the joints of a healthy adult, in degrees. Sources: American Academy of Orthopaedic
 * Surgeons, "Joint Motion" (AAOS, 1965, as in Norkin & White, "Measurement of Joint Motion", 5th ed.);
 * spine: White & Panjabi 1990, summed over the segments of each part. Widened where weight carries a
 * joint further than a therapist's hand does: ankle bent over a planted foot to 42 (weight-bearing lunge test,
 * Bennell 1998, mean 38 to 45), wrist under a planted palm to 95, toes 65 under a lifted heel.
 */
export const LIMITS = {
  /** Thigh against pelvis; pelvis and lumbar spine give the last degrees of a deep bend. */
  hip: {
    swing: [-30, 130],
    out: [-30, 48],
    spin: [-48, 48],
    /** With the shin's own turn on a folded knee. */ spinFolded: [-70, 90],
  },
  /** 150 by hand; 160 when sitting on the heels. */
  knee: [-2, 160],
  /** Sole against shin: toes up, pointed (a relaxed kneeling foot reaches 75 with the midfoot). */
  ankle: [-78, 42],
  /**
   * Upper arm against the ribs: degrees behind the plane of the trunk, across the body, and about its own length inwards
   * and outwards. 70 and 90 by hand (AAOS) with the blade held; the blade gives 30 to 50 more of a reach across the body.
   */
  shoulder: { back: [-90, 60], out: [-65, 90], spin: [-120, 135] },
  elbow: [-3, 152],
  wrist: [-80, 95],
  lumbar: { bend: [-30, 60], side: [-28, 28], twist: [-12, 12] },
  chest: { bend: [-25, 40], side: [-28, 28], twist: [-42, 42] },
  neck: { bend: [-65, 50], side: [-45, 45], twist: [-75, 75] },
} as const;

/** Furthest a held joint may be from its goal, and furthest the body may sink into the floor, in metres; fastest joint in metres a second and fastest turn in degrees a second. */
export const TOLERANCE = { contact: 0.002, sink: 0.006, speed: 7, turn: 1300 } as const;

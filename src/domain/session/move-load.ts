/** What a member holds: one bag, or a bottle in each hand. */
export type LoadKit = 'backpack' | 'bottles';

/** The least and the most load that can be noted, in kilograms. */
export const LOAD_LIMITS_KG = { least: 0.5, most: 40 } as const;

/** How much one tap adds or takes, in kilograms: a book more in the bag, half a litre more in the bottle. */
const STEP_KG: Readonly<Record<LoadKit, number>> = { backpack: 1, bottles: 0.5 };

/** The loads that are offered where none is known yet, in kilograms. */
export const FIRST_LOADS_KG: Readonly<Record<LoadKit, readonly number[]>> = {
  backpack: [2, 4, 6, 8],
  bottles: [0.5, 1, 1.5, 2],
};

/**
 * The loads that a member held, in kilograms: by move, and under the name of a kit the last load noted for any move with it.
 * `off` once the member has said that loads shall not be noted.
 */
export type MoveLoads = Readonly<Record<string, number>> | 'off';

/** A move and the kit it takes. */
export interface LoadedMove {
  moveId: string;
  kit: LoadKit;
}

/** A load that is known for a move. */
export interface KnownLoad {
  kg: number;
  /** False where it was noted for another move with the same kit. */
  isOwn: boolean;
}

/**
 * The load with which a move was last done, or else another move with the same kit; undefined where neither is known
 * (product §20).
 */
export function knownLoad(loads: MoveLoads, { moveId, kit }: LoadedMove): KnownLoad | undefined {
  if (loads === 'off') return undefined;
  const own = loads[moveId];
  if (own !== undefined) return { kg: own, isOwn: true };
  const ofKit = loads[kit];
  return ofKit === undefined ? undefined : { kg: ofKit, isOwn: false };
}

/** The loads after one more was noted, for its move and for its kit. @param kg kilograms. */
export function withLoad(loads: MoveLoads, { moveId, kit }: LoadedMove, kg: number): MoveLoads {
  const known = loads === 'off' ? {} : loads;
  return { ...known, [moveId]: kg, [kit]: kg };
}

/** A load one step lighter or heavier, in kilograms, within {@link LOAD_LIMITS_KG}. */
export function steppedLoad(kg: number, kit: LoadKit, by: 1 | -1): number {
  return Math.min(LOAD_LIMITS_KG.most, Math.max(LOAD_LIMITS_KG.least, kg + by * STEP_KG[kit]));
}

/** A load in words: "4 kg", "1.5 kg". */
export const loadText = (kg: number): string => `${kg} kg`;

/** True for a value that has the form of loads within {@link LOAD_LIMITS_KG}; somebody may have written it by hand. */
export function isMoveLoads(value: unknown): value is MoveLoads {
  if (value === 'off') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (kg) => typeof kg === 'number' && kg >= LOAD_LIMITS_KG.least && kg <= LOAD_LIMITS_KG.most,
  );
}

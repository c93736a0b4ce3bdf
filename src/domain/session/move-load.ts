/** What a member holds: one bag, or a bottle in each hand. */
export type LoadKit = 'backpack' | 'bottles';

/** The least and the most that can be noted, in kilograms. */
export const LOAD_LIMITS_KG = { least: 0.5, most: 40 } as const;

/** How far one tap goes, in kilograms: a book more in the bag, half a litre more in the bottle. */
const STEP_KG: Readonly<Record<LoadKit, number>> = { backpack: 1, bottles: 0.5 };

/** Offered where nothing is known yet, in kilograms. */
export const FIRST_LOADS_KG: Readonly<Record<LoadKit, readonly number[]>> = {
  backpack: [2, 4, 6, 8],
  bottles: [0.5, 1, 1.5, 2],
};

/**
 * What she held, in kilograms: by move, and under the name of the kit what was noted last for any move with it. `off`
 * once she said that she does not want to note it.
 */
export type MoveLoads = Readonly<Record<string, number>> | 'off';

/** A move and the kit it takes. */
export interface LoadedMove {
  moveId: string;
  kit: LoadKit;
}

/** What is known of a move's load. */
export interface KnownLoad {
  kg: number;
  /** False where it is only known of another move with the same kit. */
  isOwn: boolean;
}

/** What a move was last done with, or another one with the same kit; undefined where neither is known (product §20). */
export function knownLoad(loads: MoveLoads, { moveId, kit }: LoadedMove): KnownLoad | undefined {
  if (loads === 'off') return undefined;
  const own = loads[moveId];
  if (own !== undefined) return { kg: own, isOwn: true };
  const ofKit = loads[kit];
  return ofKit === undefined ? undefined : { kg: ofKit, isOwn: false };
}

/** The loads with one more noted: for its move, and for the next one with that kit. */
export function withLoad(loads: MoveLoads, { moveId, kit }: LoadedMove, kg: number): MoveLoads {
  const known = loads === 'off' ? {} : loads;
  return { ...known, [moveId]: kg, [kit]: kg };
}

/** One step lighter or heavier, within {@link LOAD_LIMITS_KG}. */
export function steppedLoad(kg: number, kit: LoadKit, by: 1 | -1): number {
  return Math.min(LOAD_LIMITS_KG.most, Math.max(LOAD_LIMITS_KG.least, kg + by * STEP_KG[kit]));
}

/** "4 kg", "1.5 kg". */
export const loadText = (kg: number): string => `${kg} kg`;

/** Whether a stored value can be read as loads: what another hand left there is not believed. */
export function isMoveLoads(value: unknown): value is MoveLoads {
  if (value === 'off') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (kg) => typeof kg === 'number' && kg >= LOAD_LIMITS_KG.least && kg <= LOAD_LIMITS_KG.most,
  );
}

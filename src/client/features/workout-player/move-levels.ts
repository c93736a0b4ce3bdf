import { useState } from 'react';
import { exerciseLevels } from '#client/platform/browser-storage.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/move.ts';
import { MOVES } from '#programme/moves/all-moves.ts';

/** The harder version leaves the floor: locked as long as nobody has asked whether jumping is safe for her. */
export const isHarderLocked = (moveId: MoveId): boolean => (MOVES[moveId].cautions as readonly string[]).includes('J');

/** The level of each move, remembered on the device. */
export function useMoveLevels() {
  const [levels, setLevels] = useState(() => exerciseLevels.read() ?? {});
  return {
    levelOf: (moveId: MoveId): MoveLevel => {
      const level = MOVE_LEVELS.find((candidate) => candidate === levels[moveId]) ?? 'standard';
      return level === 'harder' && isHarderLocked(moveId) ? 'standard' : level;
    },
    choose: (moveId: MoveId, level: MoveLevel) => {
      const chosen = { ...exerciseLevels.read(), [moveId]: level };
      exerciseLevels.write(chosen);
      setLevels(chosen);
    },
  };
}

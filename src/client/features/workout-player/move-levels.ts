import { useState } from 'react';
import { exerciseLevels, safetySettings, startLevel } from '#client/platform/browser-storage.ts';
import { isLevelLocked, type LevelLimits, playedLevel, UNASKED_LIMITS } from '#domain/move-level.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/move.ts';
import { MOVES } from '#programme/moves/all-moves.ts';

export interface MoveLevels {
  limits: LevelLimits;
  /** Changes when a wish does. */
  wishes: unknown;
  /** The level wished for a move: chosen now, chosen before, or where she starts. */
  wishFor: (moveId: MoveId) => MoveLevel;
  /** The level at which it is played: the wish, or the next lighter one that is open. */
  levelOf: (moveId: MoveId) => MoveLevel;
  isLocked: (moveId: MoveId, level: MoveLevel) => boolean;
  choose: (moveId: MoveId, level: MoveLevel) => void;
}

/** The level of each move, remembered on the device; `today` is the level wished for the whole workout in the address. */
export function useMoveLevels(today: MoveLevel | undefined): MoveLevels {
  const [remembered, setRemembered] = useState(() => exerciseLevels.read() ?? {});
  const [chosen, setChosen] = useState<Partial<Record<MoveId, MoveLevel>>>({});
  const [settings] = useState(() => safetySettings.read());
  const limits = settings ?? UNASKED_LIMITS;
  const wishFor = (moveId: MoveId): MoveLevel =>
    chosen[moveId] ??
    today ??
    MOVE_LEVELS.find((level) => level === remembered[moveId]) ??
    startLevel.read()?.level ??
    settings?.startingLevel ??
    'standard';
  return {
    limits,
    wishes: chosen,
    wishFor,
    levelOf: (moveId) => playedLevel(wishFor(moveId), MOVES[moveId].cautions, limits),
    isLocked: (moveId, level) => isLevelLocked(level, MOVES[moveId].cautions, limits),
    choose: (moveId, level) => {
      const levels = { ...exerciseLevels.read(), [moveId]: level };
      exerciseLevels.write(levels);
      setRemembered(levels);
      setChosen({ ...chosen, [moveId]: level });
    },
  };
}

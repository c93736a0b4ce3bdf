import { useMemo, useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { notForMe } from '#client/parts/body/body-storage.ts';
import { bodyCare, safetyNow, useImpactCheck } from '#client/parts/body/safety-now.ts';
import { exerciseLevels, startLevel } from '#client/parts/stored/browser-storage.ts';
import { easedLimits, isLevelLocked, type LevelLimits, levelLimits, playedLevel } from '#domain/session/move-level.ts';
import type { MoveFacts } from '#domain/session/session-timeline.ts';
import { wishedLevel } from '#domain/session/wished-level.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/moves/move.ts';
import { factsIn, isMarkedForDoming } from '#programme/moves/move-facts.ts';

export interface MoveLevels {
  /** Of the moves in today's words. */
  factsOf: (moveId: string) => MoveFacts;
  limits: LevelLimits;
  /** What the member chose for single moves today. */
  wishes: Partial<Record<MoveId, MoveLevel>>;
  /** Of every move today, unless one is chosen for itself. */
  today: MoveLevel | undefined;
  chooseForToday: (level: MoveLevel | undefined) => void;
  /** What every move begins with; undefined once the member has chosen one for a move. */
  usual: MoveLevel | undefined;
  /** `planned` by the place of a session of a course. */
  wishFor: (moveId: MoveId, planned?: MoveLevel) => MoveLevel;
  /** What the member has chosen for that very move, today or before. */
  chosenFor: (moveId: MoveId) => MoveLevel | undefined;
  /** The wish, or the next lighter level that is open. */
  levelOf: (moveId: MoveId) => MoveLevel;
  isLocked: (moveId: MoveId, level: MoveLevel) => boolean;
  choose: (moveId: MoveId, level: MoveLevel) => void;
}

export function useMoveLevels(firstToday: MoveLevel | undefined): MoveLevels {
  const words = useProgrammeWords();
  const factsOf = useMemo(() => factsIn(words), [words]);
  const [today, setToday] = useState(firstToday);
  const [remembered, setRemembered] = useState(exerciseLevels.read);
  const [chosen, setChosen] = useState<Partial<Record<MoveId, MoveLevel>>>({});
  const [settings] = useState(safetyNow);
  const [{ bellyEasier }] = useState(bodyCare);
  const [told] = useState(notForMe.read);
  const { isOpen } = useImpactCheck();
  const limits = useMemo(() => levelLimits(settings, isOpen, told), [settings, isOpen, told]);
  const ownOf = (moveId: MoveId) => MOVE_LEVELS.find((level) => level === remembered[moveId]);
  const unchosen = { start: startLevel.read()?.level, answers: settings?.startingLevel };
  const wishFor = (moveId: MoveId): MoveLevel =>
    wishedLevel({
      chosen: chosen[moveId],
      today,
      remembered: ownOf(moveId),
      ...unchosen,
      isEased: bellyEasier && isMarkedForDoming(moveId, words),
    });
  return {
    factsOf,
    limits,
    wishes: chosen,
    today,
    chooseForToday: (level) => {
      setToday(level);
      setChosen({});
    },
    usual: Object.keys(remembered).length > 0 ? undefined : wishedLevel({ ...unchosen, isEased: false }),
    wishFor,
    chosenFor: (moveId) => chosen[moveId] ?? ownOf(moveId),
    levelOf: (moveId) => playedLevel(wishFor(moveId), factsOf(moveId), limits),
    isLocked: (moveId, level) => isLevelLocked(level, factsOf(moveId), limits),
    choose: (moveId, level) => {
      const levels = { ...exerciseLevels.read(), [moveId]: level };
      exerciseLevels.write(levels);
      setRemembered(levels);
      setChosen({ ...chosen, [moveId]: level });
    },
  };
}

/** Safety: only Easier after a symptom; earlier choices are kept for another day. */
export function easedLevels(levels: MoveLevels): MoveLevels {
  const limits = easedLimits(levels.limits);
  return {
    ...levels,
    limits,
    wishFor: () => 'easier',
    levelOf: (moveId) => playedLevel('easier', levels.factsOf(moveId), limits),
    isLocked: (moveId, level) => level !== playedLevel('easier', levels.factsOf(moveId), limits),
    choose: () => undefined,
  };
}

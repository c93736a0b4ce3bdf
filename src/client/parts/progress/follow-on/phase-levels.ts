import { bodyCare, safetyNow } from '#client/parts/body/safety-now.ts';
import { exerciseLevels, impactRecord, startLevel } from '#client/parts/stored/browser-storage.ts';
import type { HistorySession } from '#contract/workout-sessions.ts';
import { isHeavier, type LevelChange, phaseLevels } from '#domain/session/phase-levels.ts';
import { PLAYED_LEVELS } from '#domain/session/played-level.ts';
import { wishedLevel } from '#domain/session/wished-level.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { isMarkedForDoming } from '#programme/moves/move-facts.ts';
import { asMoveId } from '#programme/moves/move-in-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';

/** What the next phase is offered to begin with, move by move; empty where nothing differs from now. */
export function offeredLevels(sessions: readonly HistorySession[], words: ProgrammeWords): LevelChange[] {
  const settings = safetyNow();
  const { bellyEasier } = bodyCare();
  const remembered = exerciseLevels.read();
  const start = startLevel.read();
  const { symptomOn } = impactRecord.read();
  const isFree = settings?.startingLevel === 'standard' && !settings.pelvicSafe;
  const isEased = (moveId: string) => bellyEasier && isMarkedForDoming(moveId, words);
  return phaseLevels({
    // Safety: what was played before a sign says nothing of the time after it.
    sessions: sessions
      .filter(({ completedAt }) => completedAt > (start?.answeredAt ?? 0))
      .filter(({ completedOn }) => symptomOn === undefined || completedOn > symptomOn)
      .map((session) => ({
        ...session,
        completedExercises: (session.completedExercises ?? []).filter(({ moveId }) => asMoveId(moveId, words)),
      })),
    levelNow: (moveId) =>
      wishedLevel({
        remembered: PLAYED_LEVELS.find((level) => level === remembered[moveId]),
        start: start?.level,
        answers: settings?.startingLevel,
        isEased: isEased(moveId),
      }),
    mayGrow: (moveId) => isFree && !isEased(moveId),
  });
}

/** Stores them as if the member had chosen each on the stage. */
export function takeLevels(changes: readonly LevelChange[]): void {
  const levels = Object.fromEntries(changes.map(({ moveId, level }) => [moveId, level]));
  exerciseLevels.write({ ...exerciseLevels.read(), ...levels });
}

/** What the member is asked: how many moves would begin heavier, and how many lighter. */
export function levelsText(changes: readonly LevelChange[]): string {
  const heavier = changes.filter(isHeavier).length;
  const counts = [
    { count: heavier, word: 'heavier' },
    { count: changes.length - heavier, word: 'lighter' },
  ].filter(({ count }) => count > 0);
  const told = counts.map(({ count, word }) => `${count} ${pluralise(count, 'move')} a level ${word}`);
  return `Start from how it’s felt: ${told.join(', ')}`;
}

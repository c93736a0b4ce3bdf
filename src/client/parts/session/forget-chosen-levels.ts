import { exerciseLevels, startLevel } from '#client/parts/stored/browser-storage.ts';

/** Levels chosen while the member was stronger no longer apply. */
export function forgetChosenLevels(): void {
  exerciseLevels.clear();
  const { answeredAt } = startLevel.read() ?? {};
  if (answeredAt !== undefined) startLevel.write({ answeredAt });
}

export function forgetLevelsOf(isMeant: (moveId: string) => boolean): void {
  const kept = Object.entries(exerciseLevels.read()).filter(([moveId]) => !isMeant(moveId));
  exerciseLevels.write(Object.fromEntries(kept));
}

import { londonDayAt } from '#server/platform/time/london-day.ts';

/** Days without a backup do not count. */
export const KEPT_DAILY = 14;

export const ONE_DAY_MS = 86_400_000;

/** Of nightly backups, by name and the oldest first: which go. The newest stays until there is another. */
export function dailyToForget(
  names: readonly string[],
  { keptDays, now }: { keptDays: number; now: number },
): string[] {
  const since = londonDayAt(now - keptDays * ONE_DAY_MS);
  const isOld = (name: string) => name.slice('daily-'.length) < `${since}~`;
  return names.slice(0, -1).filter((name, at) => isOld(name) || at < names.length - KEPT_DAILY);
}

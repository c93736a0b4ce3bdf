import { useEffect } from 'react';
import { weekdayPlan } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import type { WorkoutDays } from '#contract/workout-days.ts';

const NO_WORDS = { after: '', otherwise: '' };

export function useDevicePlan(times: WorkoutDays['times']) {
  const [stored, save] = useStoredValue(weekdayPlan);
  const plan = typeof stored === 'object' ? stored : undefined;

  const keep = (weekdays: readonly number[]) =>
    save({ ...NO_WORDS, ...plan, weekdays: [...weekdays], isOnAccount: true });

  const isBehind = times !== null && !(plan?.isOnAccount && plan.weekdays.join() === times.weekdays.join());
  useEffect(() => {
    if (times !== null && isBehind) keep(times.weekdays);
  });

  return { weekdays: plan?.weekdays ?? [], keep };
}

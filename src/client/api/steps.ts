import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#client/platform/api-client.ts';
import { FetchFailure } from '#client/platform/fetch-failure.ts';
import { stepsPath } from '#contract/paths.ts';
import type { StepEntry } from '#contract/steps.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { DaySteps } from '#domain/step-goal.ts';
import { useKeptChange } from './kept-change.ts';
import { withSteps } from './waiting-changes.ts';

const stepsKey = (userId: string) => ['/api/users', userId, 'steps'] as const;

/** The steps of one day, for days that the dashboard does not reach back to: at most one entry. */
export const stepsOfDayQuery = (userId: string, day: CalendarDay) =>
  queryOptions({
    queryKey: [...stepsKey(userId), day],
    queryFn: ({ signal }) => readStepsOf(userId, day, signal),
  });

async function readStepsOf(userId: string, day: CalendarDay, signal: AbortSignal): Promise<StepEntry[]> {
  try {
    return await callApi<StepEntry[]>(`${stepsPath(userId)}?from=${day}&to=${day}`, { signal });
  } catch (cause) {
    throw new FetchFailure('Failed to fetch steps data', { cause });
  }
}

/** Saves a day's steps: shown at once, kept on the device until the server has them. */
export const useSaveSteps = (userId: string) =>
  useKeptChange<DaySteps>(userId, { waitingOf: (body) => ({ kind: 'steps', body }), shown: withSteps });

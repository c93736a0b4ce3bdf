import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workoutDaysQuery } from '#client/member/queries.ts';
import { callApi, callApiForText } from '#client/parts/server/api-client.ts';
import { calendarAddressPath, calendarFilePath } from '#contract/paths.ts';
import type { CalendarAddress, WorkoutDays } from '#contract/workout-days.ts';

/** Revokes the previous address; only this answer holds the new one. */
export function useMakeCalendarAddress(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<CalendarAddress>(calendarAddressPath(userId), { method: 'POST' }),
    onSuccess: ({ madeAt }) =>
      queryClient.setQueryData<WorkoutDays>(
        keyOf(userId),
        (days) => days && { ...days, calendarAddressMadeAt: madeAt },
      ),
  });
}

export function useEndCalendarAddress(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: () => callApi<WorkoutDays>(calendarAddressPath(userId), { method: 'DELETE' }),
    onSuccess: keep,
  });
}

export const readCalendarFile = (userId: string): Promise<string> => callApiForText(calendarFilePath(userId));

function useKeepAnswer(userId: string) {
  const queryClient = useQueryClient();
  return (days: WorkoutDays) => queryClient.setQueryData(keyOf(userId), days);
}

const keyOf = (userId: string) => workoutDaysQuery(userId).queryKey;

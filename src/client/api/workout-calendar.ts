import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workoutDaysQuery } from '#client/member/queries.ts';
import { callApi, callApiForText } from '#client/platform/api-client.ts';
import { calendarAddressPath, calendarFilePath } from '#contract/paths.ts';
import type { CalendarAddress, WorkoutDays } from '#contract/workout-days.ts';

/** A new address for a calendar to follow; the one before it ends. The answer is the only place where it is ever told. */
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

/** Her calendar's address leads nowhere any more. */
export function useEndCalendarAddress(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: () => callApi<WorkoutDays>(calendarAddressPath(userId), { method: 'DELETE' }),
    onSuccess: keep,
  });
}

/** Her sessions to come as a file for any calendar program. */
export const readCalendarFile = (userId: string): Promise<string> => callApiForText(calendarFilePath(userId));

function useKeepAnswer(userId: string) {
  const queryClient = useQueryClient();
  return (days: WorkoutDays) => queryClient.setQueryData(keyOf(userId), days);
}

const keyOf = (userId: string) => workoutDaysQuery(userId).queryKey;

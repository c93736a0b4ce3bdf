import { useSaveStepGoal } from '#client/api/progress.ts';
import { isRefusal } from '#client/api/send-entry.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';

export function useChangeGoal(userId: string, today: CalendarDay): (goal: number) => void {
  const saveStepGoal = useSaveStepGoal(userId);

  async function save(goal: number) {
    try {
      await saveStepGoal({ stepGoal: goal, from: today });
    } catch (error) {
      // Only a rejection is an error: otherwise the outbox retries.
      if (!isRefusal(error)) return;
      showToast({ kind: 'destructive', title: 'Your step goal was not saved', text: 'Please try again' });
    }
  }

  return (goal) => void save(goal);
}

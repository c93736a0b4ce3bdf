import { useChange } from '#client/member/use-change.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

/** Changes the goal from today on. It goes on after its button is gone, so that a rejection is still told. */
export function useChangeGoal(userId: string, today: CalendarDay): (goal: number) => void {
  const { save } = useChange(userId);

  async function change(goal: number) {
    const outcome = await save({ kind: 'stepGoal', body: { stepGoal: goal, from: today } });
    if (outcome.kind !== 'rejected') return;
    showToast({ kind: 'destructive', title: 'Your step goal was not saved', text: 'Please try again' });
  }

  return (goal) => void change(goal);
}

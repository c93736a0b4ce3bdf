import { useState } from 'react';
import { isRefusal } from '#client/api/send-entry.ts';
import { useSaveSteps } from '#client/api/steps.ts';
import { dayText } from '#client/components/day-text.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { crossesGoal } from '#domain/steps.ts';
import { inEnglish } from './in-english.ts';

/** A day's new total beside the one before it and the goal of that day. */
export interface EnteredSteps {
  date: CalendarDay;
  before: number;
  steps: number;
  goal: number;
}

const WAITS = 'Saved on this device. It will go up when you are back online.';

/** Saves steps of any day and says what became of them: in a line, and in a toast where it matters. */
export function useEnterSteps(userId: string, today: CalendarDay) {
  const saveSteps = useSaveSteps(userId);
  const [outcome, setOutcome] = useState({ text: '', waits: false });

  /** Goes on when another tab is opened meanwhile, so that the goal and a refusal are told in any case. */
  async function enter({ date, before, steps, goal }: EnteredSteps): Promise<boolean> {
    setOutcome({ text: '', waits: false });
    const waits = await saveSteps.mutateAsync({ date, steps }).then(
      () => false,
      (error: unknown) => (isRefusal(error) ? undefined : true),
    );
    if (waits === undefined) {
      showToast({ kind: 'destructive', title: 'Failed to update steps', text: 'Please try again' });
      return false;
    }
    const when = date === today ? 'today' : `on ${dayText(date, today)}`;
    setOutcome({ text: waits ? WAITS : `Saved: ${inEnglish(steps)} steps ${when}.`, waits });
    if (crossesGoal(before, steps, goal)) {
      const text = `You reached your step goal of ${inEnglish(goal)} ${when}.`;
      showToast({ title: 'Step goal achieved!', text, isLow: true });
      if (date === today) showStreak();
    }
    return true;
  }

  return { enter, outcome, isPending: saveSteps.isPending };
}

/** The flame that lights is brought into sight. */
function showStreak(): void {
  const card = document.getElementById('streak-title')?.closest('section');
  const behavior = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  card?.scrollIntoView?.({ block: 'nearest', behavior });
}

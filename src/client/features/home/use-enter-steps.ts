import { useState } from 'react';
import { useChange } from '#client/member/use-change.ts';
import { dayText } from '#client/parts/progress/day-text.ts';
import { waitsText } from '#client/parts/session/waits-text.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { crossesGoal } from '#domain/steps/steps.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';

export interface EnteredSteps {
  date: CalendarDay;
  before: number;
  steps: number;
  goal: number;
}

export function useEnterSteps(userId: string, today: CalendarDay) {
  const { save, isPending } = useChange(userId);
  const [outcome, setOutcome] = useState({ text: '', waits: false });

  /** Survives unmounting, so that a reached goal or a rejection is always reported. */
  async function enter({ date, before, steps, goal }: EnteredSteps): Promise<boolean> {
    setOutcome({ text: '', waits: false });
    const saved = await save({ kind: 'steps', body: { date, steps } });
    if (saved.kind === 'rejected') {
      showToast({ kind: 'destructive', title: 'Failed to update steps', text: 'Please try again' });
      return false;
    }
    const waits = saved.kind === 'waiting';
    const when = date === today ? 'today' : `on ${dayText(date, today)}`;
    setOutcome({ text: waits ? waitsText() : `Saved: ${formatCount(steps)} steps ${when}.`, waits });
    if (crossesGoal(before, steps, goal)) {
      const text = `You reached your step goal of ${formatCount(goal)} ${when}.`;
      showToast({ title: 'Step goal achieved!', text, isLow: true });
      if (date === today) showStreak();
    }
    return true;
  }

  return { enter, outcome, isPending };
}

function showStreak(): void {
  const card = document.getElementById('streak-title')?.closest('section');
  const behavior = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  card?.scrollIntoView?.({ block: 'nearest', behavior });
}

import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Roving tabindex: moves focus to the next enabled member and returns its index. */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>, memberSelector: string): number | undefined {
  const members = [...event.currentTarget.querySelectorAll<HTMLElement>(memberSelector)];
  const usable = members.filter((member) => !member.matches(':disabled'));
  const target = targetOf(event.key, usable, usable.indexOf(document.activeElement as HTMLElement));
  if (!target) return undefined;
  event.preventDefault();
  target.focus();
  return members.indexOf(target);
}

function targetOf(key: string, members: readonly HTMLElement[], current: number): HTMLElement | undefined {
  if (key === 'Home') return members[0];
  if (key === 'End') return members.at(-1);
  const step = STEPS[key];
  if (step === undefined || members.length === 0) return undefined;
  return members[(current + step + members.length) % members.length];
}

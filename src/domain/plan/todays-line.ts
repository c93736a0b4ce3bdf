import type { MoodId } from '#domain/mood/mood.ts';
import { moodSuggestion } from '#domain/mood/mood-suggestion.ts';
import type { SitterAnswer } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { Comeback } from './comeback.ts';
import { planLine, type WeekdayPlan } from './weekday-plan.ts';

/** What is so today, of all that today's card may speak of. */
export interface TodaysFacts {
  today: CalendarDay;
  /** Nothing was ever done. */
  isFirstDay: boolean;
  /** No workout of the block is left. */
  isBlockDone: boolean;
  comeback: Comeback | undefined;
  /** As `shownSitterAnswer` says it, with the sitter's name. */
  sitter: { name: string; answer: SitterAnswer; isToday: boolean } | undefined;
  mood: MoodId | undefined;
  workedOutYesterday: boolean;
  plan: WeekdayPlan | undefined;
  isOnline: boolean;
}

/** The one sentence of today's card, and where it leads, if anywhere. */
export interface TodaysLine {
  text: string;
  leadsTo?: 'safety questions' | 'another day';
}

const COMEBACK: Readonly<Record<Exclude<Comeback, 'months'>, string>> = {
  days: 'A few days off is nothing. Pick up here.',
  weeks: 'You’re back. Try a short one or Easier. Your body remembers more than you think.',
};

/**
 * The first that fits wins (product §8, §9 and §27): safety, then people, then what was just said of the day.
 *
 * @returns undefined on a day like any other.
 */
export function todaysLine(facts: TodaysFacts): TodaysLine | undefined {
  const { comeback, sitter, plan, today } = facts;
  if (comeback === 'months') {
    const text =
      'Welcome back. It’s been a while, so please answer the safety questions again. Everything you did is still here.';
    return { text, leadsTo: 'safety questions' };
  }
  if (facts.isBlockDone) {
    return { text: comeback ? 'Everything you did is still here.' : 'Your next block is new: 12 different workouts.' };
  }
  if (sitter) return sitterLine(sitter);
  const text = comeback ? COMEBACK[comeback] : lineOfTheDay(facts);
  const line = text ?? (plan && planLine(plan, today)) ?? (facts.isOnline ? undefined : 'Works without signal.');
  return line === undefined ? undefined : { text: line };
}

/** What the sitter said, in words; a "no" comes with a way on. */
export function sitterLine({ name, answer, isToday }: NonNullable<TodaysFacts['sitter']>): TodaysLine {
  const day = isToday ? 'today' : 'tomorrow';
  if (answer === 'yes')
    return { text: name === '' ? `You’re covered ${day}.` : `${name} is on ${day}. The time is yours.` };
  const who = name === '' ? 'No one can cover' : `${name} can’t`;
  return { text: `${who} ${day}. It happens. 10 minutes still counts.`, leadsTo: 'another day' };
}

function lineOfTheDay({ isFirstDay, mood, workedOutYesterday }: TodaysFacts): string | undefined {
  if (mood) return moodSuggestion(mood).text;
  if (isFirstDay) return 'Here’s your first one. No rush.';
  return workedOutYesterday ? 'Rest today if you like. It’s part of the plan. A walk counts too.' : undefined;
}

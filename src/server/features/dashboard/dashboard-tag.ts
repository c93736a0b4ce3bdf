import type { CalendarDay } from '#domain/time/calendar-day.ts';

interface TaggedState {
  userId: string;
  /** The day in UTC: the last 30 days move with it. */
  today: CalendarDay;
  version: number;
}

/** Raise it when the answer’s shape changes: that invalidates every cached answer. */
const SHAPE = 3;

/** The ETag of one state of one member’s dashboard. */
export function dashboardTag({ userId, today, version }: TaggedState): string {
  return `"${SHAPE}.${userId}.${today}.${version}"`;
}

/** Whether an If-None-Match header names the tag; a proxy that compresses may have marked it as weak. */
export function hasTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}

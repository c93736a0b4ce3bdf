import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';
import { type BodyRecord, NOTHING_TOLD } from './body-care.ts';

/** Where she feels for the edges, in the order in which she does. */
export const TUMMY_PLACES = ['above', 'navel', 'below'] as const;

/** One of {@link TUMMY_PLACES}. */
export type TummyPlace = (typeof TUMMY_PLACES)[number];

/** How many fingers fit; the first is none or one, the last four or more. */
export const TUMMY_WIDTHS = [1, 2, 3, 4] as const;

/** One of {@link TUMMY_WIDTHS}. */
export type TummyWidth = (typeof TUMMY_WIDTHS)[number];

/** What she found. */
export interface TummyAnswers {
  /** It hurts, or there is a lump that does not go flat when she lies still. */
  readonly hurts: boolean;
  /** At least eight weeks since the birth, or no birth to count from. */
  readonly isLate: boolean;
  readonly fingers: Readonly<Record<TummyPlace, TummyWidth>>;
  /** Soft beneath the fingers, not springy. */
  readonly isSoft: boolean;
  readonly domes: boolean;
}

/** What follows, the strictest first. */
export type TummyOutcome = 'show-somebody' | 'early-days' | 'worth-a-look' | 'as-many';

/** From this width on it is worth a look at eight weeks. */
const WIDE: TummyWidth = 3;

/** What follows from what she found. Before eight weeks no width means anything yet. */
export function tummyOutcome({ hurts, isLate, fingers, isSoft, domes }: TummyAnswers): TummyOutcome {
  if (hurts) return 'show-somebody';
  if (!isLate) return 'early-days';
  const isWide = Object.values(fingers).some((width) => width >= WIDE);
  return isWide || isSoft || domes ? 'worth-a-look' : 'as-many';
}

/** All that is kept of a look, on the device only: its day and what followed. */
export interface TummyLook {
  readonly on: CalendarDay;
  readonly outcome: TummyOutcome;
}

/** Moves that are marked for doming begin at Easier where it is worth a look; a look takes no care away. */
export function withTummyOutcome(record: BodyRecord = NOTHING_TOLD, outcome: TummyOutcome): BodyRecord {
  const asksForCare = outcome === 'worth-a-look' || outcome === 'show-somebody';
  return asksForCare ? { ...record, care: { ...record.care, bellyEasier: true } } : record;
}

const OUTCOMES: readonly TummyOutcome[] = ['show-somebody', 'early-days', 'worth-a-look', 'as-many'];

/** True for a look, also where somebody by hand wrote it. */
export function isTummyLook(value: unknown): value is TummyLook {
  if (typeof value !== 'object' || value === null) return false;
  const { on, outcome } = value as Partial<TummyLook>;
  return typeof on === 'string' && isCalendarDay(on) && OUTCOMES.some((known) => known === outcome);
}

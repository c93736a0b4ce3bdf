import { isRecord } from '#domain/is-record.ts';
import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';
import { type BodyRecord, NOTHING_TOLD } from './body-care.ts';

/** The places where the member feels for the edges of the muscle, in their order. */
export const TUMMY_PLACES = ['above', 'navel', 'below'] as const;

/** One of {@link TUMMY_PLACES}. */
export type TummyPlace = (typeof TUMMY_PLACES)[number];

/** How many fingers fit between the edges: 1 stands for none or one, 4 for four or more. */
export const TUMMY_WIDTHS = [1, 2, 3, 4] as const;

/** One of {@link TUMMY_WIDTHS}. */
export type TummyWidth = (typeof TUMMY_WIDTHS)[number];

/** What the member found. */
export interface TummyAnswers {
  /** It hurts, or there is a lump that does not go flat when the member lies still. */
  readonly hurts: boolean;
  /** At least eight weeks since the birth, or no birth to count from. */
  readonly isLate: boolean;
  /** The width at each place. */
  readonly fingers: Readonly<Record<TummyPlace, TummyWidth>>;
  /** The tissue beneath the fingers is soft, not springy. */
  readonly isSoft: boolean;
  /** The belly domes as the member lifts the head. */
  readonly domes: boolean;
}

/** What follows from a look, the strictest outcome first. */
export type TummyOutcome = 'show-somebody' | 'early-days' | 'worth-a-look' | 'as-many';

/** The width from which the gap is worth a look at eight weeks. */
const WIDE: TummyWidth = 3;

/** The outcome of what the member found. Before eight weeks no width means anything yet. */
export function tummyOutcome({ hurts, isLate, fingers, isSoft, domes }: TummyAnswers): TummyOutcome {
  if (hurts) return 'show-somebody';
  if (!isLate) return 'early-days';
  const isWide = Object.values(fingers).some((width) => width >= WIDE);
  return isWide || isSoft || domes ? 'worth-a-look' : 'as-many';
}

/** All that is kept of a look, on the device only: its day and its outcome. */
export interface TummyLook {
  readonly on: CalendarDay;
  readonly outcome: TummyOutcome;
}

/**
 * The record after a look: where the outcome is worth a look, moves that are marked for doming begin at Easier. A look
 * takes no care away.
 */
export function withTummyOutcome(record: BodyRecord = NOTHING_TOLD, outcome: TummyOutcome): BodyRecord {
  const asksForCare = outcome === 'worth-a-look' || outcome === 'show-somebody';
  return asksForCare ? { ...record, care: { ...record.care, bellyEasier: true } } : record;
}

const OUTCOMES: readonly TummyOutcome[] = ['show-somebody', 'early-days', 'worth-a-look', 'as-many'];

/** True for a value that has the form of a look; somebody may have written it by hand. */
export function isTummyLook(value: unknown): value is TummyLook {
  if (!isRecord(value)) return false;
  const { on, outcome } = value;
  return typeof on === 'string' && isCalendarDay(on) && OUTCOMES.some((known) => known === outcome);
}

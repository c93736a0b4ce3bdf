import { type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';
import type { SafetyFlags } from './safety-flags.ts';

/** The signs that a member may report after a session, in the order of the screen (product §14). */
export const BODY_SIGNS = ['leaking', 'heaviness', 'doming', 'pain'] as const;

/** One of {@link BODY_SIGNS}. */
export type BodySign = (typeof BODY_SIGNS)[number];

/** The care that reported signs ask for, until the member steps up again. */
export interface BodyCare {
  /** Moves for which the member has chosen no level begin at Easier. */
  readonly startsEasier: boolean;
  /** Pelvic-safe mode is on, see {@link SafetyFlags}. */
  readonly pelvicSafe: boolean;
  /** Moves that are marked for doming begin at Easier. */
  readonly bellyEasier: boolean;
}

/** All that is kept of the answers after sessions, on the device only. */
export interface BodyRecord {
  /** The last {@link LOOKS_BACK} answered sessions, the latest last; a skipped question makes none. */
  readonly sessions: readonly { readonly on: CalendarDay; readonly signs: readonly BodySign[] }[];
  readonly care: BodyCare;
}

/**
 * A row of the table of answers: the signs that are reported, and what follows; its words stand beside it in the
 * programme.
 */
export interface BodyRow {
  readonly signs: readonly BodySign[];
  /** Whether a sign was reported before, see {@link isRepeated}. */
  readonly repeated: boolean;
  /** The care that the row switches on; no report ever switches care off. */
  readonly asksFor: readonly (keyof BodyCare)[];
}

/** One kind of care that the member may take back after three sessions without a sign. */
export type StepUp = keyof BodyCare;

/** The record of a member who has reported nothing. */
export const NOTHING_TOLD: BodyRecord = {
  sessions: [],
  care: { startsEasier: false, pelvicSafe: false, bellyEasier: false },
};

/** How many answered sessions count, for repeated signs and for a step up. */
const LOOKS_BACK = 3;

/** Signs that are older than this many days do not count as repeated. */
const LOOKS_BACK_DAYS = 28;

/** The order in which steps up are offered, one at a time. */
const STEPS_UP = ['startsEasier', 'pelvicSafe', 'bellyEasier'] as const satisfies readonly StepUp[];

/**
 * True where one of the signs was also reported in one of the three answered sessions before, within 28 days; where no sign
 * is reported now, true where any was before.
 */
export function isRepeated({ sessions }: BodyRecord, signs: readonly BodySign[], today: CalendarDay): boolean {
  const earlier = sessions.filter(({ on }) => daysBetween(on, today) <= LOOKS_BACK_DAYS).flatMap((told) => told.signs);
  return signs.length === 0 ? earlier.length > 0 : signs.some((sign) => earlier.includes(sign));
}

/**
 * The row of a table for the signs that the member reports today.
 *
 * @throws where the table has no such row, which a test rules out.
 */
export function rowFor<Row extends BodyRow>(
  table: readonly Row[],
  record: BodyRecord,
  signs: readonly BodySign[],
  today: CalendarDay,
): Row {
  const repeated = isRepeated(record, signs, today);
  const row = table.find((each) => each.repeated === repeated && each.signs.join() === inOrder(signs).join());
  if (!row) throw new Error(`No row for ${signs.join()}.`);
  return row;
}

/** The record after the member has reported a session: the session is kept, and care is added, never taken away. */
export function sessionTold(record: BodyRecord, { signs, asksFor }: BodyRow, today: CalendarDay): BodyRecord {
  const added = Object.fromEntries(asksFor.map((care) => [care, true]));
  return {
    sessions: [...record.sessions, { on: today, signs: inOrder(signs) }].slice(-LOOKS_BACK),
    care: { ...record.care, ...added },
  };
}

/**
 * The care that the member may take back after three answered sessions without a sign; undefined where there is none.
 */
export function stepUpOf({ sessions, care }: BodyRecord): StepUp | undefined {
  const isClear = sessions.length === LOOKS_BACK && sessions.every(({ signs }) => signs.length === 0);
  return isClear ? STEPS_UP.find((step) => care[step]) : undefined;
}

/**
 * The record after the member has taken one kind of care back. The next is offered after three more sessions without a
 * sign.
 */
export function steppedUp({ care }: BodyRecord, step: StepUp): BodyRecord {
  return { sessions: [], care: { ...care, [step]: false } };
}

/** The member's safety answers together with the care from reports after sessions: the more careful of both counts. */
export function withCare<Flags extends SafetyFlags>(flags: Flags, { startsEasier, pelvicSafe }: BodyCare): Flags {
  return {
    ...flags,
    startingLevel: startsEasier ? 'easier' : flags.startingLevel,
    pelvicSafe: pelvicSafe || flags.pelvicSafe,
  };
}

const inOrder = (signs: readonly BodySign[]): BodySign[] => BODY_SIGNS.filter((sign) => signs.includes(sign));

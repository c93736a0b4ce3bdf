import { type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';
import type { SafetyFlags } from './safety-flags.ts';

/** What may be told after a session, in the order of the screen (product §14). */
export const BODY_SIGNS = ['leaking', 'heaviness', 'doming', 'pain'] as const;

/** One of {@link BODY_SIGNS}. */
export type BodySign = (typeof BODY_SIGNS)[number];

/** What was told after sessions asks for until she steps up again. */
export interface BodyCare {
  /** Moves for which she has chosen no level begin at Easier. */
  readonly startsEasier: boolean;
  readonly pelvicSafe: boolean;
  /** Moves that are marked for doming begin at Easier. */
  readonly bellyEasier: boolean;
}

/** One answered session; one that was skipped is none. */
export interface ToldSession {
  readonly on: CalendarDay;
  readonly signs: readonly BodySign[];
}

/** All that is kept of the answers, on the device only. */
export interface BodyRecord {
  /** The last {@link LOOKS_BACK} answered sessions, the latest last. */
  readonly sessions: readonly ToldSession[];
  readonly care: BodyCare;
}

/** What the table of answers says of one of them; its words stand beside it in the programme. */
export interface BodyRow {
  readonly signs: readonly BodySign[];
  /** See {@link isRepeated}. */
  readonly repeated: boolean;
  /** What it switches on; nothing is ever switched off by telling. */
  readonly asksFor: readonly (keyof BodyCare)[];
}

/** One thing that three sessions without a sign let her take back. */
export type StepUp = keyof BodyCare;

export const NOTHING_TOLD: BodyRecord = {
  sessions: [],
  care: { startsEasier: false, pelvicSafe: false, bellyEasier: false },
};

/** Sessions that are looked back at, for what is repeated and for a step up. */
const LOOKS_BACK = 3;

/** Of those, only what was told within so many days. */
const LOOKS_BACK_DAYS = 28;

/** The first is offered first, one at a time. */
const STEPS_UP = ['startsEasier', 'pelvicSafe', 'bellyEasier'] as const satisfies readonly StepUp[];

/**
 * True where one of the signs was also told in one of the three answered sessions before, within 28 days; without a sign,
 * where any was.
 */
export function isRepeated({ sessions }: BodyRecord, signs: readonly BodySign[], today: CalendarDay): boolean {
  const earlier = sessions.filter(({ on }) => daysBetween(on, today) <= LOOKS_BACK_DAYS).flatMap((told) => told.signs);
  return signs.length === 0 ? earlier.length > 0 : signs.some((sign) => earlier.includes(sign));
}

/** The row of a table for what she tells now. @throws where the table has a hole, which a test rules out. */
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

/** She told of a session: it is kept, and care is added, never taken. */
export function sessionTold(record: BodyRecord, { signs, asksFor }: BodyRow, today: CalendarDay): BodyRecord {
  const added = Object.fromEntries(asksFor.map((care) => [care, true]));
  return {
    sessions: [...record.sessions, { on: today, signs: inOrder(signs) }].slice(-LOOKS_BACK),
    care: { ...record.care, ...added },
  };
}

/** What she may take back after three answered sessions without a sign; undefined for nothing. */
export function stepUpOf({ sessions, care }: BodyRecord): StepUp | undefined {
  const isClear = sessions.length === LOOKS_BACK && sessions.every(({ signs }) => signs.length === 0);
  return isClear ? STEPS_UP.find((step) => care[step]) : undefined;
}

/** She took one thing back. The next is offered after three more sessions without a sign. */
export function steppedUp({ care }: BodyRecord, step: StepUp): BodyRecord {
  return { sessions: [], care: { ...care, [step]: false } };
}

/** Her safety answers with what she told after sessions: the more careful of both. */
export function withCare<Flags extends SafetyFlags>(flags: Flags, { startsEasier, pelvicSafe }: BodyCare): Flags {
  return {
    ...flags,
    startingLevel: startsEasier ? 'easier' : flags.startingLevel,
    pelvicSafe: pelvicSafe || flags.pelvicSafe,
  };
}

const inOrder = (signs: readonly BodySign[]): BodySign[] => BODY_SIGNS.filter((sign) => signs.includes(sign));

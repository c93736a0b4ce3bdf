import { addDays, type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';
import { IMPACT_TASK_IDS, type ImpactTaskId } from './impact-tasks.ts';

/**
 * All that is kept of the load-and-impact check, on the device only; `{}` before the first check. It holds that there was a
 * sign and when, never which one.
 */
export interface ImpactRecord {
  /** Jumps are open from this day on. */
  readonly openedOn?: CalendarDay;
  /** The last day on which the member played an impact version. */
  readonly lastImpactOn?: CalendarDay;
  /**
   * The day of the last symptom, reported at the check or elsewhere. It takes away all other fields but `closedAgain`.
   */
  readonly symptomOn?: CalendarDay;
  /** The last symptom closed jumps that were open. */
  readonly closedAgain?: true;
  /** The check that was begun last. */
  readonly check?: ImpactCheck;
}

/** One check, which belongs to one day: an unfinished check of another day begins anew. */
export interface ImpactCheck {
  readonly on: CalendarDay;
  /** How many tasks were done without a sign, from 0 to the length of {@link IMPACT_TASK_IDS}. */
  readonly clear: number;
  /** The running task was done; the member has still to say whether it brought a sign. */
  readonly done?: true;
  /** When the member set out on the walk that runs, in epoch milliseconds. */
  readonly walkingSince?: number;
  /** A task was skipped or could not be finished. */
  readonly stopped?: true;
}

/** The step of the check that a member meets next. */
export type ImpactNext =
  /** A check may begin. `leftAt` tasks were clear in one that was left unfinished on an earlier day. */
  | { readonly step: 'begin'; readonly leftAt?: number }
  | RunningTask
  /** Today's check was not finished; it may begin anew at any time. */
  | { readonly step: 'almost' }
  /** All tasks were clear: one more question, from `askOn` on. */
  | { readonly step: 'wait'; readonly askOn: CalendarDay }
  | { readonly step: 'ask' }
  | { readonly step: 'open'; readonly offersCheck: boolean }
  /** A sign was reported: no check begins before `againOn`. */
  | { readonly step: 'notYet' | 'askedAgain'; readonly againOn: CalendarDay };

/** A task that the member is to do or, once it is done, to answer for. */
export interface RunningTask extends Pick<ImpactCheck, 'done' | 'walkingSince'> {
  readonly step: 'task';
  readonly task: ImpactTaskId;
  /** The task's place among the tasks, from 1. */
  readonly number: number;
}

/** How many days a new check waits after a symptom. */
const DAYS_WITHOUT_SYMPTOM = 7;

/** After how many days without impact a new check is offered. The offer locks nothing. */
const DAYS_BEFORE_OFFER = 12 * 7;

/**
 * True where nothing but the safety answers keeps the member from jumping: there was no sign at the check and the day after,
 * and no symptom has been reported since. A day that is more than one ahead of today comes from a wrong clock; one ahead may
 * come from a flight west.
 */
export function isImpactOpen({ openedOn }: ImpactRecord, today: CalendarDay): boolean {
  return openedOn !== undefined && daysBetween(today, openedOn) <= 1;
}

/** The record with a new check at its first task. Open jumps stay open. Changes nothing within a week of a symptom. */
export function beginImpactCheck(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  return mayBegin(record, today) ? { ...record, check: { on: today, clear: 0 } } : record;
}

/** The record after the member has set out on a walk. @param at epoch milliseconds. */
export function walkBegun(record: ImpactRecord, today: CalendarDay, at: number): ImpactRecord {
  const check = runningCheck(record, today);
  return check ? { ...record, check: { ...check, walkingSince: at } } : record;
}

/** The record after the running task was done; the question about signs comes next. */
export function taskDone(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  const check = runningCheck(record, today);
  return check ? { ...record, check: { ...check, done: true } } : record;
}

/** The record after the running task was done without a sign. Changes nothing where no task is running today. */
export function taskClear(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  const check = runningCheck(record, today);
  return check ? { ...record, check: { on: check.on, clear: check.clear + 1 } } : record;
}

/** The record after the running task was skipped or could not be finished: the check ends, and no symptom is marked. */
export function taskSkipped(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  const check = runningCheck(record, today);
  return check ? { ...record, check: { on: check.on, clear: check.clear, stopped: true } } : record;
}

/**
 * The record after a day without a sign since the check: jumps are open. Changes nothing before the question is due.
 */
export function nextDayClear(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  return nextInImpactCheck(record, today).step === 'ask' ? { openedOn: today } : record;
}

/**
 * The record after a leak, heaviness, doming or pain was reported, at a task, the day after or anywhere else in the product:
 * the result and a running check are removed, jumps close, and a new check waits for a week.
 */
export function symptomTold(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  const closedAgain = record.openedOn !== undefined || record.closedAgain === true;
  return { symptomOn: today, ...(closedAgain && { closedAgain }) };
}

/**
 * The record after a birth less than 12 weeks ago, or a pregnancy, was reported: the result is removed. The wait after
 * a symptom continues.
 */
export function withoutResult({ symptomOn, closedAgain }: ImpactRecord): ImpactRecord {
  return { ...(symptomOn && { symptomOn }), ...(closedAgain && { closedAgain }) };
}

/** The record after the member has played an impact version. */
export function impactDone(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  return isImpactOpen(record, today) ? { ...record, lastImpactOn: today } : record;
}

/** The step of the check that comes next for the member, from the record alone. */
export function nextInImpactCheck(record: ImpactRecord, today: CalendarDay): ImpactNext {
  const { symptomOn, check } = record;
  if (symptomOn && !mayBegin(record, today)) {
    return { step: record.closedAgain ? 'askedAgain' : 'notYet', againOn: addDays(symptomOn, DAYS_WITHOUT_SYMPTOM) };
  }
  if (check && check.clear >= IMPACT_TASK_IDS.length) {
    return check.on < today ? { step: 'ask' } : { step: 'wait', askOn: addDays(check.on, 1) };
  }
  if (check?.on === today) return todaysStep(check);
  if (isImpactOpen(record, today)) return { step: 'open', offersCheck: isLongWithoutImpact(record, today) };
  return { step: 'begin', ...(check && !check.stopped && check.clear > 0 && { leftAt: check.clear }) };
}

const mayBegin = ({ symptomOn }: ImpactRecord, today: CalendarDay) =>
  symptomOn === undefined || daysBetween(symptomOn, today) >= DAYS_WITHOUT_SYMPTOM;

function runningCheck(record: ImpactRecord, today: CalendarDay): ImpactCheck | undefined {
  return nextInImpactCheck(record, today).step === 'task' ? record.check : undefined;
}

function todaysStep({ clear, done, walkingSince, stopped }: ImpactCheck): ImpactNext {
  const task = IMPACT_TASK_IDS[clear];
  if (stopped || task === undefined) return { step: 'almost' };
  const place = { ...(done && { done }), ...(walkingSince !== undefined && { walkingSince }) };
  return { step: 'task', task, number: clear + 1, ...place };
}

function isLongWithoutImpact({ openedOn, lastImpactOn = openedOn }: ImpactRecord, today: CalendarDay): boolean {
  return lastImpactOn !== undefined && daysBetween(lastImpactOn, today) >= DAYS_BEFORE_OFFER;
}

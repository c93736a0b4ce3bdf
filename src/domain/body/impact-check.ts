import { addDays, type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';
import { IMPACT_TASK_IDS, type ImpactTaskId } from './impact-tasks.ts';

/**
 * What is kept of the check, on the device only; `{}` is nobody's check yet. It says that there was a sign and when, never
 * which one.
 */
export interface ImpactRecord {
  /** Jumps are open from this day on. */
  readonly openedOn?: CalendarDay;
  /** The last day on which she played an impact version. */
  readonly lastImpactOn?: CalendarDay;
  /** The day of the last symptom, told at the check or anywhere. It takes away all the other fields but the next. */
  readonly symptomOn?: CalendarDay;
  /** The last symptom closed jumps that were open. */
  readonly closedAgain?: true;
  /** The check begun last. */
  readonly check?: ImpactCheck;
}

/** One check. It belongs to one day: an unfinished one of another day begins anew. */
export interface ImpactCheck {
  readonly on: CalendarDay;
  /** How many tasks were done without a sign, from 0 to the length of {@link IMPACT_TASK_IDS}. */
  readonly clear: number;
  /** The running task was done; whether it brought a sign is still to be answered. */
  readonly done?: true;
  /** When she set out on the walk that runs, in epoch milliseconds. */
  readonly walkingSince?: number;
  /** A task was skipped or could not be finished. */
  readonly stopped?: true;
}

/** What a member meets next. */
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
  /** A sign was told: no check before `againOn`. */
  | { readonly step: 'notYet' | 'askedAgain'; readonly againOn: CalendarDay };

/** A task to do or, once it is done, to answer for. */
export interface RunningTask extends Pick<ImpactCheck, 'done' | 'walkingSince'> {
  readonly step: 'task';
  readonly task: ImpactTaskId;
  /** Its place, from 1. */
  readonly number: number;
}

/** A new check waits for so many days after a symptom. */
const DAYS_WITHOUT_SYMPTOM = 7;

/** After so many days without impact a new check is offered. Nothing is locked by it. */
const DAYS_BEFORE_OFFER = 12 * 7;

/**
 * True where nothing but the safety answers keeps her from jumping: she was clear at the check and the day after, and has
 * told of no symptom since. A day more than one ahead of today is a clock that was wrong, one ahead is a flight west.
 */
export function isImpactOpen({ openedOn }: ImpactRecord, today: CalendarDay): boolean {
  return openedOn !== undefined && daysBetween(today, openedOn) <= 1;
}

/** A new check from its first task. What was open stays open. Changes nothing within a week of a symptom. */
export function beginImpactCheck(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  return mayBegin(record, today) ? { ...record, check: { on: today, clear: 0 } } : record;
}

/** She set out on a walk at an instant, in epoch milliseconds. */
export function walkBegun(record: ImpactRecord, today: CalendarDay, at: number): ImpactRecord {
  const check = runningCheck(record, today);
  return check ? { ...record, check: { ...check, walkingSince: at } } : record;
}

/** The running task was done; the question after it comes next. */
export function taskDone(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  const check = runningCheck(record, today);
  return check ? { ...record, check: { ...check, done: true } } : record;
}

/** The running task was done without a sign. Changes nothing where no task is running today. */
export function taskClear(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  const check = runningCheck(record, today);
  return check ? { ...record, check: { on: check.on, clear: check.clear + 1 } } : record;
}

/** The running task was skipped, or could not be finished: the check ends, and no symptom is marked. */
export function taskSkipped(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  const check = runningCheck(record, today);
  return check ? { ...record, check: { on: check.on, clear: check.clear, stopped: true } } : record;
}

/** Nothing since the check: jumps are open. Changes nothing before the question is due. */
export function nextDayClear(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  return nextInImpactCheck(record, today).step === 'ask' ? { openedOn: today } : record;
}

/**
 * A leak, heaviness, doming or pain, told at a task, the day after or anywhere else in the product. The result and a
 * running check go, jumps close, and a new check waits for a week.
 */
export function symptomTold(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  const closedAgain = record.openedOn !== undefined || record.closedAgain === true;
  return { symptomOn: today, ...(closedAgain && { closedAgain }) };
}

/** A birth less than 12 weeks ago, or a pregnancy, was told: the result goes. The wait after a symptom goes on. */
export function withoutResult({ symptomOn, closedAgain }: ImpactRecord): ImpactRecord {
  return { ...(symptomOn && { symptomOn }), ...(closedAgain && { closedAgain }) };
}

/** She played an impact version. */
export function impactDone(record: ImpactRecord, today: CalendarDay): ImpactRecord {
  return isImpactOpen(record, today) ? { ...record, lastImpactOn: today } : record;
}

/** What comes next for her, from the record alone. */
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

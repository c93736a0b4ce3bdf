import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import {
  beginImpactCheck,
  type ImpactNext,
  type ImpactRecord,
  impactDone,
  isImpactOpen,
  nextDayClear,
  nextInImpactCheck,
  symptomTold,
  taskClear,
  taskDone,
  taskSkipped,
  walkBegun,
  withoutResult,
} from './impact-check.ts';
import { IMPACT_TASK_IDS } from './impact-tasks.ts';
import { isImpactRecord } from './is-impact-record.ts';

const DAY = '2026-03-28' as CalendarDay; // the day before British clocks go forward
const later = (days: number) => addDays(DAY, days);
const TASKS = IMPACT_TASK_IDS.length;

const clearTasks = (count: number, record: ImpactRecord = {}, on = DAY): ImpactRecord =>
  Array.from({ length: count }).reduce<ImpactRecord>((made) => taskClear(made, on), beginImpactCheck(record, on));
const opened = () => nextDayClear(clearTasks(TASKS), later(1));
const told = () => symptomTold({}, DAY);

/** The records are made in the test, so that what makes them is tried there. */
const TABLE: { name: string; record: () => ImpactRecord; after: number; next: ImpactNext; isOpen?: true }[] = [
  { name: 'nothing yet', record: () => ({}), after: 0, next: { step: 'begin' } },
  { name: 'just begun', record: () => clearTasks(0), after: 0, next: { step: 'task', task: 'walk-30', number: 1 } },
  {
    name: 'out on the walk',
    record: () => walkBegun(clearTasks(0), DAY, 5),
    after: 0,
    next: { step: 'task', task: 'walk-30', number: 1, walkingSince: 5 },
  },
  {
    name: 'the walk done, not answered for',
    record: () => taskDone(clearTasks(0), DAY),
    after: 0,
    next: { step: 'task', task: 'walk-30', number: 1, done: true },
  },
  {
    name: 'the walk done and answered for',
    record: () => taskClear(taskDone(walkBegun(clearTasks(0), DAY, 5), DAY), DAY),
    after: 0,
    next: { step: 'task', task: 'balance', number: 2 },
  },
  { name: 'begun, left for tomorrow', record: () => clearTasks(0), after: 1, next: { step: 'begin' } },
  {
    name: 'three clear',
    record: () => clearTasks(3),
    after: 0,
    next: { step: 'task', task: 'squat-right', number: 4 },
  },
  { name: 'three clear, left for tomorrow', record: () => clearTasks(3), after: 1, next: { step: 'begin', leftAt: 3 } },
  { name: 'the fourth skipped', record: () => taskSkipped(clearTasks(3), DAY), after: 0, next: { step: 'almost' } },
  { name: 'skipped yesterday', record: () => taskSkipped(clearTasks(3), DAY), after: 1, next: { step: 'begin' } },
  { name: 'all clear', record: () => clearTasks(TASKS), after: 0, next: { step: 'wait', askOn: later(1) } },
  { name: 'all clear, the next day', record: () => clearTasks(TASKS), after: 1, next: { step: 'ask' } },
  { name: 'all clear, a month later', record: () => clearTasks(TASKS), after: 30, next: { step: 'ask' } },
  {
    name: 'clear the next day too',
    record: opened,
    after: 1,
    next: { step: 'open', offersCheck: false },
    isOpen: true,
  },
  {
    name: 'opened, then a flight west',
    record: opened,
    after: 0,
    next: { step: 'open', offersCheck: false },
    isOpen: true,
  },
  { name: 'opened by a clock that was wrong', record: opened, after: -30, next: { step: 'begin' } },
  {
    name: 'open for 84 days without impact',
    record: opened,
    after: 85,
    next: { step: 'open', offersCheck: true },
    isOpen: true,
  },
  {
    name: 'open for 84 days with impact after the first',
    record: () => impactDone(opened(), later(2)),
    after: 85,
    next: { step: 'open', offersCheck: false },
    isOpen: true,
  },
  { name: 'a sign', record: told, after: 0, next: { step: 'notYet', againOn: later(7) } },
  { name: 'a sign six days ago', record: told, after: 6, next: { step: 'notYet', againOn: later(7) } },
  { name: 'a sign a week ago', record: told, after: 7, next: { step: 'begin' } },
  {
    name: 'a sign after jumps were open',
    record: () => symptomTold(symptomTold(opened(), DAY), later(1)),
    after: 2,
    next: { step: 'askedAgain', againOn: later(8) },
  },
  { name: 'a birth told', record: () => withoutResult(opened()), after: 2, next: { step: 'begin' } },
  {
    name: 'a birth told after a sign that closed jumps',
    record: () => withoutResult(symptomTold(opened(), DAY)),
    after: 2,
    next: { step: 'askedAgain', againOn: later(7) },
  },
  {
    name: 'a birth told after a sign',
    record: () => withoutResult(told()),
    after: 2,
    next: { step: 'notYet', againOn: later(7) },
  },
];

describe('what comes next in the load-and-impact check', () => {
  test.each(TABLE)('$name → $next.step', ({ record, after, next, isOpen = false }) => {
    expect(nextInImpactCheck(record(), later(after))).toEqual(next);
    expect(isImpactOpen(record(), later(after))).toBe(isOpen);
  });

  test('a new check while jumps are open leaves them open', () => {
    const again = clearTasks(2, opened(), later(90));
    expect(nextInImpactCheck(again, later(90))).toEqual({ step: 'task', task: 'squat-left', number: 3 });
    expect(isImpactOpen(again, later(90))).toBe(true);
    expect(isImpactOpen(taskSkipped(again, later(90)), later(90))).toBe(true);
  });

  test('the wait counts from the last symptom', () => {
    const twice = symptomTold(told(), later(5));
    expect(nextInImpactCheck(twice, later(11))).toEqual({ step: 'notYet', againOn: later(12) });
    expect(beginImpactCheck(twice, later(11))).toBe(twice);
  });
});

/** What can happen to a record, with the number of days that go by first. */
const EVENTS = {
  begin: beginImpactCheck,
  done: taskDone,
  walk: (record: ImpactRecord, today: CalendarDay) => walkBegun(record, today, 5),
  clear: taskClear,
  skip: taskSkipped,
  fine: nextDayClear,
  symptom: symptomTold,
  birth: withoutResult,
  impact: impactDone,
};
type EventName = keyof typeof EVENTS;
const isEvent = (...names: EventName[]) => fc.constantFrom(...names).map((name) => ({ name, days: 0 }));
const clearCheck: { name: EventName; days: number }[] = [
  { name: 'begin', days: 0 },
  ...IMPACT_TASK_IDS.map(() => ({ name: 'clear' as const, days: 0 })),
];
const anyEvent = fc.record({
  name: fc.constantFrom(...(Object.keys(EVENTS) as EventName[])),
  days: fc.integer({ min: 0, max: 9 }),
});
const histories = fc
  .array(
    fc.oneof(
      anyEvent.map((event) => [event]),
      isEvent('clear').map((event) => [event]),
      fc.constant(clearCheck),
      fc.constant([...clearCheck, { name: 'fine' as const, days: 1 }]),
    ),
    { maxLength: 12 },
  )
  .map((groups) => groups.flat());

/** Every record of a history, with its day and what made it. */
function play(history: readonly { name: EventName; days: number }[]) {
  const steps: { name: EventName; day: CalendarDay; before: ImpactRecord; record: ImpactRecord }[] = [];
  let [record, day]: [ImpactRecord, CalendarDay] = [{}, DAY];
  for (const { name, days } of history) {
    day = addDays(day, days);
    const before = record;
    record = EVENTS[name](record, day);
    steps.push({ name, day, before, record });
  }
  return steps;
}

function opensAt(steps: ReturnType<typeof play>, index: number): 'opened' | 'closed' | undefined {
  const step = steps[index];
  if (!step) return undefined;
  const [before, after] = [isImpactOpen(step.before, step.day), isImpactOpen(step.record, step.day)];
  if (before === after) return undefined;
  return after ? 'opened' : 'closed';
}

describe('whatever happens in whatever order', () => {
  test('jumps open only by eight clear tasks of one day and a clear answer on a later one', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const steps = play(history);
        for (const [index, { name, day }] of steps.entries()) {
          if (opensAt(steps, index) !== 'opened') continue;
          expect(name).toBe('fine');
          const isAnswer = ({ name: event }: { name: EventName }) => event !== 'done' && event !== 'walk';
          const answers = steps.slice(0, index).filter((step) => step.before !== step.record && isAnswer(step));
          const tasks = answers.slice(-TASKS);
          expect(tasks.map((task) => task.name)).toEqual(IMPACT_TASK_IDS.map(() => 'clear'));
          expect(new Set(tasks.map((task) => task.day)).size).toBe(1);
          expect(tasks[0]?.day).not.toBe(day);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('nothing but a symptom, a birth or a pregnancy closes them', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const steps = play(history);
        for (const [index, { name, record, day }] of steps.entries()) {
          if (opensAt(steps, index) === 'closed') expect(['symptom', 'birth']).toContain(name);
          if (name === 'symptom' || name === 'birth') expect(isImpactOpen(record, day)).toBe(false);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('a symptom closes jumps and keeps every check away for a week', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let told: CalendarDay | undefined;
        for (const { name, day, record } of play(history)) {
          if (name === 'symptom') told = day;
          if (told === undefined || day >= addDays(told, 7)) continue;
          expect(isImpactOpen(record, day)).toBe(false);
          expect(['notYet', 'askedAgain']).toContain(nextInImpactCheck(record, day).step);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('every record is understood again after it was kept', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { record } of play(history)) {
          const kept: unknown = JSON.parse(JSON.stringify(record));
          expect(isImpactRecord(kept)).toBe(true);
          expect(kept).toEqual(record);
        }
      }),
    );
  });
});

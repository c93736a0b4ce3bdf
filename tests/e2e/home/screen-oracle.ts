/*
 * What a member did, day by day, and what their screens must say of it: counted here from the promises made to them,
 * without a line of the product's own rules. /
 */

export interface OracleWorkout {
  id: number;
  block: number;
  /** Minutes that the member's screens show for it. */
  minutes: number;
  rating: number | null;
  /** Broken off: it counts for the day only. */
  partial?: boolean;
}

export interface Life {
  /** Days as "YYYY-MM-DD". */
  workouts: Map<string, OracleWorkout[]>;
  steps: Map<string, number>;
  /** From which day on which goal held, in order. */
  goals: { from: string; goal: number }[];
  block: number;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const LONG_MONTHS = 'January February March April May June July August September October November December'.split(' ');

export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

const weekday = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

const goalOn = ({ goals }: Life, day: string): number => goals.filter(({ from }) => from <= day).at(-1)?.goal ?? 5_000;
const didWorkout = ({ workouts }: Life, day: string): boolean => (workouts.get(day) ?? []).length > 0;
const reachedGoal = (life: Life, day: string): boolean => (life.steps.get(day) ?? 0) >= goalOn(life, day);
const isActive = (life: Life, day: string): boolean => didWorkout(life, day) || reachedGoal(life, day);

interface Walk {
  run: number;
  longest: number;
  passes: number;
  activeDays: number;
  passDays: string[];
  /** Circles of the calendar week of the day walked to. */
  marks: Map<string, string>;
}

/** One calendar day after the other: five active days earn a pass, two are kept, a missed day takes one or ends the run. */
function walkTo(life: Life, today: string): Walk {
  const walk: Walk = { run: 0, longest: 0, passes: 0, activeDays: 0, passDays: [], marks: new Map() };
  const first = [...life.workouts.keys(), ...life.steps.keys()].sort()[0] ?? today;
  for (let day = first; day <= today; day = dayAfter(day)) walkOneDay(life, walk, day, day === today);
  return walk;
}

function walkOneDay(life: Life, walk: Walk, day: string, isToday: boolean): void {
  if (isActive(life, day)) {
    walk.run += 1;
    walk.activeDays += 1;
    walk.longest = Math.max(walk.longest, walk.run);
    if (walk.activeDays % 5 === 0 && walk.passes < 2) walk.passes += 1;
    walk.marks.set(day, didWorkout(life, day) ? 'active, workout' : 'active, step goal');
  } else if (isToday) {
    walk.marks.set(day, 'today, still open');
  } else if (walk.run > 0 && walk.passes > 0) {
    walk.passes -= 1;
    walk.marks.set(day, 'rest pass');
  } else {
    walk.run = 0;
    walk.marks.set(day, 'not active');
  }
}

const completedOf = ({ workouts }: Life, block: number): OracleWorkout[] =>
  [...workouts.values()].flat().filter((one) => one.block === block && !one.partial);

const countIn = (life: Life, block: number, week: number): number =>
  new Set(
    completedOf(life, block)
      .map(({ id }) => id)
      .filter((id) => id > week * 3 - 3 && id <= week * 3),
  ).size;

/** Everything that Home says on a day; empty words are not said. */
export function expectedHome(life: Life, today: string) {
  const walk = walkTo(life, today);
  const week = [1, 2, 3].find((number) => countIn(life, life.block, number) < 3) ?? 4;
  const done = [1, 2, 3, 4].reduce((sum, number) => sum + countIn(life, life.block, number), 0);
  return {
    line: expectedLine(life, walk, today),
    streak: daysText(walk.run),
    flames: walk.run === 0 ? '' : `${flames(walk.run)} of 4 flames`,
    ...expectedAfterFirstDay(walk, today),
    circles: expectedCircles(walk, today),
    week: expectedWeek(life, week, today),
    ...expectedSteps(life, today),
    rail: `${done} of 12 workouts`,
  };
}

/** A week that is done stays in sight until the calendar week is over, or the next one has begun. */
function expectedWeek(life: Life, week: number, today: string): string {
  const done = countIn(life, life.block, week);
  const hasWorkout = WEEKDAYS.some((_, ago) => ago <= weekday(today) && didWorkout(life, dayAfter(today, -ago)));
  return done === 0 && week > 1 && hasWorkout ? `week ${week - 1}: 3 of 3` : `week ${week}: ${done} of 3`;
}

function expectedLine(life: Life, { run }: Walk, today: string): string {
  const lastDay = [...life.workouts.keys()].sort().at(-1);
  if (lastDay === undefined && run === 0) return 'Last workout: Never. We all start there.';
  const last = lastDay === undefined ? 'Last workout: Never.' : `Last workout ${pastDay(lastDay, today)}.`;
  if (run > 0) return `${daysText(run)} on the go. ${last}`;
  const wasActive = [1, 2].some((ago) => isActive(life, dayAfter(today, -ago)));
  return wasActive ? last : `Good to see you. ${last}`;
}

function pastDay(day: string, today: string): string {
  const ago = [0, 1, 2, 3, 4, 5, 6].find((count) => dayAfter(day, count) === today);
  if (ago === undefined) return `${Number(day.slice(8))} ${LONG_MONTHS[Number(day.slice(5, 7)) - 1]}`;
  return ['today', 'yesterday'][ago] ?? WEEKDAYS[weekday(day)] ?? '';
}

/** One under a week, two under a fortnight, three under a month, then four. */
const flames = (run: number): number => [1, 7, 14, 30].filter((days) => run >= days).length;

function expectedAfterFirstDay({ activeDays, passes, run, longest, marks }: Walk, today: string) {
  if (activeDays === 0) return { passes: '', month: '' };
  const isActiveInMonth = ([day, mark]: [string, string]) =>
    day.startsWith(today.slice(0, 7)) && mark.startsWith('active');
  const days = [...marks].filter(isActiveInMonth).length;
  return {
    passes: ['No rest passes yet', '1 rest pass', '2 rest passes'][passes] ?? '',
    month: `This month: ${daysText(days)}. Longest streak: ${daysText(Math.max(longest, run))}.`,
  };
}

function expectedCircles({ marks }: Walk, today: string): string[] {
  const monday = dayAfter(today, -weekday(today));
  return WEEKDAYS.map((name, index) => {
    const day = dayAfter(monday, index);
    return `${name}: ${day > today ? 'still to come' : (marks.get(day) ?? 'not active')}`;
  });
}

function expectedSteps(life: Life, today: string) {
  const sevenDays = [0, 1, 2, 3, 4, 5, 6].map((ago) => life.steps.get(dayAfter(today, -ago)) ?? 0);
  const sum = sevenDays.reduce((all, steps) => all + steps, 0);
  return {
    steps: `${english(life.steps.get(today) ?? 0)} of ${english(goalOn(life, today))}`,
    average: `7-day average: ${english(Math.round(sum / 7))} steps`,
  };
}

/** Everything that Workouts says. */
export function expectedWorkouts(life: Life) {
  const done = [1, 2, 3, 4].map((week) => countIn(life, life.block, week));
  return {
    line: `Block ${life.block}. ${done.reduce((sum, count) => sum + count, 0)} of 12 done`,
    weeks: done.map((count) => `${count}/3`),
    finished: life.block - 1,
  };
}

/** Everything that the history adds up. */
export function expectedHistory(life: Life, today: string) {
  const all = [...life.workouts].flatMap(([day, ofDay]) => ofDay.map((one) => ({ day, ...one })));
  const months = [...new Set(all.map(({ day }) => day.slice(0, 7)))].sort().reverse();
  return {
    totals: [String(countedOf(all)), averageOf(all), String(walkTo(life, today).longest)].filter(
      (one) => one !== undefined,
    ),
    sessions: all.length,
    months: months.map((month) => {
      const ofMonth = all.filter(({ day }) => day.startsWith(month));
      const minutes = ofMonth.reduce((sum, one) => sum + one.minutes, 0);
      const count = countedOf(ofMonth);
      const average = averageOf(ofMonth);
      return `${count} ${count === 1 ? 'workout' : 'workouts'}, ${english(minutes)} min${average ? `, ${average} average rating` : ''}`;
    }),
  };
}

const countedOf = (sessions: readonly OracleWorkout[]): number => sessions.filter(({ partial }) => !partial).length;

function averageOf(sessions: readonly OracleWorkout[]): string | undefined {
  const ratings = sessions.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  if (ratings.length === 0) return undefined;
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1);
}

const english = (count: number): string => count.toLocaleString('en-GB');
const daysText = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

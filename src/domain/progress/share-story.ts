import type { Week, WorkoutLetter } from '#domain/plan/block.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';

/** The story picture, in pixels (product §17). */
export const STORY_SIZE = { width: 1080, height: 1920 } as const;

/** The rows that a story's own buttons and names leave free, in pixels from the top; all text stands between them. */
export const STORY_SAFE_AREA = { top: 250, bottom: 1580 } as const;

/** How long a story camera has to open before the picture is saved instead (product §17). */
export const STORY_LINK_WAIT_MS = 1500;

/** One finished workout with all that a picture for friends may tell of it, and nothing else about the member. */
export interface Win {
  /** The full form, "Week 2B – Glute Burner". */
  readonly title: string;
  readonly shortTitle: string;
  readonly week: Week;
  readonly letter: WorkoutLetter;
  readonly minutes: number;
  /** How often the member was needed elsewhere; missing when it is not known. */
  readonly needed?: number | undefined;
  /** How many workouts the member has done, this one counted once; missing when it is not known. */
  readonly workoutNumber?: number | undefined;
  /** The days of the member's streak; missing when they are not known. */
  readonly streakDays?: number | undefined;
}

/** A number on the picture and the words below it. */
export interface StoryFigure {
  readonly value: string;
  readonly name: string;
}

/** All text on the picture, and the words that go with it. */
export interface StoryWords {
  readonly headline: string;
  /** How long it took, and that it was done all the same. */
  readonly told: string;
  readonly title: string;
  readonly code: string;
  /** Two figures at most. */
  readonly figures: readonly StoryFigure[];
  /** For people who do not see the picture. */
  readonly alt: string;
  /** The text that goes along with the picture where the device allows one. */
  readonly caption: string;
}

/** The words of a story picture (product §17). A fact that is not known is left out. */
export function storyWords(win: Win, firstName = ''): StoryWords {
  const { shortTitle, week, letter, minutes, workoutNumber, streakDays } = win;
  const done = workoutNumber === undefined ? 'Workout done' : `Workout ${workoutNumber} done`;
  const headline = firstName === '' ? `${done}.` : `${firstName} did it.`;
  const told = toldText(win);
  const streak = streakDays ? `, ${streakDays} day streak` : '';
  return {
    headline,
    told,
    title: shortTitle,
    code: `Week ${week}, workout ${letter}`,
    figures: storyFigures(win),
    alt: `A picture that says: ${headline} ${told} ${done}, ${shortTitle}${streak}.`,
    caption: `${done}. ${minutes} ${pluralise(minutes, 'minute')} at home.`,
  };
}

function toldText({ minutes, needed }: Win): string {
  const time = `${minutes} ${pluralise(minutes, 'minute')}.`;
  return needed ? `${time} Needed ${timesText(needed)}. Still done.` : `${time} Done.`;
}

function timesText(times: number): string {
  if (times > 2) return `${times} times`;
  return times === 2 ? 'twice' : 'once';
}

function storyFigures({ workoutNumber, streakDays }: Win): StoryFigure[] {
  const figures: StoryFigure[] = [];
  if (streakDays === 1) figures.push({ value: 'Day 1', name: 'of a streak' });
  else if (streakDays) figures.push({ value: String(streakDays), name: 'day streak' });
  if (workoutNumber !== undefined) {
    figures.push({ value: String(workoutNumber), name: pluralise(workoutNumber, 'workout') });
  }
  return figures;
}

/**
 * The picture's file name: `fit-in-30-<title in kebab-case, ASCII>-<YYYYMMDD-HHMMSS>.png` (product §17).
 *
 * @param epochMs when the picture was made, in epoch milliseconds.
 * @param utcOffsetMinutes minutes east of UTC, so that the name has the time of the member's own clock.
 */
export function storyFileName(title: string, epochMs: number, utcOffsetMinutes: number): string {
  const day = calendarDayAt(epochMs, utcOffsetMinutes).replaceAll('-', '');
  return `fit-in-30-${kebabCase(title)}-${day}-${timeOfDay(epochMs + utcOffsetMinutes * MS_PER_MINUTE)}.png`;
}

const MS_PER_MINUTE = 60_000;
const SECONDS_PER_DAY = 86_400;

function kebabCase(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['workout'];
  return words.join('-');
}

function timeOfDay(localMs: number): string {
  const second = ((Math.floor(localMs / 1000) % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join('');
}

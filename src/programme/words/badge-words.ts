import type { ComingBadge, WorkoutBadge } from '#domain/progress/workout-badges.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';

const WORDS = {
  first: { name: 'First one done', text: 'You finished your first workout.' },
  short: { name: 'Short counts', text: 'You finished a short version.' },
  five: { name: '5 workouts done', text: 'You keep making room.' },
  halfway: { name: 'Halfway', text: '6 of 12.' },
  back: { name: 'Welcome back', text: 'The first one after a break.' },
} as const;

/** A badge's name and the line under it. */
export function badgeWords(badge: WorkoutBadge): { name: string; text: string } {
  if (badge.kind === 'week') return { name: WEEK_NAMES[badge.week].celebratedName, text: '3 workouts, one week.' };
  if (badge.kind === 'block') return { name: `Block ${badge.block} complete`, text: 'All 12 workouts.' };
  return WORDS[badge.kind];
}

/** What is missing for a badge: "2 workouts of week 1 to go." */
export function missingWords({ badge, toGo }: ComingBadge): string {
  if (badge.kind === 'first') return 'Finish any workout. Any length counts.';
  if (badge.kind === 'short') return 'Finish a 15 or 10 minute version.';
  const count = toGo === 1 ? 'One' : String(toGo);
  const workouts = pluralise(toGo, 'workout');
  if (badge.kind === 'week') return `${count} ${workouts} of week ${badge.week} to go.`;
  if (badge.kind === 'block') return `${count} ${workouts} of this block to go.`;
  if (badge.kind === 'halfway') return toGo === 1 ? 'One to go.' : `${toGo} more to go.`;
  return `${count} ${workouts} to go.`;
}

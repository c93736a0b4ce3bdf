import { WEEKS } from '#domain/plan/block.ts';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { COOL_DOWN, WARM_UP } from '#programme/workouts/warm-up-and-cool-down.ts';
import { workoutsOfWeek } from '#programme/workouts/workouts.ts';
import { keyPictureAddress, stripAddress } from './strips.ts';

const LEVELS = ['standard', 'easier', 'harder'] as const;

/** Of the week after this one: what she will need without a network before long; none after the last. */
export function picturesOfFollowingWeek(
  { plan, week }: Pick<MemberOverview, 'plan' | 'week'>,
  words: ProgrammeWords,
): string[] {
  const following = WEEKS.find((one) => one === week + 1);
  return following ? picturesOfWeek({ plan, week: following, next: undefined }, words) : [];
}

/** Addresses of the pictures of a week's workouts at every level: the next one, what comes before each and what after it, the other two. */
export function picturesOfWeek(
  { plan, week, next }: Pick<MemberOverview, 'plan' | 'week' | 'next'>,
  words: ProgrammeWords,
): string[] {
  const workouts = workoutsOfWeek(plan, week, words);
  const movesOf = (isWanted: (id: number) => boolean): MoveId[] =>
    workouts.flatMap(({ id, circuits }) => (isWanted(id) ? circuits.flatMap(({ moves }) => moves) : []));
  const moves = [
    ...movesOf((id) => id === next),
    ...WARM_UP.moves,
    ...COOL_DOWN.moves,
    ...movesOf((id) => id !== next),
  ];
  return picturesOfMoves(moves, words);
}

/** Addresses of the pictures of these moves at every level, each once. */
export function picturesOfMoves(moves: readonly MoveId[], words: ProgrammeWords): string[] {
  const names = [...new Set(moves)].flatMap((move) => LEVELS.map((level) => clipOfMove(move, level, words)));
  return names.flatMap((name) => [keyPictureAddress(name) ?? [], stripAddress(name)].flat());
}

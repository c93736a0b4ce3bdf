import { PLANNED_LENGTHS } from '#domain/session-plan.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { clipOf } from '#programme/clips/clips.ts';
import { mirroredClip } from '#programme/clips/mirror.ts';
import { MOVE_LEVELS } from '#programme/move.ts';
import { asMoveId } from '#programme/move-facts.ts';
import { timedWorkout } from '#programme/timed-workout.ts';
import { workoutsOf } from '#programme/workouts.ts';
import { type Compiled, compile } from '../compile.ts';

/** Two clips that follow each other in a session. */
interface Neighbours {
  readonly name: string;
  readonly from: Clip;
  readonly to: Clip;
}

/** Every pair of clips that follow each other in any workout of both editions, in any length, at each level; each once. */
export function neighboursOfAllSessions(): readonly Neighbours[] {
  const found = new Map<Clip, Map<Clip, Neighbours>>();
  for (const [a, b] of neighbouringMoves())
    for (const level of MOVE_LEVELS) {
      const [from, to] = [clipOf(a, level), clipOf(b, level)];
      if (from === to) continue;
      const row = found.get(from) ?? new Map<Clip, Neighbours>();
      found.set(from, row.set(to, { name: `${a} to ${b}, ${level}`, from, to }));
    }
  return [...found.values()].flatMap((row) => [...row.values()]);
}

function neighbouringMoves() {
  const sessions = (['a', 'b'] as const)
    .flatMap((edition) => workoutsOf(edition))
    .flatMap((workout) => PLANNED_LENGTHS.map((length) => timedWorkout(workout, length)));
  return sessions.flatMap((segments) => {
    const moves = segments.flatMap(({ kind, moveId }) => {
      const move = asMoveId(moveId);
      return move && (kind === 'work' || kind === 'stretch') ? [move] : [];
    });
    return moves.flatMap((move, i) => {
      const next = moves[i + 1];
      return next && next !== move ? [[move, next] as const] : [];
    });
  });
}

/** Compiles each clip once; a sided one is left on its second side. */
export function newCompiler(): { leaves: (clip: Clip) => Compiled; comes: (clip: Clip) => Compiled } {
  const known = new Map<Clip, Compiled>();
  const mirrored = new Map<Clip, Compiled>();
  const comes = (clip: Clip): Compiled => kept(known, clip, () => compile(clip));
  const second = (clip: Clip): Compiled => kept(mirrored, clip, () => compile(mirroredClip(clip)));
  return { comes, leaves: (clip) => (clip.sided ? second(clip) : comes(clip)) };
}

function kept(known: Map<Clip, Compiled>, clip: Clip, compiled: () => Compiled): Compiled {
  const made = known.get(clip) ?? compiled();
  known.set(clip, made);
  return made;
}

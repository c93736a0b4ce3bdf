import type { SessionCue } from '#domain/session-cues.ts';
import type { MoveId } from '#programme/move.ts';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';

/** Candidates, the fullest first; the shorter ones are for when time is short. */
export function wordsOf(cue: SessionCue): readonly string[] {
  const name = spokenName(cue);
  switch (cue.kind) {
    case 'get-ready':
      return [`Get ready. ${name}`, name];
    case 'work':
    case 'stretch':
      return cue.side ? [`${name}, right side`, 'Right side'] : [name];
    case 'switch-sides':
      return ['Switch sides. Left side', 'Switch sides'];
    case 'half':
      return [versionOf(moveOf(cue), cue.level).halfway ?? 'Half way', 'Half way'];
    case 'rest':
      return [`Rest. Next, ${name}`, 'Rest'];
    case 'breather':
      return ['Breather. One minute'];
    case 'done':
      return ['All done. Nice work'];
    default:
      return [];
  }
}

const moveOf = ({ moveId }: SessionCue) => MOVES[moveId as MoveId];

function spokenName(cue: SessionCue): string {
  const move = moveOf(cue);
  const other = cue.level === 'standard' ? undefined : move[cue.level].sameAs;
  return (other ? MOVES[other] : move).spoken;
}

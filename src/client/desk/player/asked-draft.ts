import type { MoveMedia } from '#contract/videos.ts';
import type { WorkoutCode } from '#domain/plan/block.ts';
import type { PlannedLength } from '#domain/session/session-plan.ts';
import type { MoveLevel } from '#programme/moves/move.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';

/** What the desk tells the player in its frame; nothing else reaches it. */
export interface AskedDraft {
  code: WorkoutCode;
  /** All words of the programme, with the draft. */
  words: ProgrammeWords;
  /** The addresses of what shows moves in them, which the frame cannot ask for. */
  media: MoveMedia;
  length: PlannedLength;
  level: MoveLevel;
}

/** What the player tells the desk: that it listens, and that the operator left it. */
export type PlayerWord = 'ready' | 'left';

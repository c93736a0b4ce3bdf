import type { BodySide, CoachWords, KindWord, OpeningWord, VersionWords } from '#domain/speech/coach-words.ts';
import type { SpokenLine } from '#domain/speech/spoken-cue.ts';
import type { BodyPosition, MoveId, MoveLevel } from '#programme/moves/move.ts';
import { moveNamed } from '#programme/moves/move-facts.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { CALL_LINES } from './call-lines.ts';
import { KIND_LINES } from './kind-lines.ts';
import { ENDINGS, OPENINGS } from './opening-and-ending-lines.ts';
import { positionCall, settleCall } from './position-calls.ts';
import { isSpokenLine, spokenLine, spokenLineInWords } from './spoken-lines.ts';

/**
 * The programme's words as the coach's speech asks for them, with the cues that were changed. Nothing is made before it is
 * asked for.
 */
export const coachWords = (words: ProgrammeWords): CoachWords => ({
  versionOf: (moveId, level) => wordsOfVersion(moveId as MoveId, level, words),
  callsOf: (call) => linesOf(call, CALL_LINES[call].length),
  positionCalls(from, to) {
    const call = positionCall(from as BodyPosition, to as BodyPosition);
    return call ? linesOf(call, CALL_LINES[call].length) : [];
  },
  settleCalls(position) {
    const call = settleCall(position as BodyPosition);
    return linesOf(call, CALL_LINES[call].length);
  },
  timeLeft(quarter, minutes) {
    const id = `left.q${quarter}.${minutes}`;
    return isSpokenLine(id) ? spokenLine(id) : undefined;
  },
  get kind(): readonly KindWord[] {
    return linesOf('kind', KIND_LINES.length).map((line, index) => ({
      ...line,
      fits: KIND_LINES[index]?.fits ?? 'any',
    }));
  },
  get openings(): readonly OpeningWord[] {
    return linesOf('open', OPENINGS.length).map((line, index) => ({ ...line, fits: OPENINGS[index]?.fits ?? 'any' }));
  },
  get endings(): readonly SpokenLine[] {
    return linesOf('end', ENDINGS.length);
  },
});

function wordsOfVersion(moveId: MoveId, level: MoveLevel, words: ProgrammeWords): VersionWords {
  const move = moveNamed(moveId);
  const { side, position, breath, halfway, sided } = versionOf(move, level);
  const line = (part: string) => spokenLineInWords(`${moveId}.${level}.${part}`, words);
  const sideLines = (name: BodySide) => [line(name), ...linesOf(name, CALL_LINES[name].length)];
  return {
    name: line('name'),
    setUp: line('setUp'),
    cue: line('cue'),
    breath: spokenLine(`breath.${breath}`),
    sides: side === undefined ? undefined : { right: sideLines('right'), left: sideLines('left') },
    turnsRound: !sided && halfway !== undefined,
    position,
  };
}

const linesOf = (family: string, count: number): readonly SpokenLine[] =>
  Array.from({ length: count }, (_, index) => spokenLine(`${family}.${index + 1}`));

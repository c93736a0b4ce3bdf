import { remembered } from '#domain/remembered.ts';
import type { PlayedLevel } from '#domain/session/played-level.ts';
import type { Beat, BodySide, CoachWords, KindWord, OpeningWord, VersionWords } from '#domain/speech/coach-words.ts';
import type { KindOccasion } from '#domain/speech/kind-occasion.ts';
import { NAMING } from '#domain/speech/speech-scene.ts';
import type { SpokenLine, TalkRole } from '#domain/speech/spoken-cue.ts';
import STRIP_TIMES from '#programme/clips/strip-times.json' with { type: 'json' };
import { EARLY_WEEKS_MOVES } from '#programme/moves/early-weeks.ts';
import type { BodyPosition, MoveId, MoveLevel, ShippedMoveId } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { STRETCH_MOVES } from '#programme/moves/stretches.ts';
import { WITH_BABY_MOVES } from '#programme/moves/with-baby.ts';
import { isOwnMoveId, type ProgrammeWords } from '#programme/words/programme-words.ts';
import { CALL_LINES } from './call-lines.ts';
import { KIND_LINES } from './kind-lines.ts';
import { ENDINGS, OPENINGS } from './opening-and-ending-lines.ts';
import { positionCall, settleCall } from './position-calls.ts';
import { isSpokenLine, spokenLine, spokenLineInWords } from './spoken-lines.ts';
import { drawnAs, talkOf } from './talk/all-talk.ts';
import { beatAt, linesAt } from './talk/move-talk.ts';
import { beatName } from './version-lines.ts';

/** Who listens: on which day, counted from any day, and called what. */
export interface Listener {
  readonly day: number;
  readonly firstName?: string | undefined;
  readonly occasions?: readonly KindOccasion[];
}

const ANY_DAY: Listener = { day: 0 };
const DAYS = 7;

/**
 * The programme's words as the coach's speech asks for them, with the cues that were changed. Nothing is made before it is
 * asked for, and nothing twice.
 */
export function coachWords(words: ProgrammeWords, listener: Listener = ANY_DAY): CoachWords {
  const versions = remembered((moveId: string) =>
    remembered((level: PlayedLevel) => wordsOfVersion(moveId as MoveId, level, words)),
  );
  const kindWords = remembered(kindWordsFor);
  return {
    versionOf: (moveId, level) => versions(moveId)(level),
    callsOf,
    positionCalls(from, to) {
      const call = positionCall(from as BodyPosition, to as BodyPosition);
      return call ? callsOf(call) : [];
    },
    settleCalls: (position) => callsOf(settleCall(position as BodyPosition)),
    timeLeft(quarter, minutes) {
      const id = `left.q${quarter}.${minutes}`;
      return isSpokenLine(id) ? spokenLine(id) : undefined;
    },
    get kind(): readonly KindWord[] {
      return kindWords(listener);
    },
    get openings(): readonly OpeningWord[] {
      return linesOf('open', OPENINGS.length).map((line, index) => ({ ...line, fits: OPENINGS[index]?.fits ?? 'any' }));
    },
    get endings(): readonly SpokenLine[] {
      return linesOf('end', ENDINGS.length);
    },
  };
}

const kindWordsFor = ({ day, firstName, occasions = [] }: Listener): readonly KindWord[] =>
  everyKindWord(firstName).filter((_, index) => {
    const on = KIND_LINES[index]?.on;
    return (!on || occasions.includes(on)) && (on === 'first-session' || index % DAYS === day % DAYS);
  });

const everyKindWord = (firstName: string | undefined): readonly KindWord[] =>
  KIND_LINES.map(({ fits, takesName, on }, index) => {
    const line = spokenLine(`kind.${index + 1}`);
    const named = { id: `${line.id}${NAMING}`, text: line.text.replace(/\.$/, `, ${firstName}.`) };
    return { ...line, fits, ...(takesName && firstName && { named }), ...(on && { isOfOccasion: true }) };
  });

function wordsOfVersion(moveId: MoveId, level: MoveLevel, words: ProgrammeWords): VersionWords {
  const move = moveInWords(moveId, words);
  const { side, position, breath, halfway, sided } = versionOf(move, level);
  const [talk, as] = talkOf(moveId, level);
  const line = (part: string) => spokenLineInWords(`${moveId}.${level}.${part}`, words);
  const sideLines = (name: BodySide) => [line(name), ...callsOf(name)];
  return {
    name: line('name'),
    setUp: line('setUp'),
    cue: line('cue'),
    breath: spokenLine(`breath.${breath}`),
    sides: side === undefined ? undefined : { right: sideLines('right'), left: sideLines('left') },
    told: remembered((role: TalkRole) => linesAt(talk[role], as).map((_, index) => line(`${role}.${index + 1}`))),
    beat: beatOf(moveId, level),
    isCalm: CALM_MOVES.has(moveId),
    turnsRound: !sided && halfway !== undefined,
    position,
  };
}

/** Stretches, the early weeks and a baby in arms. */
const CALM_MOVES: ReadonlySet<MoveId> = new Set(
  Object.keys({ ...STRETCH_MOVES, ...EARLY_WEEKS_MOVES, ...WITH_BABY_MOVES }) as MoveId[],
);

/** Those whose posture is kept while the breath goes on. */
const HELD_MOVES: ReadonlySet<ShippedMoveId> = new Set([
  ...(Object.keys(STRETCH_MOVES) as ShippedMoveId[]),
  'pelvic_floor',
  'scar_care',
]);

function beatOf(moveId: MoveId, level: MoveLevel): Beat | undefined {
  if (isOwnMoveId(moveId)) return undefined;
  const [talk, as] = talkOf(moveId, level);
  const repetitions = beatAt(talk.beat, as).map((parts) =>
    parts.map(({ word, ...part }) => ({ ...part, line: word ? spokenLine(beatName(word)) : undefined })),
  );
  const { seconds } = STRIP_TIMES[`${moveId}-${level}`];
  return repetitions.length > 0
    ? { loopMs: seconds * 1_000, isHeld: HELD_MOVES.has(drawnAs(moveId, level)), repetitions }
    : undefined;
}

const linesOf = (family: string, count: number): readonly SpokenLine[] =>
  Array.from({ length: count }, (_, index) => spokenLine(`${family}.${index + 1}`));

const callsOf = remembered((call: keyof typeof CALL_LINES) => linesOf(call, CALL_LINES[call].length));

import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { coachSpeech, type SpeechChoices } from './coach-speech.ts';
import type { CoachWords, KindWord } from './coach-words.ts';
import type { KindMoment, SpokenLine } from './spoken-cue.ts';

/** A line that takes 1.8 seconds to say, or 1.2: its text is its id, as long as twenty letters, or twelve. */
export const line = (id: string, letters: 20 | 12 = 20): SpokenLine => ({ id, text: id.padEnd(letters, '.') });

const kindWords = (fits: KindMoment, count: number): KindWord[] =>
  Array.from({ length: count }, (_, index) => ({ ...line(`kind ${fits} ${index + 1}`), fits }));

/** Words of made-up moves: a lunge has two sides, circles turn round, and whatever has "floor" in its name lies. */
export const WORDS: CoachWords = {
  versionOf: (moveId, level) => {
    const name = level === 'standard' ? moveId : `${moveId} ${level}`;
    return {
      name: line(`${name} name`),
      setUp: line(`${name} set-up`),
      cue: line(`${name} cue`),
      breath: line(`${name} breath`),
      sides: moveId.includes('lunge')
        ? { right: [line(`${name} right`), line('right')], left: [line(`${name} left`), line('left')] }
        : undefined,
      told: () => [],
      beat: undefined,
      isCalm: false,
      turnsRound: moveId.includes('circles'),
      position: moveId.includes('floor') ? 'floor' : 'stand',
    };
  },
  callsOf: (call) => (call === 'more' ? ['one', 'two', 'three', 'four'] : [call]).map((id) => line(id, 12)),
  positionCalls: (from, to) => (from === to ? [] : [line(`${from} to ${to}`)]),
  settleCalls: (position) => [line(`settle ${position}`)],
  timeLeft: (quarter, minutes) => line(`left.q${quarter}.${minutes}`),
  kind: [...kindWords('any', 2), ...kindWords('work', 4), ...kindWords('rest', 2)],
  openings: [
    { ...line('welcome'), fits: 'any' },
    { ...line('welcome, warm up'), fits: 'warm-up' },
  ],
  endings: [line('the end')],
};

/** The same words, with what is told of each move beside, and a loop of four seconds: down, and out on the way up. */
export const TALKING: CoachWords = {
  ...WORDS,
  timeLeft: () => undefined,
  versionOf: (moveId, level) => ({
    ...WORDS.versionOf(moveId, level),
    told: (role) => [line(`${moveId} ${role} 1`), line(`${moveId} ${role} 2`)],
    beat: { loopMs: 4_000, isHeld: true, repetitions: [DOWN_AND_UP] },
  }),
};

const DOWN_AND_UP = [
  { share: 0, line: line('down', 12), isOut: false },
  { share: 0.5, line: line('up', 12), isOut: true },
];

/** A segment of the main part in a round of three, unless told otherwise. */
export const inRound = (
  kind: PlacedSegment['kind'],
  moveId: string,
  seconds: number,
  round: number,
  place: Partial<PlacedSegment['place']> = {},
): PlacedSegment => ({
  ...placedSegment(kind, moveId, seconds),
  ...(moveId.includes('lunge') && kind === 'work' && { halfway: 'switch-sides' }),
  place: { round, rounds: 3, number: 1, count: 2, ...place },
});

/** What is said, each with its second, its class and its line. */
export const spoken = (segments: readonly PlacedSegment[], choices: Partial<SpeechChoices> = {}): string[] =>
  coachSpeech(segments, { words: WORDS, talk: 'normal', seed: 1, firstSide: 'right', ...choices }).map(
    ({ atMs, class: kind, lineId }) => `${atMs / 1000} ${kind}: ${lineId}`,
  );

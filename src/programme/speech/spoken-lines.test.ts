import { describe, expect, test } from 'vitest';
import { CUE_LIMITS, type SpokenLine, speakingMs } from '#domain/speech/spoken-cue.ts';
import { MAX_SPOKEN_WORDS, MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { MOVES } from '../moves/all-moves.ts';
import { isSpokenLine, spokenLine, spokenLines } from './spoken-lines.ts';

const LINES = spokenLines();
const wordsIn = ({ text }: SpokenLine) => text.split(' ').length;
const endingIn = (end: RegExp) => LINES.filter(({ id }) => end.test(id));
const everyVersion = (Object.keys(MOVES) as ShippedMoveId[]).flatMap((moveId) =>
  MOVE_LEVELS.map((level) => ({ id: `${moveId}.${level}`, moveId, level })),
);

describe('what the coach can say', () => {
  test('each text stands once, under a name of its own, as a whole sentence', () => {
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(LINES.length);
    expect(new Set(LINES.map(({ text }) => text)).size).toBe(LINES.length);
    for (const { text } of LINES) expect(text).toMatch(/^[A-Z].*[a-zAPW1][.?]$/);
    expect(LINES.length).toBeGreaterThan(2_000);
  });

  test('all of it can be recorded in about two hours', () => {
    const minutes = LINES.reduce((sum, { text }) => sum + speakingMs(text), 0) / 60_000;
    expect(minutes).toBeLessThan(120);
  });

  test('a name that shares its text leads to the line that has it; one that has none is no name', () => {
    expect(spokenLine('squat.easier.name')).toEqual({ id: 'chair_squat.standard.name', text: 'Sit to stand.' });
    expect(spokenLine('half.1').text).toBe('Halfway.');
    expect(isSpokenLine('left.q1.19')).toBe(true);
    expect(isSpokenLine('left.q1.90')).toBe(false);
    expect(() => spokenLine('squat.lighter.name')).toThrow();
  });

  test.each([
    { what: 'a name', end: /\.name$/, words: MAX_SPOKEN_WORDS, ms: 2_600 },
    { what: 'a cue', end: /\.cue$/, ...CUE_LIMITS },
    { what: 'a set-up', end: /\.setUp$/, words: 12, ms: 4_100 },
    { what: 'a side', end: /\.(right|left)$/, words: 6, ms: 2_600 },
    { what: 'a breath', end: /^breath\./, words: 8, ms: 3_600 },
    { what: 'a kind word', end: /^kind\./, words: 8, ms: 3_700 },
    { what: 'what is told besides', end: /\.(feel|fault|why|easier|harder|middle|last)\.\d$/, words: 12, ms: 4_700 },
    { what: 'the time left', end: /^left\./, words: 9, ms: 3_700 },
    { what: 'a beginning', end: /^open\./, words: 12, ms: 4_600 },
    { what: 'an end', end: /^end\./, words: 13, ms: 5_000 },
  ])('$what is short enough to be said', ({ end, words, ms }) => {
    const lines = endingIn(end);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => wordsIn(line) > words)).toEqual([]);
    expect(lines.filter(({ text }) => speakingMs(text) > ms)).toEqual([]);
  });

  test('a kind word claims nothing that nobody saw, and leaves nobody behind', () => {
    const claims = /\b(great|perfect|form|burn|earn|calorie|weight|slim|tone|shape up|lazy|only|must|should|again)\b/i;
    for (const { text } of endingIn(/^(kind|open|end)\./)) expect(text).not.toMatch(claims);
  });
});

describe('every version', () => {
  test('has a name of its own, unless it is another move', () => {
    const isOther = ({ moveId, level }: (typeof everyVersion)[number]) =>
      level !== 'standard' && 'sameAs' in MOVES[moveId][level];
    const own = everyVersion.filter((version) => !isOther(version)).map(({ id }) => spokenLine(`${id}.name`));
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
  });

  test.each(everyVersion)('$id has its side named exactly where it has two', ({ id, moveId, level }) => {
    const { sided, side } = versionOf(MOVES[moveId], level);
    expect(side !== undefined).toBe(sided);
    expect([isSpokenLine(`${id}.right`), isSpokenLine(`${id}.left`)]).toEqual([sided, sided]);
  });

  test('one that is another move begins as that move does', () => {
    for (const { moveId, level } of everyVersion) {
      const sameAs = level === 'standard' ? undefined : MOVES[moveId][level].sameAs;
      if (!sameAs) continue;
      const { setUp, position } = versionOf(MOVES[moveId], level);
      expect({ moveId, setUp, position }).toEqual({
        moveId,
        setUp: MOVES[sameAs].setUp,
        position: MOVES[sameAs].position,
      });
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMove } from '#domain/session/is-move.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { coachSpeech } from './coach-speech.ts';
import { SPOKEN_TALK_LEVELS, speakingMs } from './spoken-cue.ts';
import { inRound, spoken, WORDS } from './spoken-words.fixture.ts';

const LAST = { circuit: 'B', rounds: 1, count: 1 };
const WORKOUT = [
  placedSegment('get-ready', 'march', 10, 0), // 0
  placedSegment('work', 'march', 45, 0), // 10
  placedSegment('work', 'circles', 40, 0), // 55
  placedSegment('get-ready', 'squat', 5), // 95
  inRound('work', 'squat', 45, 1), // 100
  inRound('rest', 'lunge', 15, 1, { number: 2 }), // 145
  inRound('work', 'lunge', 45, 1, { number: 2 }), // 160, changes sides from 180 to 185
  inRound('rest', 'squat', 15, 2), // 205
  inRound('work', 'squat', 45, 2), // 220
  inRound('rest', 'lunge', 15, 2, { number: 2 }), // 265
  inRound('work', 'lunge', 45, 2, { number: 2 }), // 280, changes sides from 300 to 305
  inRound('rest', 'squat', 15, 3), // 325
  inRound('work', 'squat', 45, 3), // 340
  inRound('rest', 'floor bridge', 15, 1, LAST), // 385
  inRound('breather', 'floor bridge', 30, 1, LAST), // 400
  inRound('set-up', 'floor bridge', 10, 1, LAST), // 430
  inRound('work', 'floor bridge', 45, 1, LAST), // 440
  inRound('rest', 'calf', 15, 1, LAST), // 485
  placedSegment('get-ready', 'calf', 5, 2), // 500
  placedSegment('stretch', 'calf', 40, 2), // 505
  placedSegment('stretch', 'breathe', 60, 2), // 545
];

describe('a workout', () => {
  test('at Names has the names, the sides and the end', () => {
    expect(spoken(WORKOUT, { talk: 'names' })).toEqual([
      '0.5 get-ready: ready',
      '2 name: march name',
      '55.5 name: circles name',
      '100.5 name: squat name',
      '145.8 name: lunge name',
      '147.9 side: lunge right',
      '180.5 side: lunge left',
      '205.8 name: squat name',
      '265.8 name: lunge name',
      '267.9 side: lunge right',
      '300.5 side: lunge left',
      '325.8 name: squat name',
      '427 name: floor bridge name',
      '485.8 name: calf name',
      '545.5 name: breathe name',
      '606.2 ending: the end',
    ]);
  });

  test('at Normal has what helps: how, breath, halves, time left, the way down and up', () => {
    expect(spoken(WORKOUT)).toEqual([
      '0.5 opening: welcome',
      '2.6 name: march name',
      '4.7 set-up: march set-up',
      '11 cue: march cue',
      '18.1 kind: kind work 3',
      '25.2 breath: march breath',
      '32.3 kind: kind any 2',
      '39.4 kind: kind any 1',
      '46.5 kind: kind work 2',
      '55.5 name: circles name',
      '57.6 set-up: circles set-up',
      '59.7 cue: circles cue',
      '66.8 breath: circles breath',
      '73.9 kind: kind work 1',
      '81 kind: kind work 4',
      '95.5 main: main',
      '100.5 name: squat name',
      '102.6 cue: squat cue',
      '109.7 breath: squat breath',
      '145.5 time-left: left.q1.8',
      '147.6 name: lunge name',
      '149.7 set-up: lunge set-up',
      '151.8 side: lunge right',
      '161 cue: lunge cue',
      '168.1 breath: lunge breath',
      '180.5 turn: change',
      '182 side: lunge left',
      '205.8 name: squat name',
      '221 breath: squat breath',
      '228.1 cue: squat cue',
      '265.8 name: lunge name',
      '267.9 side: lunge right',
      '281 breath: lunge breath',
      '288.1 cue: lunge cue',
      '300.5 turn: change',
      '302 side: lunge left',
      '325.5 time-left: left.q2.5',
      '327.6 name: squat name',
      '341 breath: squat breath',
      '348.1 cue: squat cue',
      '385.5 new-circuit: circuit',
      '387 kind: kind rest 2',
      '400.5 breather: breather',
      '427 position: stand to floor',
      '430.5 name: floor bridge name',
      '432.6 set-up: floor bridge set-up',
      '441 cue: floor bridge cue',
      '448.1 breath: floor bridge breath',
      '485.5 position: floor to stand',
      '487.6 main: settle floor',
      '489.7 time-left: left.q3.2',
      '491.8 name: calf name',
      '493.9 set-up: calf set-up',
      '500.5 main: cool',
      '506 cue: calf cue',
      '513.1 breath: calf breath',
      '545.5 name: breathe name',
      '547.6 set-up: breathe set-up',
      '549.7 cue: breathe cue',
      '556.8 breath: breathe breath',
      '606.2 ending: the end',
    ]);
  });

  test('at Full is told more closely', () => {
    expect(spoken(WORKOUT, { talk: 'full' }).filter((said) => !spoken(WORKOUT).includes(said))).toEqual([
      '17.35 kind: kind work 3',
      '23.7 breath: march breath',
      '30.05 kind: kind any 2',
      '36.4 kind: kind any 1',
      '42.75 kind: kind work 2',
      '49.1 kind: kind work 1',
      '66.05 breath: circles breath',
      '72.4 kind: kind work 4',
      '108.95 breath: squat breath',
      '167.35 breath: lunge breath',
      '227.35 cue: squat cue',
      '287.35 cue: lunge cue',
      '347.35 cue: squat cue',
      '447.35 breath: floor bridge breath',
      '512.35 breath: calf breath',
      '556.05 breath: breathe breath',
    ]);
  });

  test('is silent without talk, and without segments', () => {
    expect(spoken(WORKOUT, { talk: 'off' })).toEqual([]);
    expect(spoken([])).toEqual([]);
  });

  test('begins on the side that the member chooses', () => {
    const sides = (firstSide: 'left' | 'right') =>
      spoken(WORKOUT, { firstSide }).flatMap((said) => said.match(/(?<=side: ).*/) ?? []);
    expect(sides('left')).toEqual(['lunge left', 'lunge right', 'lunge left', 'lunge right']);
    expect(sides('right')).toEqual(['lunge right', 'lunge left', 'lunge right', 'lunge left']);
  });

  test('gives each line its text, its priority, and the time until the next line or tone', () => {
    const cues = coachSpeech(WORKOUT, { words: WORDS, talk: 'normal', seed: 1, firstSide: 'right' });
    expect(cues[0]).toEqual({
      atMs: 500,
      untilMs: 2_600,
      lineId: 'welcome',
      text: 'welcome.............',
      class: 'opening',
      priority: 2,
    });
    // The set-up may last until the count; the ending has twice its time.
    expect(cues.find(({ lineId }) => lineId === 'march set-up')?.untilMs).toBe(6_900);
    expect(cues.at(-1)).toEqual({
      atMs: 606_200,
      untilMs: 609_800,
      lineId: 'the end',
      text: 'the end.............',
      class: 'ending',
      priority: 0,
    });
  });

  test('has whole milliseconds', () => {
    const cues = coachSpeech(WORKOUT, { words: WORDS, talk: 'full', seed: 1, firstSide: 'right' });
    expect(cues.every(({ atMs, untilMs }) => Number.isInteger(atMs) && Number.isInteger(untilMs))).toBe(true);
  });

  test('has no end where the programme has none', () => {
    expect(spoken(WORKOUT, { words: { ...WORDS, endings: [] } }).at(-1)).toBe('556.8 breath: breathe breath');
  });
});

describe('from an instant on', () => {
  const from = (seconds: number, said: string[] = []) =>
    spoken(WORKOUT, {
      fromMs: seconds * 1000,
      said: said.map((lineId) => ({
        lineId,
        class: lineId.includes('name') ? 'name' : 'cue',
        atMs: seconds * 1000 - 9_000,
      })),
    });

  test('nothing of before is said, and all after it as ever', () => {
    expect(from(484).slice(0, 4)).toEqual([
      '485.5 position: floor to stand',
      '487.6 main: settle floor',
      '489.7 name: calf name',
      '491.8 set-up: calf set-up',
    ]);
    expect(from(900)).toEqual(['606.2 ending: the end']);
  });

  test('in a move its name is said at once, then what is told of it', () => {
    expect(from(350).slice(0, 3)).toEqual([
      '350 name: squat name',
      '357.1 kind: kind work 3',
      '364.2 kind: kind any 2',
    ]);
    expect(from(110).slice(0, 2)).toEqual(['110 name: squat name', '112.1 cue: squat cue']);
  });

  test('a move that was named last is not named again, but another one is', () => {
    expect(from(110, ['march name', 'squat name'])[0]).toBe('111 cue: squat cue');
    expect(from(110, ['squat name', 'march name']).some((said) => said.includes('110 name: squat'))).toBe(false);
    expect(from(110, ['squat cue'])[0]).toBe('110 name: squat name');
    const said = [
      { lineId: 'squat name', class: 'name' as const, atMs: 10_000 },
      { lineId: 'march cue', class: 'cue' as const, atMs: 60_000 },
    ];
    expect(spoken(WORKOUT, { fromMs: 110_000, said })[0]).toBe('111 cue: squat cue');
  });

  test('in the first side of a move that side is said, after it the other one only when it comes', () => {
    expect(from(170).slice(0, 3)).toEqual(['170 name: lunge name', '172.1 side: lunge right', '174.2 cue: lunge cue']);
    expect(from(190).some((said) => said.includes('side: lunge right') && Number.parseFloat(said) < 210)).toBe(false);
  });

  test('in a rest its lines are said from then on', () => {
    expect(from(270).slice(0, 2)).toEqual(['270.8 name: lunge name', '272.9 side: lunge right']);
  });
});

/** Any workout of moves of the fixture, with a warm-up, one circuit and a cool-down. */
const anyMove = fc.constantFrom('march', 'circles', 'squat', 'lunge', 'floor bridge', 'floor lunge');
const anyWorkout = fc
  .record({
    moves: fc.array(anyMove, { minLength: 1, maxLength: 4 }),
    rounds: fc.integer({ min: 1, max: 3 }),
    workSeconds: fc.integer({ min: 20, max: 60 }),
    restSeconds: fc.constantFrom(10, 15, 20, 45),
    setUpSeconds: fc.constantFrom(0, 10),
    ends: fc.tuple(anyMove, anyMove),
  })
  .map(({ moves, rounds, workSeconds, restSeconds, setUpSeconds, ends: [first, last] }): PlacedSegment[] => [
    placedSegment('get-ready', first, 10, 0),
    placedSegment('work', first, workSeconds, 0),
    placedSegment('get-ready', moves[0] as string, 5),
    ...Array.from({ length: rounds * moves.length }).flatMap((_, index, slots) => {
      const place = { rounds, number: (index % moves.length) + 1, count: moves.length };
      const round = Math.floor(index / moves.length) + 1;
      const move = moves[index % moves.length] as string;
      const next = index + 1 < slots.length ? (moves[(index + 1) % moves.length] as string) : last;
      return [
        ...(setUpSeconds ? [inRound('set-up', move, setUpSeconds, round, place)] : []),
        inRound('work', move, workSeconds, round, place),
        inRound('rest', next, restSeconds, round, place),
      ];
    }),
    placedSegment('get-ready', last, 5, 2),
    placedSegment('stretch', last, 40, 2),
  ]);

test.each(SPOKEN_TALK_LEVELS)(
  'at %s, in any workout, from any instant, nothing is said twice, at once or over the count',
  (talk) => {
    fc.assert(
      fc.property(anyWorkout, fc.nat(), fc.constantFrom(0, 30_000, 75_500), (segments, seed, fromMs) => {
        const cues = coachSpeech(segments, { words: WORDS, talk, seed, firstSide: 'left', fromMs });
        const lines = cues.slice(0, -1);
        expect(cues.at(-1)?.class).toBe('ending');
        for (const [index, { atMs, untilMs, lineId, text, class: kind }] of lines.entries()) {
          expect(atMs).toBeGreaterThanOrEqual(fromMs);
          expect(atMs + speakingMs(text)).toBeLessThanOrEqual(untilMs + 1);
          expect(untilMs).toBeLessThanOrEqual(cues[index + 1]?.atMs ?? 0);
          const again = lines.slice(index + 1).find((other) => other.lineId === lineId);
          expect(again === undefined || (kind !== 'kind' && again.atMs - atMs >= 60_000)).toBe(true);
        }
        let endMs = 0;
        for (const [index, segment] of segments.entries()) {
          endMs += segment.durationMs;
          const counts = isMove(segment) || isMove(segments[index + 1] ?? segment);
          const overCount = lines.filter(({ atMs, text }) => atMs < endMs && atMs + speakingMs(text) > endMs - 3_000);
          if (counts) expect(overCount).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  },
);

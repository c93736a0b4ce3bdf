import { describe, expect, test } from 'vitest';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import type { SpeechChoices } from './coach-speech.ts';
import { inRound, spoken, TALKING, WORDS } from './spoken-words.fixture.ts';

/** Without the time left, which has tests of its own. */
const TIMELESS = { ...WORDS, timeLeft: () => undefined };

/** What is said between the last two moves of these segments. */
function inGap(segments: readonly PlacedSegment[], choices: Partial<SpeechChoices> = {}): string[] {
  const lengthMs = (until: number) => segments.slice(0, until).reduce((sum, { durationMs }) => sum + durationMs, 0);
  const last = segments.slice(0, -1).findLastIndex(({ kind }) => kind === 'work' || kind === 'stretch');
  const [fromMs, untilMs] = [lengthMs(last + 1), lengthMs(segments.length - 1)];
  return spoken(segments, { words: TIMELESS, talk: 'full', ...choices }).filter((said) => {
    const atMs = Number.parseFloat(said) * 1000;
    return atMs >= fromMs && atMs < untilMs;
  });
}

/** A wait that leads to a move. */
function wait(kind: PlacedSegment['kind'], { halfway: _, ...next }: PlacedSegment, seconds: number): PlacedSegment {
  return { ...next, kind, durationMs: seconds * 1000 };
}

type Tuple<Item> = [Item, Item, Item, Item];
const linesOf = (said: readonly string[]) => said.map((each) => each.replace(/^.*: /, ''));

describe('the welcome', () => {
  const start = (readySeconds: number, ...more: PlacedSegment[]) => [
    placedSegment('get-ready', 'march', readySeconds, 0),
    placedSegment('work', 'march', 40, 0),
    ...more,
  ];

  test('fits a session: one that speaks of a warm-up needs a main part', () => {
    const openings = WORDS.openings.slice(1);
    const first = (segments: PlacedSegment[]) => spoken(segments, { words: { ...WORDS, openings } })[0];
    expect(first(start(10))).toBe('0.5 get-ready: ready');
    expect(first(start(10, placedSegment('work', 'squat', 40)))).toBe('0.5 opening: welcome, warm up');
  });

  test('is said once, and not after the session has begun', () => {
    const again = (fromMs: number, lineId: string) =>
      spoken(start(10), { fromMs, said: [{ lineId, class: 'opening', atMs: -5_000 }] })[0];
    expect(again(100, 'welcome, warm up')).toBe('0.5 get-ready: ready');
    expect(again(100, 'other')).toBe('0.5 opening: welcome');
    expect(spoken(start(10), { fromMs: 2_000 })[0]).toBe('2 opening: welcome');
  });

  test('is missing where there are no words for it', () => {
    expect(spoken(start(10), { words: { ...WORDS, openings: [] } })[0]).toBe('0.5 get-ready: ready');
  });

  test('comes only where a session begins by getting ready', () => {
    expect(spoken([placedSegment('work', 'march', 40, 0)])[0]).toBe('0.5 name: march name');
    const rested = [placedSegment('rest', 'march', 10, 0), placedSegment('work', 'march', 40, 0)];
    expect(spoken(rested, { words: TIMELESS })[0]).toBe('0.8 name: march name');
  });
});

test('the main part is announced as the member gets ready for it, and no other later step', () => {
  const ready = (step: 0 | 1) => [
    placedSegment('work', 'march', 20, 0),
    placedSegment('get-ready', 'squat', 10, step),
    placedSegment('work', 'squat', 40, step),
  ];
  expect(inGap(ready(1))[0]).toBe('20.5 main: main');
  expect(inGap(ready(1), { talk: 'names' })).toEqual(['20.5 name: squat name']);
  expect(linesOf(inGap(ready(0)))).toEqual(['squat name', 'squat set-up']);
});

describe('in a rest', () => {
  const rest = (seconds: number, next: PlacedSegment, last = inRound('work', 'squat', 40, 1, { number: 2 })) => [
    last,
    wait('rest', next, seconds),
    next,
  ];
  const lunge = (round: number, place: Partial<PlacedSegment['place']> = {}) =>
    inRound('work', 'lunge', 40, round, { number: 2, ...place });

  test('the last of several rounds is announced before its first move', () => {
    const announced = (round: number, place: Partial<PlacedSegment['place']>) =>
      linesOf(inGap(rest(20, inRound('work', 'lunge', 40, round, place)))).includes('last');
    expect(announced(3, { number: 1 })).toBe(true);
    expect([announced(3, { number: 2 }), announced(2, { number: 1 })]).toEqual([false, false]);
    expect(announced(1, { number: 1, rounds: 1 })).toBe(false);
  });

  test('a circuit’s last round is not called the last while another circuit comes', () => {
    const called = (circuit: string) => {
      const work = inRound('work', 'lunge', 40, 3, { circuit: 'A' });
      const segments = [...rest(20, work), inRound('work', 'squat', 40, 1, { circuit, rounds: 1 })];
      return linesOf(spoken(segments, { words: TIMELESS, talk: 'full' })).includes('last');
    };
    expect([called('A'), called('B')]).toEqual([true, false]);
  });

  test('the last round is none of warm-up and cool-down', () => {
    const next = { ...inRound('work', 'lunge', 40, 3), step: 0 as const };
    expect(linesOf(inGap(rest(20, next, { ...next, moveId: 'squat' })))).not.toContain('last');
  });

  test('a new circuit is announced, within the main part', () => {
    const circuit = (step: 0 | 1 | 2, from: string, to: string, nextStep = step) =>
      linesOf(
        inGap(
          rest(
            20,
            { ...lunge(2, { circuit: to }), step: nextStep },
            { ...inRound('work', 'squat', 40, 2, { circuit: from }), step },
          ),
        ),
      ).includes('circuit');
    expect(circuit(1, 'A', 'B')).toBe(true);
    expect([circuit(1, 'A', 'A'), circuit(0, 'A', 'B'), circuit(0, 'A', 'B', 1), circuit(1, 'A', 'B', 2)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('Full tells once a circuit how its second move is easier, and before its last round how the first is harder', () => {
    const roles = (segments: PlacedSegment[], talk: 'normal' | 'full' = 'full') =>
      inGap(segments, { talk, words: TALKING }).flatMap((said) => said.match(/(?<= )(easier|harder)(?=:)/g) ?? []);
    expect(roles(rest(20, lunge(1)))).toEqual(['easier']);
    expect(roles(rest(20, lunge(1)), 'normal')).toEqual([]);
    expect(roles(rest(20, lunge(2)))).toEqual([]);
    expect(roles(rest(20, inRound('work', 'lunge', 40, 3)))).toEqual(['harder']);
    expect(roles(rest(20, { ...lunge(1), step: 2 }))).toEqual([]);
    expect(roles(rest(20, lunge(1, { rounds: 1 })))).toEqual([]);
  });

  test('Full tells after every second move what it was for, once', () => {
    const why = (...moves: string[]) =>
      spoken(
        moves
          .flatMap((move) => [inRound('work', move, 40, 2), wait('rest', inRound('work', move, 40, 2), 20)])
          .concat(inRound('work', 'squat', 40, 2)),
        { talk: 'full', words: TALKING },
      ).filter((said) => said.includes('why:'));
    expect(why('squat')).toEqual([]);
    expect(why('squat', 'lunge').join()).toMatch(/why: lunge why/);
    expect(why('squat', 'lunge')).toHaveLength(1);
  });

  test('a kind word has room from 25 seconds on', () => {
    const kind = (seconds: number) =>
      inGap(rest(seconds, lunge(2)), { talk: 'normal' }).some((said) => said.includes('kind:'));
    expect([kind(24.999), kind(25)]).toEqual([false, true]);
  });

  test('the next move is named at once, from 30 seconds on thirteen before the end', () => {
    const named = (seconds: number) => inGap(rest(seconds, lunge(2)), { talk: 'names' })[0];
    expect(named(29)).toBe('40.8 name: lunge name');
    expect(named(30)).toBe('57 name: lunge name');
    expect(named(60)).toBe('87 name: lunge name');
  });

  test('a long one with time to set up names the move before that', () => {
    const next = lunge(2);
    const named = (setUpSeconds: number) =>
      inGap(rest(20, next).toSpliced(2, 0, wait('set-up', next, setUpSeconds)), { talk: 'names' })[0];
    expect([named(9), named(10), named(20)]).toEqual([
      '40.8 name: lunge name',
      '57 name: lunge name',
      '57 name: lunge name',
    ]);
  });

  test('how to set up is said in the first round, after another position or with time for it', () => {
    const setUp = (segments: PlacedSegment[]) => linesOf(inGap(segments)).includes('lunge set-up');
    expect(setUp(rest(20, lunge(1)))).toBe(true);
    expect(setUp(rest(20, lunge(2)))).toBe(false);
    expect(setUp(rest(20, lunge(2), inRound('work', 'floor bridge', 40, 2)))).toBe(true);
    expect(setUp(rest(10, lunge(2)).toSpliced(2, 0, wait('set-up', lunge(2), 10)))).toBe(true);
  });

  test('the side is named only where the move changes sides', () => {
    const plain = { ...lunge(2), halfway: 'half' as const };
    expect(linesOf(inGap(rest(20, plain)))).not.toContain('lunge right');
    expect(linesOf(inGap(rest(20, lunge(2))))).toContain('lunge right');
    const unnamed = { ...inRound('work', 'squat 2', 40, 2), halfway: 'switch-sides' as const };
    expect(inGap(rest(20, unnamed)).some((said) => said.includes('side:'))).toBe(false);
  });

  test('a breather is called as it begins, or as the member comes back in it', () => {
    const segments = rest(15, lunge(2)).toSpliced(2, 0, wait('breather', lunge(2), 30));
    expect(inGap(segments)).toContain('55.5 breather: breather');
    expect(inGap(segments, { fromMs: 58_000 })).toContain('58 breather: breather');
  });
});

describe('between the work and the cool-down', () => {
  const over = (last: string, next: string) => [
    inRound('work', last, 40, 3, { number: 2 }),
    placedSegment('rest', next, 15, 1),
    placedSegment('get-ready', next, 5, 2),
    placedSegment('stretch', next, 40, 2),
  ];

  test('a member who stands is told what to do, then how to get to the stretch', () => {
    expect(inGap(over('squat', 'floor stretch'), { talk: 'normal' })).toEqual([
      '40.5 main: settle stand',
      '42.6 position: stand to floor',
      '44.7 name: floor stretch name',
      '46.8 set-up: floor stretch set-up',
      '55.5 main: cool',
    ]);
  });

  test('a member on the floor is called to the stretch first of all', () => {
    expect(inGap(over('floor bridge', 'calf'), { talk: 'normal' })).toEqual([
      '40.5 position: floor to stand',
      '42.6 main: settle floor',
      '44.7 name: calf name',
      '46.8 set-up: calf set-up',
      '55.5 main: cool',
    ]);
    const short = over('floor bridge', 'calf').toSpliced(1, 2, placedSegment('rest', 'calf', 8, 1));
    expect(inGap(short, { talk: 'normal' })).toEqual(['40.5 position: floor to stand', '42.6 name: calf name']);
  });

  test('nobody who stays where they are is called anywhere', () => {
    expect(linesOf(inGap(over('floor bridge', 'floor stretch'), { talk: 'normal' }))[0]).toBe('settle floor');
  });

  test('without a rest nothing is settled, and without getting ready nobody is slowed down', () => {
    const [last, rest, ready, stretch] = over('floor bridge', 'calf') as Tuple<PlacedSegment>;
    const longer = { ...ready, durationMs: 15_000 };
    expect(linesOf(inGap([last, longer, stretch], { talk: 'normal' }))).toEqual([
      'floor to stand',
      'calf name',
      'calf set-up',
      'cool',
    ]);
    expect(linesOf(inGap([last, rest, stretch], { talk: 'normal' }))).not.toContain('cool');
    const toMain = [last, rest, { ...longer, step: 1 as const }, { ...stretch, step: 1 as const }];
    expect(linesOf(inGap(toMain, { talk: 'normal' })).filter((id) => ['cool', 'settle floor'].includes(id))).toEqual(
      [],
    );
  });
});

test('a long rest tells the time left when its quarter comes near', () => {
  const next = inRound('work', 'lunge', 40, 2, { number: 2 });
  // 400 seconds: the first quarter is at 100, near from 70 on.
  const segments = (restSeconds: number) => [
    inRound('work', 'squat', 40, 2, { number: 2 }),
    wait('rest', next, restSeconds),
    next,
    inRound('rest', 'squat', 320 - restSeconds, 2),
    inRound('work', 'squat', 0, 2),
  ];
  const told = (restSeconds: number) => spoken(segments(restSeconds)).filter((said) => said.includes('left.q1'));
  expect(told(61)).toEqual(['70 time-left: left.q1.6']);
  expect(told(60)).not.toEqual(['70 time-left: left.q1.6']);
});

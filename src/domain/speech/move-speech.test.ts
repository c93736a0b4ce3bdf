import { describe, expect, test } from 'vitest';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import type { SpeechChoices } from './coach-speech.ts';
import { inRound, line, spoken, TALKING, WORDS } from './spoken-words.fixture.ts';

const TIMELESS = { ...WORDS, timeLeft: () => undefined };

/** What is said in a move that comes after a rest of twenty seconds, counted from the start of the move; much follows. */
function during(move: PlacedSegment, { fromMs = -20_000, ...choices }: Partial<SpeechChoices> = {}): string[] {
  const { halfway: _, ...next } = move;
  const rest = { ...next, kind: 'rest' as const, durationMs: 20_000 };
  const segments = [rest, move, { ...rest, durationMs: 3_000_000 }];
  return spoken(segments, { words: TIMELESS, ...choices, fromMs: fromMs + 20_000 })
    .map((said) => `${Number((Number.parseFloat(said) - 20).toFixed(3))}${said.replace(/^[\d.]+/, '')}`)
    .filter((said) => Number.parseFloat(said) >= 0 && !said.includes('ending'));
}
const has = (text: string, ...of: Parameters<typeof during>) => during(...of).some((said) => said.includes(text));
/** Words in which the move has a name of so many letters. */
const longName = (moveId: string, letters: number) => ({
  ...TIMELESS,
  versionOf: () => ({ ...WORDS.versionOf(moveId, 'standard'), name: line('a long name'.padEnd(letters, '.')) }),
});
const squat = (seconds: number, round: number) => inRound('work', 'squat', seconds, round);
const half = (moveId: string, seconds: number): PlacedSegment => ({
  ...inRound('work', moveId, seconds, 1),
  halfway: 'half',
});

const withoutSeconds = (said: readonly string[]) => said.map((each) => each.replace(/^[\d.]+ /, ''));
const told = (move: PlacedSegment, talk: 'normal' | 'full' = 'normal') =>
  withoutSeconds(during(move, { words: TALKING, talk })).map((each) => each.replace(/ \d$/, ''));

describe('a move is told by its round', () => {
  const IN_TIME = ['phase: down', 'phase: up'];
  const BREATH_IN_TIME = ['phase: in', 'phase: out'];

  test('the first teaches it, the second mends it, the last carries', () => {
    expect(told(squat(40, 1))).toEqual([
      'cue: squat cue',
      ...IN_TIME,
      ...IN_TIME,
      'feel: squat feel',
      ...BREATH_IN_TIME,
      'kind: kind work',
    ]);
    expect(told(squat(40, 2))).toEqual([
      'middle: squat middle',
      ...IN_TIME,
      'breath: squat breath',
      ...BREATH_IN_TIME,
      'fault: squat fault',
      'kind: kind work',
    ]);
    expect(told(squat(40, 3))).toEqual([
      'last: squat last',
      ...IN_TIME,
      'fault: squat fault',
      'count: four',
      'count: three',
      'count: two',
      'count: one',
    ]);
  });

  test('the last of two is told as the second at first', () => {
    expect(told(inRound('work', 'squat', 40, 2, { rounds: 2 }))[0]).toBe('middle: squat middle');
  });

  test('Full has a second thing to feel and a fault in the first round', () => {
    expect(told(squat(60, 1)).join()).not.toContain('fault');
    expect(told(squat(60, 1), 'full').join()).toContain('fault: squat fault');
    expect(during(squat(60, 1), { words: TALKING, talk: 'full' }).join()).toMatch(/feel 1.*feel 2|feel 2.*feel 1/);
  });

  test('one that is done once has a line for its second half and its end there', () => {
    const once = during(inRound('work', 'squat', 60, 1, { rounds: 1 }), { words: TALKING, talk: 'full' });
    const at = (text: string) => Number.parseFloat(once.find((said) => said.includes(text)) ?? '');
    expect(at('middle:')).toBeGreaterThanOrEqual(30);
    expect(at('last:')).toBeGreaterThanOrEqual(39);
  });

  test('a stretch is told in time all along, without clock and count', () => {
    const calm = {
      ...TALKING,
      versionOf: (...of: Parameters<typeof TALKING.versionOf>) => ({ ...TALKING.versionOf(...of), isCalm: true }),
    };
    const said = during(placedSegment('stretch', 'squat', 60, 2), { words: calm, fromMs: 0 });
    expect(said.filter((each) => each.includes('phase: down')).length).toBeGreaterThan(6);
    expect(said.join()).not.toMatch(/ten-seconds|half|count/);
  });

  test('one with words for each repetition begins with the first of them and ends with the last', () => {
    const repetitions = ['first', 'second', 'end'].map((id) => [{ share: 0, line: line(id, 12), isOut: false }]);
    const paced = {
      ...TALKING,
      versionOf: (...of: Parameters<typeof TALKING.versionOf>) => ({
        ...TALKING.versionOf(...of),
        isCalm: true,
        beat: { loopMs: 10_000, isHeld: true, repetitions },
      }),
    };
    const words = (seconds: number) =>
      during(placedSegment('stretch', 'squat', seconds, 2), { words: paced }).filter((said) => said.includes('phase'));
    expect(words(40)).toEqual(['1 phase: first', '11 phase: second', '21 phase: end']);
    expect(words(61).map((said) => said.replace(/.*: /, ''))).toEqual([
      'first',
      'second',
      'first',
      'second',
      'first',
      'end',
    ]);
    expect(during(placedSegment('stretch', 'squat', 40, 2), { words: paced }).join()).not.toContain('cue');
  });
});

describe('the start of a move', () => {
  test('says how it is done in the first round', () => {
    expect([1, 2, 3].map((round) => during(squat(15, round))[0]?.replace(/ \d+$/, ''))).toEqual([
      '1 cue: squat cue',
      '1 breath: squat breath',
      '1 kind: kind work',
    ]);
  });

  test('has a kind word for any moment outside the main part', () => {
    const ended = { ...squat(30, 3), step: 2 as const };
    expect(during(ended).some((said) => said.includes('kind any'))).toBe(true);
    expect(during(ended).some((said) => said.includes('kind work'))).toBe(false);
  });

  test('comes within sixteen seconds, or not at all', () => {
    // The move is joined as it begins, so that its name is said first: one of 198 letters takes 15.15 s.
    const cue = (letters: number) =>
      during(squat(60, 1), { words: longName('squat', letters), fromMs: 0 }).find((said) => said.includes('cue:'));
    expect([cue(198), cue(199)]).toEqual(['15.95 cue: squat cue', undefined]);
  });
});

describe('a move that is joined', () => {
  test('within three seconds is told as if it had just begun', () => {
    expect(during(squat(15, 1), { fromMs: 3_000 }).slice(0, 2)).toEqual(['3 name: squat name', '5.1 cue: squat cue']);
  });

  test('of a stretch or warm-up is set up while it has just begun', () => {
    const swings = placedSegment('work', 'swings', 30, 0);
    const joined = (fromMs: number) => during(swings, { fromMs }).slice(0, 2);
    expect(joined(3_000)).toEqual(['3 name: swings name', '5.1 set-up: swings set-up']);
    expect(joined(3_001)).toEqual(['3.001 name: swings name', '5.101 cue: swings cue']);
    expect(has('set-up', { ...swings, step: 1 }, { fromMs: 0 })).toBe(false);
  });

  test('is set up within fifteen seconds', () => {
    // A name of 185 letters takes 14.175 s, from half a second on, and a breath.
    const isSetUp = (letters: number) =>
      has('set-up', placedSegment('work', 'swings', 60, 0), { words: longName('swings', letters), fromMs: 0 });
    expect([isSetUp(185), isSetUp(186)]).toEqual([true, false]);
  });

  test('is not named again where it was named last', () => {
    const said = [{ lineId: 'squat name', class: 'name' as const, atMs: -90_000 }];
    expect(has('name', squat(30, 1), { said, fromMs: 10_000 })).toBe(false);
    expect(has('name', squat(30, 1), { fromMs: 10_000 })).toBe(true);
    const other = [...said, { lineId: 'march name', class: 'name' as const, atMs: -80_000 }];
    expect(has('name', squat(30, 1), { said: other, fromMs: 10_000 })).toBe(true);
  });
});

describe('a move of two sides', () => {
  const lunge = (seconds: number) => inRound('work', 'lunge', seconds, 1);

  test('is called to change in the middle, then told the other side', () => {
    expect(during(lunge(45)).filter((said) => /turn|side/.test(said))).toEqual([
      '20.5 turn: change',
      '22 side: lunge left',
    ]);
    expect(during(lunge(45), { firstSide: 'left' })).toContain('22 side: lunge right');
  });

  test('is told its side alone where both lines are too long', () => {
    const words = { ...TIMELESS, callsOf: () => [line('a call of more than two seconds', 20)] };
    const long = during(lunge(45), { words }).filter((said) => Number.parseFloat(said) > 19);
    expect(long[0]).toBe('20.5 side: lunge left');
  });

  test('says the short form of a side where the long one was said just now', () => {
    const said = [{ lineId: 'lunge right', class: 'side' as const, atMs: 15_000 }];
    expect(during(lunge(45), { said, fromMs: 2_000 })[1]).toBe('4.1 side: right');
    // Later in the move the side is known.
    expect(has('side: right', lunge(45), { said, fromMs: 3_001 })).toBe(false);
    expect(has('side: lunge right', lunge(45), { fromMs: 3_001 })).toBe(true);
  });

  test('is told its first side only before the change', () => {
    const first = (fromMs: number) => has('side: lunge right', lunge(45), { fromMs });
    expect([first(15_000), first(20_000), first(21_000)]).toEqual([true, false, false]);
    const short = { ...lunge(45), moveId: 'squat' };
    expect(has('side', short, { fromMs: 1_000 })).toBe(false);
  });

  test('is told its side within eight seconds', () => {
    // A name of 92 letters takes 7.2 s, from half a second on, and a breath.
    const isTold = (letters: number) =>
      has('side: lunge right', lunge(60), { words: longName('lunge', letters), fromMs: 0 });
    expect([isTold(92), isTold(93)]).toEqual([true, false]);
  });
});

/** Sentences of the last minutes, without which the clock is not called. */
const ENOUGH = Array.from({ length: 30 }, (_, index) => ({
  lineId: `said ${index}`,
  class: 'cue' as const,
  atMs: index,
}));

describe('half time', () => {
  test('is told of moves of at least thirty seconds', () => {
    expect(during(half('squat', 30), { said: ENOUGH })).toContain('15.4 half: half');
    expect(has('half: half', half('squat', 29), { said: ENOUGH })).toBe(false);
    expect(has('half', squat(40, 1), { said: ENOUGH })).toBe(false);
  });

  test('is not told where the clock was called often, or little was said', () => {
    const twice = ENOUGH.map((line, index) => ({ ...line, class: index < 2 ? ('half' as const) : line.class }));
    expect(has('half: half', half('squat', 40), { said: ENOUGH.slice(28) })).toBe(false);
    expect(has('half: half', half('squat', 40), { said: twice })).toBe(false);
  });

  test('turns round what goes in a circle, however short', () => {
    expect(during(half('circles', 20))).toContain('10.4 turn: other');
    expect(has('half: half', half('circles', 40))).toBe(false);
  });

  test('is dropped where its call would come more than a second late', () => {
    const joined = (fromMs: number) => has('half: half', half('squat', 40), { fromMs, said: [...NAMED, ...ENOUGH] });
    expect([joined(21_200), joined(21_201)]).toEqual([true, false]);
  });
});

const NAMED = [{ lineId: 'squat name', class: 'name' as const, atMs: -5_000 }];

describe('the last ten seconds', () => {
  const called = (...[move, choices]: Parameters<typeof during>) =>
    during(move, { ...choices, said: [...NAMED, { lineId: 'squat cue', class: 'cue', atMs: 0 }, ...ENOUGH] }).filter(
      (said) => said.includes('ten-seconds'),
    );

  test('are called eleven seconds before the end, from twenty seconds on', () => {
    expect(called(squat(20, 1))).toEqual(['9 ten-seconds: ten']);
    expect(called(squat(19, 1))).toEqual([]);
    expect(called(squat(45, 1))).toEqual(['34 ten-seconds: ten']);
  });

  test('are not called late', () => {
    expect([35_200, 35_201].map((fromMs) => called(squat(45, 1), { fromMs }).length)).toEqual([1, 0]);
  });

  test('give way to half time, to a change of sides and to a count', () => {
    expect(called(half('squat', 45))).toEqual([]);
    expect(called(inRound('work', 'lunge', 45, 1))).toEqual([]);
    expect(called(squat(45, 3), { words: TALKING })).toEqual([]);
  });
});

describe('the time left', () => {
  const told = (step: 0 | 1 | 2, ...seconds: number[]) =>
    spoken([
      ...seconds.map((length, index) => placedSegment('work', `move ${index}`, length, step)),
      placedSegment('work', 'main part', 0.001),
    ])
      .flatMap((said) => said.match(/^[\d.]+(?= time-left)/) ?? [])
      .map((second) => Number(Number(second).toFixed(1)));

  test('is said within warm-up and cool-down four seconds before its quarter', () => {
    expect(told(0, 150, 330, 300, 420)).toEqual([296, 596, 896]);
    expect(told(2, 150, 330, 300, 420)).toEqual([296, 596, 896]);
    expect(told(1, 150, 330, 300, 420)).toEqual([]);
  });

  test('comes after what is said of a move that has just begun', () => {
    expect(told(0, 98, 302)[0]).toBe(104.8);
  });

  test('waits for the next move where the quarter comes as one ends', () => {
    expect(told(0, 100, 100, 200)).toEqual([106.8, 206.8]);
  });
});

describe('a silence', () => {
  const longest = (said: readonly string[], seconds: number) => {
    const at = [0, ...said.map(Number.parseFloat), seconds];
    return Math.max(...at.slice(1).map((each, index) => each - (at[index] ?? 0)));
  };

  test('is filled while there is something to say, from line to line and over a tone; at Names it stays', () => {
    for (const [talk, seconds] of [
      ['normal', 13],
      ['full', 11],
    ] as const) {
      const said = during(half('squat', 120), { words: TALKING, talk });
      expect(longest(said, 120)).toBeLessThanOrEqual(seconds);
    }
    expect(during(half('squat', 120), { words: TALKING, talk: 'names' })).toEqual([]);
  });

  test('stays where there are no words for it', () => {
    expect(withoutSeconds(during(squat(180, 1), { words: { ...TIMELESS, kind: [] } }))).toEqual([
      'cue: squat cue',
      'breath: squat breath',
    ]);
  });

  test('is filled with kind words that fit the moment', () => {
    const stretch = { ...squat(180, 1), kind: 'stretch' as const, step: 2 as const };
    expect(has('kind work', stretch)).toBe(false);
    expect(has('kind any', stretch)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import type { SpeechChoices } from './coach-speech.ts';
import { inRound, line, spoken, WORDS } from './spoken-words.fixture.ts';

const TIMELESS = { ...WORDS, timeLeft: () => undefined };

/** What is said in a move that comes after a rest of twenty seconds, counted from the start of the move. */
function during(move: PlacedSegment, { fromMs = -20_000, ...choices }: Partial<SpeechChoices> = {}): string[] {
  const { halfway: _, ...next } = move;
  const segments = [{ ...next, kind: 'rest' as const, durationMs: 20_000 }, move];
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

describe('the start of a move', () => {
  test('says how it is done in the first round, how to breathe in the second, and then a kind word', () => {
    expect([1, 2, 3, 4].map((round) => during(squat(15, round))[0]?.replace(/ \d+$/, ''))).toEqual([
      '1 cue: squat cue',
      '1 breath: squat breath',
      '1 kind: kind work',
      '1 kind: kind work',
    ]);
  });

  test('says how it is done in every round at Full', () => {
    expect([2, 3].map((round) => during(squat(15, round), { talk: 'full' })[0])).toEqual([
      '1 cue: squat cue',
      '1 cue: squat cue',
    ]);
  });

  test('has a kind word for any moment outside the main part', () => {
    const ended = { ...squat(15, 3), step: 2 as const };
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
    expect(during(squat(15, 2), { fromMs: 3_000 })).toEqual(['3 name: squat name', '5.1 breath: squat breath']);
    expect(during(squat(15, 2), { fromMs: 3_001 })).toEqual(['3.001 name: squat name']);
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
    expect(during(lunge(45)).filter((said) => /half|side/.test(said))).toEqual([
      '20.5 half: change',
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

describe('half time', () => {
  test('is told of moves of at least thirty seconds', () => {
    expect(during(half('squat', 30))).toContain('15.4 half: half');
    expect(has('half: half', half('squat', 29))).toBe(false);
    expect(has('half', squat(40, 1))).toBe(false);
  });

  test('turns round what goes in a circle, however short', () => {
    expect(during(half('circles', 20))).toContain('10.4 half: other');
    expect(has('half: half', half('circles', 40))).toBe(false);
  });

  test('is dropped where its call would come more than a second late', () => {
    const joined = (fromMs: number) => has('half: half', half('squat', 40), { fromMs, talk: 'normal', said: NAMED });
    expect([joined(21_200), joined(21_201)]).toEqual([true, false]);
  });
});

const NAMED = [{ lineId: 'squat name', class: 'name' as const, atMs: -5_000 }];

describe('the last ten seconds', () => {
  test('are called eleven seconds before the end, from twenty seconds on', () => {
    expect(during(squat(20, 1))).toContain('9 ten-seconds: ten');
    expect(has('ten-seconds', squat(19, 1))).toBe(false);
    expect(during(squat(45, 1))).toContain('34 ten-seconds: ten');
  });

  test('are not called late', () => {
    const joined = (fromMs: number) => has('ten-seconds', squat(45, 1), { fromMs, said: NAMED });
    expect([joined(35_200), joined(35_201)]).toEqual([true, false]);
  });
});

describe('the time left', () => {
  const told = (step: 0 | 1 | 2, ...seconds: number[]) =>
    spoken(seconds.map((length, index) => placedSegment('work', `move ${index}`, length, step)))
      .flatMap((said) => said.match(/^[\d.]+(?= time-left)/) ?? [])
      .map(Number);

  test('is said within warm-up and cool-down four seconds before its quarter', () => {
    expect(told(0, 50, 110, 100, 140)).toEqual([96, 196, 296]);
    expect(told(2, 50, 110, 100, 140)).toEqual([96, 196, 296]);
    expect(told(1, 50, 110, 100, 140)).toEqual([]);
  });

  test('comes after what is said of a move that has just begun', () => {
    expect(told(0, 98, 302)[0]).toBe(104.8);
  });

  test('waits for the next move where the quarter comes as one ends', () => {
    expect(told(0, 100, 100, 200)).toEqual([106.8, 206.8]);
  });
});

describe('a silence', () => {
  test('of more than twenty seconds is filled at Normal, of more than fourteen at Full, and stays at Names', () => {
    const named = { said: [...NAMED, { lineId: 'squat cue', class: 'cue' as const, atMs: 19_000 }] };
    // Words that take no second, so that they would find room in any silence.
    const words = { ...TIMELESS, kind: ['Yes.', 'Go.'].map((text) => ({ id: text, text, fits: 'any' as const })) };
    const filled = (seconds: number, talk: 'names' | 'normal' | 'full') =>
      during(placedSegment('work', 'squat', seconds), { words, talk, ...named, fromMs: 0 }).length > 0;
    expect([filled(14, 'full'), filled(14.1, 'full')]).toEqual([false, true]);
    expect([filled(19.9, 'normal'), filled(60, 'names')]).toEqual([false, false]);
  });

  test('is measured from line to line', () => {
    // The cue is over at 2.8 s, the last ten seconds are called eleven before the end.
    const kind = [{ id: 'Yes.', text: 'Yes.', fits: 'any' as const }];
    const versionOf = () => ({ ...WORDS.versionOf('squat', 'standard'), breath: { id: 'Out.', text: 'Out.' } });
    const filled = (seconds: number) =>
      has('Out.', squat(seconds, 1), { words: { ...TIMELESS, kind, versionOf }, talk: 'full' });
    expect([filled(27.8), filled(27.9)]).toEqual([false, true]);
  });

  test('is filled by how to breathe, how it is done, and then by kind words, each once', () => {
    expect(during(squat(180, 1)).map((said) => said.replace(/ \d$/, ''))).toEqual([
      '1 cue: squat cue',
      '20.267 breath: squat breath',
      '39.433 kind: kind work',
      '58.486 kind: kind any',
      '77.405 kind: kind any',
      '96.164 kind: kind work',
      '114.723 kind: kind work',
      '133.015 kind: kind work',
      '169 ten-seconds: ten',
    ]);
  });

  test('takes the first word that is over a breath before the next line', () => {
    // From 15.3 s on, until the call for ten seconds at 49: one of 438 letters takes 33.15 s, one of 446 ends as the call begins.
    const filled = (letters: number) => {
      const breath = line('a long breath'.padEnd(letters, '.'));
      const words = { ...TIMELESS, versionOf: () => ({ ...WORDS.versionOf('squat', 'standard'), breath }) };
      const said = [...NAMED, { lineId: 'squat cue', class: 'cue' as const, atMs: 19_000 }];
      return during(squat(60, 1), { words, said, fromMs: 0 }).map((each) => each.replace(/: .*/, ''));
    };
    expect(filled(438)).toEqual(['15.333 breath', '49 ten-seconds']);
    expect(filled(446)).not.toContain('15.333 breath');
    expect(filled(446)[0]).toBe('15.333 kind');
  });

  test('stays where there are no words for it', () => {
    const words = { ...TIMELESS, kind: [] };
    expect(during(squat(180, 1), { words })).toEqual([
      '1 cue: squat cue',
      '20.267 breath: squat breath',
      '169 ten-seconds: ten',
    ]);
  });

  test('is filled with kind words that fit the moment', () => {
    const stretch = { ...squat(180, 1), kind: 'stretch' as const, step: 2 as const };
    expect(has('kind work', stretch)).toBe(false);
    expect(has('kind any', stretch)).toBe(true);
  });
});

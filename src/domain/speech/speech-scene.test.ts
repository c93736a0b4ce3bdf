import { describe, expect, test } from 'vitest';
import { createSpeechMemory } from './speech-memory.ts';
import {
  called,
  kindWord,
  note,
  preferred,
  quartersFrom,
  type SpeechScene,
  said,
  timeLeft,
  wished,
} from './speech-scene.ts';
import { line, WORDS } from './spoken-words.fixture.ts';

/** A session of 20 minutes, with quarters at 300, 600 and 900 seconds. */
const TOTAL_MS = 1_200_000;
const scene = (more: Partial<SpeechScene> = {}): SpeechScene => ({
  words: WORDS,
  talk: 'normal',
  firstSide: 'right',
  memory: createSpeechMemory(1, []),
  totalMs: TOTAL_MS,
  hasWarmUp: true,
  fromMs: 0,
  named: undefined,
  quarters: quartersFrom(TOTAL_MS, 0),
  sentences: [],
  rounds: () => [],
  inTimeFromMs: 0,
  namedAt: [],
  isInLastRound: () => false,
  due: [],
  moves: 0,
  told: new Set(),
  ...more,
});
const placed = (id: string, spoken: 'name' | 'time-left' | 'cue', atMs = 1_000) => ({
  line: line(id),
  class: spoken,
  earliestMs: 0,
  latestMs: 0,
  atMs,
  endMs: atMs,
  openUntilMs: atMs,
});

describe('the time left', () => {
  const told = (atSeconds: number, at = scene(), againSeconds = 400) =>
    timeLeft(at, atSeconds * 1000, againSeconds * 1000);

  test('may be said from 30 seconds before a quarter until 90 after it', () => {
    expect(told(269.999)).toBeUndefined();
    expect(told(270)).toEqual({
      line: line('left.q1.16'),
      class: 'time-left',
      earliestMs: 270_000,
      latestMs: 390_000,
    });
    expect(told(390)?.line.id).toBe('left.q1.14');
    expect(told(390.001)).toBeUndefined();
    expect(told(900)?.line.id).toBe('left.q3.5');
  });

  test('goes before the set-up once its quarter is over', () => {
    expect(told(300)).not.toHaveProperty('priority');
    expect(told(300.001)?.priority).toBe(2);
  });

  test('waits for its next chance where the clock was called just now, and for none that is too late', () => {
    const at = scene({ sentences: [{ class: 'last-round', atMs: 250_000 }] });
    expect(told(280, at, 390)).toBeUndefined();
    expect(told(280, at, 390.001)).toBeDefined();
    const talked = Array.from({ length: 12 }, () => ({ class: 'feel' as const, atMs: 260_000 }));
    expect(told(280, scene({ sentences: [...at.sentences, ...talked] }), 390)).toBeDefined();
    expect(told(280, scene({ sentences: [...at.sentences, ...talked.slice(1)] }), 390)).toBeUndefined();
  });

  test('is said once for each quarter', () => {
    const at = scene();
    note(at, [placed('left.q1.15', 'time-left')]);
    expect(told(300, at)).toBeUndefined();
    expect(told(600, at)?.line.id).toBe('left.q2.10');
  });

  test('stays unsaid where the programme has no words for it', () => {
    expect(told(300, scene({ words: { ...WORDS, timeLeft: () => undefined } }))).toBeUndefined();
  });

  test('is to be said at each quarter, after a jump at those that are not near yet', () => {
    const quarters = (fromMs: number) => quartersFrom(TOTAL_MS, fromMs).map(({ quarter, atMs }) => [quarter, atMs]);
    expect(quarters(0)).toEqual([
      [1, 300_000],
      [2, 600_000],
      [3, 900_000],
    ]);
    expect(quarters(270_000)).toHaveLength(3);
    expect(quarters(270_001)).toEqual(quarters(0).slice(1));
    expect(quartersFrom(60_000, 0)).toHaveLength(3);
  });
});

test('a line that was said is remembered, and so is the last name', () => {
  const at = scene();
  note(at, [placed('squat name', 'name'), placed('squat cue', 'cue')]);
  expect(at.named).toBe('squat name');
  expect(at.memory.isNew(line('squat cue'))).toBe(false);
  expect(at.quarters).toHaveLength(3);
});

describe('a wish', () => {
  const lines = [line('one'), line('two')];

  test('is for a line that was not said just now, and has no end unless one is given', () => {
    expect(wished(scene(), 'cue', [line('one')], 500)).toEqual({
      line: line('one'),
      class: 'cue',
      earliestMs: 500,
      latestMs: Number.POSITIVE_INFINITY,
    });
    expect(called(scene(), 'half', 'half', 500, 700)).toMatchObject({ line: { id: 'half' }, latestMs: 700 });
    const memory = createSpeechMemory(1, [{ lineId: 'one', atMs: 0 }]);
    expect(wished(scene({ memory }), 'cue', [line('one')], 500)).toBeUndefined();
  });

  test('prefers the first of its lines', () => {
    expect(preferred(scene(), 'side', lines, 500)).toEqual({
      line: line('one'),
      class: 'side',
      earliestMs: 500,
      latestMs: Number.POSITIVE_INFINITY,
    });
    const memory = createSpeechMemory(1, [{ lineId: 'one', atMs: 0 }]);
    expect(preferred(scene({ memory }), 'side', lines, 500)?.line.id).toBe('two');
    expect(preferred(scene(), 'side', [], 500)).toBeUndefined();
  });

  test('counts only where its class is said', () => {
    const wish = wished(scene(), 'cue', lines, 0);
    expect(said(scene(), [undefined, wish])).toEqual([wish]);
    expect(said(scene({ talk: 'names' }), [undefined, wish])).toEqual([]);
  });
});

describe('a kind word', () => {
  const all = (moment: 'work' | 'rest' | 'any') => {
    const at = scene();
    const ids: string[] = [];
    for (let word = kindWord(at, moment, 0); word; word = kindWord(at, moment, 0)) {
      ids.push(word.line.id);
      at.memory.note(word.line, 0);
    }
    return ids.sort();
  };

  test('fits its moment, and is said once', () => {
    expect(all('rest')).toEqual(['kind any 1', 'kind any 2', 'kind rest 1', 'kind rest 2']);
    expect(all('any')).toEqual(['kind any 1', 'kind any 2']);
    expect(all('work')).toHaveLength(6);
  });

  test('is none that is taken already', () => {
    const used = new Set(['kind any 1']);
    expect(kindWord(scene(), 'any', 700, used)).toEqual({
      line: expect.objectContaining({ id: 'kind any 2' }),
      class: 'kind',
      earliestMs: 700,
      latestMs: Number.POSITIVE_INFINITY,
    });
  });
});

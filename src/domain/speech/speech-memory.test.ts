import { describe, expect, test } from 'vitest';
import { createSpeechMemory } from './speech-memory.ts';
import { SAME_TEXT_MS } from './speech-rules.ts';
import { line } from './spoken-words.fixture.ts';

const LINE = { id: 'march.easier.name', text: 'March.' };

test('what was said twice before counts from the later time, in whatever order it is told', () => {
  for (const times of [
    [1_000, 5_000],
    [5_000, 1_000],
  ]) {
    const memory = createSpeechMemory(
      7,
      times.map((atMs) => ({ lineId: LINE.id, atMs })),
    );
    expect(memory.isNew(LINE)).toBe(false);
    expect(memory.isFresh(LINE, 5_000 + SAME_TEXT_MS - 1)).toBe(false);
    expect(memory.isFresh(LINE, 5_000 + SAME_TEXT_MS)).toBe(true);
  }
});

describe('a choice among wordings', () => {
  const WORDINGS = ['ten.1', 'ten.2', 'ten.3'].map((id) => line(id));
  const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id).join(' ');

  test('takes one that was never said, then the one that was said longest ago', () => {
    const memory = createSpeechMemory(1, [
      { lineId: 'ten.1', atMs: 5_000 },
      { lineId: 'ten.2', atMs: 1_000 },
    ]);
    expect(memory.pick(WORDINGS, 6_000)?.id).toBe('ten.3');
    memory.note(WORDINGS[2] as (typeof WORDINGS)[number], 6_000);
    expect(memory.pick(WORDINGS, 61_000)?.id).toBe('ten.2');
    expect(memory.pick(WORDINGS, 60_999)).toBeUndefined();
    expect(memory.pick([], 0)).toBeUndefined();
  });

  test('is new until it was said, at whatever time', () => {
    const memory = createSpeechMemory(1, []);
    const [first] = WORDINGS as [(typeof WORDINGS)[number]];
    expect([memory.isNew(first), memory.isFresh(first, 0)]).toEqual([true, true]);
    memory.note(first, 0);
    expect([memory.isNew(first), memory.isFresh(first, 1)]).toEqual([false, false]);
    expect(memory.isFresh(first, SAME_TEXT_MS)).toBe(true);
  });

  test('is the same for the same seed, today as ever, and takes no side over many', () => {
    const orders = Array.from({ length: 600 }, (_, seed) => ids(createSpeechMemory(seed, []).shuffled(WORDINGS)));
    expect(orders.slice(0, 6)).toEqual([
      'ten.2 ten.1 ten.3',
      'ten.3 ten.2 ten.1',
      'ten.3 ten.1 ten.2',
      'ten.3 ten.1 ten.2',
      'ten.3 ten.1 ten.2',
      'ten.1 ten.3 ten.2',
    ]);
    const counts = new Map<string, number>();
    for (const order of orders) counts.set(order, (counts.get(order) ?? 0) + 1);
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(40);
    expect(createSpeechMemory(3, []).pick(WORDINGS, 0)).toBe(createSpeechMemory(3, []).shuffled(WORDINGS)[0]);
  });
});

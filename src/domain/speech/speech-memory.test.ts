import { expect, test } from 'vitest';
import { createSpeechMemory } from './speech-memory.ts';
import { SAME_TEXT_MS } from './speech-rules.ts';

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

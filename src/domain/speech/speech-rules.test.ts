import { expect, test } from 'vitest';
import { isSaidAt, priorityOf } from './speech-rules.ts';
import { CUE_LIMITS, lettersIn, type SpokenClass, speakingMs } from './spoken-cue.ts';

test.each<[SpokenClass, priority: number, from: 'names' | 'normal' | 'full']>([
  ['name', 0, 'names'],
  ['ending', 0, 'names'],
  ['needed', 0, 'names'],
  ['side', 1, 'names'],
  ['last-round', 2, 'names'],
  ['get-ready', 2, 'names'],
  ['opening', 2, 'normal'],
  ['main', 3, 'normal'],
  ['set-up', 3, 'normal'],
  ['time-left', 4, 'normal'],
  ['cue', 4, 'normal'],
  ['ten-seconds', 4, 'normal'],
  ['breath', 5, 'normal'],
  ['breather', 5, 'normal'],
  ['half', 5, 'normal'],
  ['turn', 5, 'normal'],
  ['position', 6, 'normal'],
  ['new-circuit', 7, 'normal'],
  ['feel', 5, 'normal'],
  ['phase', 5, 'normal'],
  ['count', 4, 'normal'],
  ['why', 8, 'full'],
  ['easier', 8, 'full'],
  ['harder', 8, 'full'],
  ['kind', 9, 'normal'],
])('%s has priority %i, and is said from %s on', (spoken, priority, from) => {
  expect(priorityOf(spoken)).toBe(priority);
  const levels = ['off', 'names', 'normal', 'full'] as const;
  expect(levels.filter((talk) => isSaidAt(spoken, talk))).toEqual(levels.slice(levels.indexOf(from)));
});

test('a text takes its letters and a pause, and a time holds so many letters without the full stop', () => {
  expect(speakingMs('Squat.')).toBe(750);
  expect(lettersIn(speakingMs('Squat.'))).toBe('Squat'.length);
  expect(lettersIn(749)).toBe(4);
  expect(lettersIn(CUE_LIMITS.ms)).toBe(51);
  expect(CUE_LIMITS.words).toBe(9);
});

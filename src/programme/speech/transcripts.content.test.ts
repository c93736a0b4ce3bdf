import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SPOKEN_TALK_LEVELS } from '#domain/speech/spoken-cue.ts';
import {
  everyTranscript,
  faultsOf,
  measured,
  ownTranscripts,
  speechRanges,
  speechTable,
} from './transcript.fixture.ts';

const LENGTHS = ['full', '15', '10'] as const;

describe.each(SPOKEN_TALK_LEVELS)('everything that is said at %s', (talk) => {
  test.each(LENGTHS)(
    'in every workout of both editions, in length %s, at every level, with either warm-up, is as it should be',
    (length) => {
      const transcripts = everyTranscript(talk, length);
      expect(transcripts).toHaveLength(2 * 12 * 3 * 2);
      expect(transcripts.flatMap(faultsOf)).toEqual([]);
    },
  );

  test.each(LENGTHS)('as well as with levels, sides, swaps and limits of her own, in length %s', (length) => {
    const transcripts = ownTranscripts(talk, length);
    expect(transcripts.length).toBeGreaterThan(2 * 12 * 15);
    expect(transcripts.flatMap(faultsOf)).toEqual([]);
  });
});

test('off is silence', () => {
  expect(everyTranscript('off', '10').flatMap(({ cues }) => cues)).toEqual([]);
});

test('more talk is more words', () => {
  const words = SPOKEN_TALK_LEVELS.map((talk) =>
    everyTranscript(talk, '15').reduce((sum, each) => sum + measured(each).words, 0),
  );
  expect(words).toEqual([...words].sort((one, other) => one - other));
});

test('how much is said is what it was; `vitest run src/programme/speech/transcripts.content.test.ts -u` writes it anew', async () => {
  await expect(speechTable()).toMatchFileSnapshot('./how-much-is-said.tsv');
});

test('the table in the documentation is what comes out', () => {
  const page = readFileSync(new URL('../../../docs/coach-speech.md', import.meta.url), 'utf8');
  expect(page).toContain(speechRanges());
});

import { describe, expect, test, vi } from 'vitest';
import { fakeSpeech } from './device-voice.fixture.ts';
import { createDeviceVoice } from './device-voice.ts';
import { SYSTEMS } from './voice-rank.fixture.ts';
import type { RankedVoice } from './voice-rank.ts';

type Ordered = (voices: readonly RankedVoice[]) => RankedVoice[];
const ORDERS: Record<string, Ordered> = {
  'as they come': (voices) => [...voices],
  'the other way round': (voices) => voices.toReversed(),
  'by name': (voices) => voices.toSorted((a, b) => a.name.localeCompare(b.name)),
  'by language': (voices) => voices.toSorted((a, b) => a.lang.localeCompare(b.lang)),
};

describe.each(Object.entries(ORDERS))('with voices %s', (_, ordered) => {
  test.each(SYSTEMS)('$system speaks as $best, and without a network as $offline', ({ voices, best, offline }) => {
    const { synthesis, Utterance, spokenBy } = fakeSpeech(ordered(voices));
    const voice = createDeviceVoice(
      synthesis,
      (text) => new Utterance(text),
      () => undefined,
      () => 1,
    );
    voice.say(['Half way'], 5_000);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    voice.say(['Half way'], 5_000);
    expect(spokenBy).toEqual([best, offline]);
  });
});

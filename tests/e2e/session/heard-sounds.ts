import type { Page } from '@playwright/test';

/** What a page gave to the audio clock: when, in seconds of that clock, and how long (recorded lines) or how high (tones). */
export interface HeardSounds {
  tones: { at: number; hertz: number }[];
  lines: { at: number; seconds: number }[];
  /** What the device's own voice was asked to say, and when by the page's clock. */
  spoken: { text: string; atMs: number }[];
}

/** Notes what is heard in this page from its next load on; its device has one British voice. */
export async function noteSounds(page: Page): Promise<() => Promise<HeardSounds>> {
  await page.addInitScript(() => {
    const heard: HeardSounds = { tones: [], lines: [], spoken: [] };
    const { start } = OscillatorNode.prototype;
    const startLine = AudioBufferSourceNode.prototype.start;
    OscillatorNode.prototype.start = function (at = 0) {
      heard.tones.push({ at, hertz: this.frequency.value });
      start.call(this, at);
    };
    AudioBufferSourceNode.prototype.start = function (at = 0) {
      heard.lines.push({ at, seconds: this.buffer?.duration ?? 0 });
      startLine.call(this, at);
    };
    const voice = { name: 'Kate', lang: 'en-GB', voiceURI: 'Kate', localService: true, default: true };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => void (text.trim() && heard.spoken.push({ text, atMs: performance.now() })),
      cancel: () => undefined,
    });
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { heard, SpeechSynthesisUtterance: Utterance });
  });
  return () => page.evaluate(() => (window as unknown as { heard: HeardSounds }).heard);
}

import type { Page } from '@playwright/test';

/** What a session did, by the page's steady clock in milliseconds. */
export interface SessionNotes {
  /** When Start was pressed. */
  tappedAt: number;
  /** When the first digits stood there: the session's clock starts with its screen. */
  startedAt: number;
  /** When the digits changed. */
  digits: number[];
  felt: { at: number; pattern: number[] }[];
  /** `audioSeconds`: the instant of the audio clock at which it sounds. */
  heard: { audioSeconds: number; isTakenBack: boolean }[];
  /** The two clocks side by side, four times a second. */
  clocks: { at: number; audioSeconds: number }[];
  /** What was kept on the device: by the device's clock, how much was still to come. */
  places: { savedAt: number; leftMs: number }[];
  longTasks: { at: number; ms: number; scripts: string[] }[];
}

export const notesOf = (page: Page): Promise<SessionNotes> =>
  page.evaluate(() => (window as unknown as { sessionNotes: SessionNotes }).sessionNotes);

/** Runs in the page before anything of ours does; changes nothing of what the session does. */
export function noteSession(): void {
  const notes: SessionNotes = {
    tappedAt: 0,
    startedAt: 0,
    digits: [],
    felt: [],
    heard: [],
    clocks: [],
    places: [],
    longTasks: [],
  };
  Object.assign(window, { sessionNotes: notes });
  const isStart = ({ target }: Event) => target instanceof Element && target.closest('button')?.textContent === 'Start';
  addEventListener('click', (event) => isStart(event) && Object.assign(notes, { tappedAt: performance.now() }), true);
  noteDigits();
  noteCues();
  notePlaces();
  noteLongTasks();

  function noteDigits() {
    let before: string | undefined;
    const look = () => {
      const digits = document.querySelector('[role="timer"]')?.textContent ?? undefined;
      if (digits !== before && digits !== undefined) notes.digits.push(performance.now());
      notes.startedAt = notes.digits[0] ?? 0;
      before = digits;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }
  function noteCues() {
    navigator.vibrate = (pattern) => {
      notes.felt.push({ at: performance.now(), pattern: [pattern].flat() as number[] });
      return true;
    };
    const tones = new Map<OscillatorNode, SessionNotes['heard'][number]>();
    let context: BaseAudioContext | undefined;
    const { start, stop } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (audioSeconds = 0) {
      context = this.context;
      const tone = { audioSeconds, isTakenBack: false };
      notes.heard.push(tone);
      tones.set(this, tone);
      this.addEventListener('ended', () => tones.delete(this));
      start.call(this, audioSeconds);
    };
    OscillatorNode.prototype.stop = function (at = 0) {
      const tone = tones.get(this);
      if (tone && at === 0) tone.isTakenBack = true;
      stop.call(this, at);
    };
    const side = () => context && notes.clocks.push({ at: performance.now(), audioSeconds: context.currentTime });
    setInterval(side, 250);
  }
  function notePlaces() {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (typeof value?.leftMs === 'number') notes.places.push({ savedAt: value.savedAt, leftMs: value.leftMs });
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
  }
  function noteLongTasks() {
    type Frame = PerformanceEntry & { scripts: { invoker: string; sourceURL: string; duration: number }[] };
    const nameOf = ({ invoker, sourceURL, duration }: Frame['scripts'][number]) =>
      `${Math.round(duration)} ms ${invoker} ${sourceURL.split('/').at(-1)}`;
    const frames: Frame[] = [];
    new PerformanceObserver((list) => frames.push(...(list.getEntries() as Frame[]))).observe({
      type: 'long-animation-frame',
    });
    new PerformanceObserver((list) => {
      for (const { startTime: at, duration: ms } of list.getEntries()) {
        const frame = frames.findLast((one) => one.startTime <= at + ms && one.startTime + one.duration >= at);
        notes.longTasks.push({ at, ms, scripts: frame?.scripts.map(nameOf) ?? [] });
      }
    }).observe({ type: 'longtask' });
  }
}

/** Lookahead: sounds are booked on the audio clock this early, because page timers may be throttled. */
const AHEAD_MS = 90_000;
/** Top-up interval; the two clocks are synchronised each time, so that they cannot drift. */
const TOP_UP_MS = 5_000;
const RESUMES_WITHIN_MS = 1_000;
/** After this long a clock that runs has moved: after a call some say that they run, and stand still. */
const LOOKS_AGAIN_AFTER_MS = 1_000;

/** What has a volume and a list of its own: the tones, the lines of the timeline, and what is said beside it. */
export type Outlet = 'beeps' | 'voice' | 'call';

/** Something that sounds at one instant of a session. */
export interface Sounding {
  readonly atMs: number;
  /** The audio clock may start late: how late this may still begin. */
  readonly patienceMs: number;
  /** Hands it to the audio clock; undefined while its sound is not there, and then it is asked again. */
  book(context: AudioContext, out: AudioNode, atSeconds: number): readonly AudioScheduledSourceNode[] | undefined;
}

export interface AudioOutput {
  /** User activation: call it inside a tap or a key press; browsers let no sound out before. */
  unlock(): void;
  /** In the place of what this outlet was given before. */
  play(outlet: Outlet, soundings: readonly Sounding[], elapsedMs: () => number): void;
  /** Books what has become ready since. */
  topUp(): void;
  /** True for what has been booked since {@link AudioOutput.play} or the last interruption. */
  isBooked(sounding: Sounding): boolean;
  /** Seconds of the audio clock; undefined while it stands. */
  clockSeconds(): number | undefined;
  /** 0 to 1. */
  setVolume(outlet: Outlet, volume: number): void;
  stop(outlet: Outlet): void;
  close(): void;
}

const OUTLETS = ['beeps', 'voice', 'call'] as const;

type Outlets = Readonly<Record<Outlet, GainNode>>;

/**
 * Web Audio: it mixes with other music, where a media element would stop it.
 * @param onInterrupted another app took the sound: a call, an alarm.
 * @param goesOn true where sound is to go on in a locked phone: an iPhone stops it at first, and lets it be resumed.
 */
export function createAudioOutput(
  createContext: () => AudioContext | undefined,
  onInterrupted: () => void,
  goesOn = () => false,
): AudioOutput {
  let context: AudioContext | undefined;
  let outlets: Outlets | undefined;
  let hasRun = false;
  const bookings = { beeps: createBookings(), voice: createBookings(), call: createBookings() };
  const isPlaying = () => OUTLETS.some((each) => bookings[each].isPlaying());
  const volumes = { beeps: 1, voice: 1, call: 1 };
  const clockSeconds = () => (context?.state === 'running' ? context.currentTime : undefined);
  const rounds = createRounds(clockSeconds, () => {
    takeBack();
    shut(context, changed);
    open();
    resumeOrStop();
  });

  function open() {
    ({ context, outlets } = opened(createContext(), volumes, changed));
  }

  /** Rebooked when an interruption ends: what was booked before it would sound late. */
  function changed() {
    if (context?.state === 'running') {
      hasRun = true;
      takeBack();
      topUp();
    } else if (hasRun && isPlaying() && context?.state !== 'closed') {
      takeBack();
      if (goesOn()) resumeOrStop();
      else onInterrupted();
    }
  }

  function resumeOrStop() {
    void context?.resume().catch(() => undefined);
    setTimeout(() => {
      if (isPlaying() && context?.state !== 'running') onInterrupted();
    }, RESUMES_WITHIN_MS);
  }

  function takeBack() {
    for (const each of OUTLETS) bookings[each].takeBack();
  }

  function topUp() {
    if (!outlets || context?.state !== 'running') return;
    for (const each of OUTLETS) bookings[each].book(context, outlets[each]);
  }

  function stop(outlet: Outlet) {
    bookings[outlet].end();
    if (!isPlaying()) rounds.stop();
  }

  return {
    unlock() {
      if (!context) {
        open();
        topUp(); // it may run already
      }
      if (context && context.state !== 'running') void context.resume().catch(() => undefined);
      else hasRun = true;
    },
    play(outlet, soundings, elapsedMs) {
      bookings[outlet].begin(soundings, elapsedMs);
      rounds.start(topUp);
    },
    topUp,
    isBooked: (sounding) => OUTLETS.some((each) => bookings[each].has(sounding)),
    clockSeconds,
    setVolume(outlet, volume) {
      volumes[outlet] = volume;
      if (outlets) outlets[outlet].gain.value = volume;
    },
    stop,
    close() {
      for (const each of OUTLETS) stop(each);
      shut(context, changed);
      context = undefined;
    },
  };
}

function opened(context: AudioContext | undefined, volumes: Readonly<Record<Outlet, number>>, changed: () => void) {
  context?.addEventListener('statechange', changed);
  return { context, outlets: context && outletsOf(context, volumes) };
}

function shut(context: AudioContext | undefined, changed: () => void): void {
  context?.removeEventListener('statechange', changed);
  void context?.close().catch(() => undefined);
}

/**
 * Tops up now and then, and looks twice at a clock that says it runs; told where it stands still: nothing sounds then,
 * without a word.
 */
function createRounds(seconds: () => number | undefined, onStill: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let second: ReturnType<typeof setTimeout> | undefined;
  function stop() {
    clearInterval(timer);
    clearTimeout(second);
  }
  function go(topUp: () => void) {
    topUp();
    const before = seconds();
    clearTimeout(second);
    second = setTimeout(() => {
      if (before !== undefined && seconds() === before) onStill();
    }, LOOKS_AGAIN_AFTER_MS);
  }
  return {
    start(topUp: () => void) {
      stop();
      timer = setInterval(go, TOP_UP_MS, topUp);
      go(topUp);
    },
    stop,
  };
}

const outletsOf = (context: AudioContext, { beeps, voice, call }: Readonly<Record<Outlet, number>>): Outlets => ({
  beeps: outlet(context, beeps),
  voice: outlet(context, voice),
  call: outlet(context, call),
});

function outlet(context: AudioContext, volume: number): GainNode {
  const gain = context.createGain();
  gain.gain.value = volume;
  gain.connect(context.destination);
  return gain;
}

/** What stands on the audio clock, and what is still to be put there. */
function createBookings() {
  let playing: { soundings: readonly Sounding[]; elapsedMs: () => number } | undefined;
  const booked = new Set<Sounding>();
  const nodes = new Set<AudioScheduledSourceNode>();

  function takeBack() {
    for (const node of nodes) node.stop(0);
    nodes.clear();
    booked.clear();
  }
  function keep(node: AudioScheduledSourceNode) {
    nodes.add(node);
    node.addEventListener('ended', () => nodes.delete(node));
  }

  return {
    begin(soundings: readonly Sounding[], elapsedMs: () => number) {
      takeBack();
      playing = { soundings, elapsedMs };
    },
    end() {
      takeBack();
      playing = undefined;
    },
    takeBack,
    isPlaying: () => playing !== undefined,
    has: (sounding: Sounding) => booked.has(sounding),
    book(context: AudioContext, out: AudioNode) {
      const elapsed = playing?.elapsedMs() ?? 0;
      const isDue = (sounding: Sounding) =>
        !booked.has(sounding) && sounding.atMs <= elapsed + AHEAD_MS && sounding.atMs >= elapsed - sounding.patienceMs;
      for (const sounding of playing?.soundings.filter(isDue) ?? []) {
        const atSeconds = context.currentTime + Math.max(0, sounding.atMs - elapsed) / 1_000;
        const started = sounding.book(context, out, atSeconds);
        if (started) booked.add(sounding);
        started?.forEach(keep);
      }
    },
  };
}

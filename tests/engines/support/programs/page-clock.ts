// Runs in each document, before anything of the product's: a clock that a journey may stop and move.
interface OfTests {
  holdClock(): void;
  runClock(): void;
  /** Lets time pass with every timer on the way. */
  passTime(seconds: number): Promise<void>;
  startClockAt(instant: number): void;
}

(() => {
  const real = {
    Date,
    now: performance.now.bind(performance),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    frame: requestAnimationFrame.bind(window),
  };
  const FRAME_MS = 250;
  interface Timer {
    due: number;
    every?: number;
    ring: () => void;
  }
  const timers = new Map<number, Timer>();
  let lastId = 1_000_000;
  /** Page time is real time and what was added, or stands still. */
  let added = 0;
  let heldAt: number | undefined;
  let epoch = real.Date.now() - real.now();
  let alarm: number | undefined;
  const now = () => heldAt ?? real.now() + added;

  class PageDate extends real.Date {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(PageDate.now());
      else super(...(args as []));
    }
    static override now() {
      return Math.floor(epoch + now());
    }
  }
  const PageDateFunction = new Proxy(PageDate, { apply: () => new PageDate().toString() });
  window.Date = PageDateFunction as unknown as DateConstructor;
  performance.now = now;

  function setAlarm() {
    real.clearTimeout(alarm);
    if (heldAt !== undefined || timers.size === 0) return;
    const next = Math.min(...[...timers.values()].map(({ due }) => due));
    alarm = real.setTimeout(ringDue, Math.max(0, next - now()));
  }
  function ringDue() {
    for (const [id, timer] of [...timers]) if (timer.due <= now()) ringOne(id, timer);
    setAlarm();
  }
  function ringOne(id: number, timer: Timer) {
    if (timer.every === undefined) timers.delete(id);
    else timer.due = Math.max(timer.due + timer.every, now());
    timer.ring();
  }
  function add(ring: () => void, delay: number, every?: number) {
    timers.set(++lastId, { due: now() + delay, ring, ...(every !== undefined && { every }) });
    setAlarm();
    return lastId;
  }
  const remove = (id?: number) => void timers.delete(id as number);
  const asDelay = (ms: unknown) => Math.max(0, Number(ms) || 0);
  Object.assign(window, {
    setTimeout: (ring: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      add(() => ring(...args), asDelay(ms)),
    setInterval: (ring: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      add(() => ring(...args), asDelay(ms), Math.max(1, asDelay(ms))),
    clearTimeout: remove,
    clearInterval: remove,
    requestAnimationFrame(ring: FrameRequestCallback) {
      if (heldAt !== undefined) return add(() => ring(now()), FRAME_MS);
      const id = ++lastId;
      timers.set(id, { due: Number.POSITIVE_INFINITY, ring: () => undefined });
      real.frame(() => {
        if (timers.delete(id)) ring(now());
      });
      return id;
    },
    cancelAnimationFrame: remove,
  });

  // A sound's clock keeps step with the page's: the product takes one that stands while seconds pass for a phone call.
  const soundClock = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'currentTime')?.get;
  const addedAtFirst = new WeakMap<object, number>();
  Object.defineProperty(BaseAudioContext.prototype, 'currentTime', {
    get() {
      const ahead = now() - real.now();
      if (!addedAtFirst.has(this)) addedAtFirst.set(this, ahead);
      return soundClock?.call(this) + (ahead - (addedAtFirst.get(this) ?? 0)) / 1_000;
    },
  });

  const channel = new MessageChannel();
  let breaths = 0;
  /** A task of its own, so that promises and what the page has put off run; now and then one in which it may draw. */
  const breathe = () =>
    new Promise<unknown>((resolve) => {
      breaths += 1;
      if (breaths % 50 === 0) {
        real.setTimeout(resolve);
      } else {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage('');
      }
    });
  const nextDue = (until: number) => {
    let found: [number, Timer] | undefined;
    for (const entry of timers) if (entry[1].due <= until && (!found || entry[1].due < found[1].due)) found = entry;
    return found;
  };
  Object.assign(window, {
    ofTests: {
      holdClock() {
        heldAt ??= now();
      },
      runClock() {
        if (heldAt === undefined) return;
        added = heldAt - real.now();
        heldAt = undefined;
        setAlarm();
      },
      async passTime(seconds) {
        heldAt ??= now();
        const until = heldAt + seconds * 1_000;
        for (let next = nextDue(until); next; next = nextDue(until)) {
          heldAt = Math.max(heldAt, next[1].due);
          ringOne(...next);
          await breathe();
        }
        heldAt = until;
        await breathe();
      },
      startClockAt(instant) {
        epoch = instant - now();
      },
    } satisfies OfTests,
  });
})();

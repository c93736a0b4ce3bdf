/** A cue later than this is dropped: the page was asleep. */
const TOO_LATE_MS = 1_000;
/** Tolerance when the clock starts: a slow phone builds the screen first. */
const STILL_NOW_MS = 400;
/** Tighter for a pip, which would only confuse by then. */
const PIP_STILL_NOW_MS = 60;
/** Timer jitter: what is this near counts as reached. */
const NEARLY_MS = 4;

interface TimedCue {
  readonly atMs: number;
  readonly kind?: string;
}

export function followCues<Cue extends TimedCue>(
  cues: readonly Cue[],
  elapsedMs: () => number,
  onCue: (cue: Cue) => void,
): () => void {
  let next = firstFrom(cues, elapsedMs());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    const cue = cues[next];
    if (cue) timer = setTimeout(tell, Math.max(0, cue.atMs - elapsedMs()));
  }
  function tell() {
    const elapsed = elapsedMs();
    for (let cue = cues[next]; cue && cue.atMs <= elapsed + NEARLY_MS; cue = cues[next]) {
      next += 1;
      if (elapsed - cue.atMs <= TOO_LATE_MS) onCue(cue);
    }
    wait();
  }
  wait();
  return () => clearTimeout(timer);
}

function firstFrom(cues: readonly TimedCue[], elapsed: number): number {
  const index = cues.findIndex(
    ({ kind, atMs }) => atMs >= elapsed - (kind === 'count' ? PIP_STILL_NOW_MS : STILL_NOW_MS),
  );
  return index === -1 ? cues.length : index;
}

/** At most 60 pictures a second: every frame of a phone's display, and no more work on a faster one. */
const SHORTEST_FRAME_MS = 1000 / 60;
/** Displays wake up a little early or late. */
const SLACK_MS = 2;
/** After a stall the coach goes on from where she was instead of leaping ahead. */
const LONGEST_STEP_MS = 100;

/**
 * Calls `onFrame` with the milliseconds since the frame before, while the element is on screen and the page is
 * visible. @returns a function that stops it.
 */
export function runFramesWhileSeen(element: Element, onFrame: (elapsedMs: number) => void): () => void {
  let isSeen = typeof IntersectionObserver === 'undefined';
  let request: number | undefined;
  let lastFrameAt: number | undefined;

  function frame(now: number) {
    request = requestAnimationFrame(frame);
    const elapsedMs = now - (lastFrameAt ?? now);
    if (lastFrameAt !== undefined && elapsedMs < SHORTEST_FRAME_MS - SLACK_MS) return;
    lastFrameAt = now;
    onFrame(Math.min(elapsedMs, LONGEST_STEP_MS));
  }

  function stop() {
    if (request !== undefined) cancelAnimationFrame(request);
    request = undefined;
    lastFrameAt = undefined;
  }

  function startOrStop() {
    if (!isSeen || document.hidden) stop();
    else request ??= requestAnimationFrame(frame);
  }

  const observer = isSeen
    ? undefined
    : new IntersectionObserver((entries) => {
        isSeen = entries.at(-1)?.isIntersecting ?? false;
        startOrStop();
      });
  observer?.observe(element);
  document.addEventListener('visibilitychange', startOrStop);
  startOrStop();
  return () => {
    observer?.disconnect();
    document.removeEventListener('visibilitychange', startOrStop);
    stop();
  };
}

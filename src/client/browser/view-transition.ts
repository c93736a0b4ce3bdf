/** A new view that takes longer is shown as it comes. */
const LIMIT_MS = 400;
let stands: (() => void) | undefined;

/**
 * View transition: what has the same `view-transition-name` in both views grows from one into the other. At once where
 * the browser has none, or less motion is asked for.
 */
export function inViewTransition(change: () => void): void {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (isStill || !('startViewTransition' in document)) {
    change();
    return;
  }
  document.startViewTransition(() => {
    const drawn = new Promise<void>((resolve) => {
      stands = resolve;
      setTimeout(resolve, LIMIT_MS);
    });
    change();
    return drawn;
  });
}

/** The new view is drawn: the page stood still for it. */
export function viewStands(): void {
  stands?.();
  stands = undefined;
}

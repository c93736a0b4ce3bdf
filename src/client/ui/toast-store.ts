/** At most one toast is visible, for this long unless it says otherwise. */
export const TOAST_DURATION_MS = 5000;

export interface ToastMessage {
  title: string;
  text?: string;
  /** `destructive` is for what failed: dark red, read out at once. */
  kind?: 'plain' | 'destructive';
  durationMs?: number;
  /** On phones at the lower edge, above the tab bar: what it tells of shows at the top. */
  isLow?: boolean;
}

export interface VisibleToast extends ToastMessage {
  /** Differs for each toast, also for the same words twice. */
  id: number;
}

let visible: VisibleToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one that may be visible. A toast is never the only message about a field. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  visible = { ...message, id: lastId };
  notify();
}

/** Removes the toast if it is still the one with this id. */
export function dismissToast(id: number): void {
  if (visible?.id !== id) return;
  visible = undefined;
  notify();
}

/** Takes the toast of a failure away: it is being tried again, or she has gone on. */
export function dismissFailure(): void {
  if (visible?.kind === 'destructive') dismissToast(visible.id);
}

export const visibleToast = (): VisibleToast | undefined => visible;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

export const TOAST_DURATION_MS = 5000;

export interface ToastMessage {
  title: string;
  text?: string;
  /** `notice`: nothing failed, and nothing was done either. */
  kind?: 'plain' | 'notice' | 'destructive';
  durationMs?: number;
  /** At the lower edge on phones, where the toast concerns the top of the page. */
  isLow?: boolean;
}

export interface VisibleToast extends ToastMessage {
  id: number;
}

let visible: VisibleToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(message: ToastMessage): void {
  lastId += 1;
  visible = { ...message, id: lastId };
  notify();
}

export function dismissToast(id: number): void {
  if (visible?.id !== id) return;
  visible = undefined;
  notify();
}

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

/* Open modal layers, topmost last. Everything below the topmost is inert, except toasts. */

const open: HTMLElement[] = [];

/** @returns a function that removes it. */
export function pushModal(layer: HTMLElement): () => void {
  open.push(layer);
  apply();
  return () => {
    open.splice(open.indexOf(layer), 1);
    apply();
  };
}

export const isTopModal = (layer: HTMLElement | null): boolean => layer !== null && open.at(-1) === layer;

function apply(): void {
  const top = open.at(-1);
  lockScrolling(top !== undefined);
  for (const part of document.querySelectorAll<HTMLElement>('[data-route], [data-modal]')) {
    part.inert = top !== undefined && part !== top;
  }
}

function lockScrolling(locked: boolean): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-modal-open') === locked) return;
  // Replaces the scroll bar's width, so that the page does not shift. Measured first and only if needed: it forces a layout.
  const scrollBarPx = locked ? window.innerWidth - root.clientWidth : 0;
  root.style.paddingInlineEnd = scrollBarPx > 0 ? `${scrollBarPx}px` : '';
  root.toggleAttribute('data-modal-open', locked);
}

/* Which modal layers are open, topmost last. Everything below the topmost one is inert; toasts never are. */

const open: HTMLElement[] = [];

/** Puts a layer on top; call the answer to take it away again. */
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
  // The page (its frame is marked by the router) and every layer but the topmost.
  for (const part of document.querySelectorAll<HTMLElement>('[data-route], [data-modal]')) {
    part.inert = top !== undefined && part !== top;
  }
}

function lockScrolling(locked: boolean): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-modal-open') === locked) return;
  // The page must not jump sideways where a scroll bar takes room. Asked for before anything else is changed, and not
  // without need: the browser works out the whole page for the answer.
  const scrollBarPx = locked ? window.innerWidth - root.clientWidth : 0;
  root.style.paddingInlineEnd = scrollBarPx > 0 ? `${scrollBarPx}px` : '';
  root.toggleAttribute('data-modal-open', locked);
}

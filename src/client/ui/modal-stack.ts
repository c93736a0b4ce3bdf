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
  // The page (its frame is marked by the router) and every layer but the topmost.
  for (const part of document.querySelectorAll<HTMLElement>('[data-route], [data-modal]')) {
    part.inert = top !== undefined && part !== top;
  }
  document.documentElement.toggleAttribute('data-modal-open', top !== undefined);
}

/* Entry by an address or by a move inside the app. */

/** wouter's events for changes of the history. */
export const ADDRESS_EVENTS = ['pushState', 'replaceState', 'popstate'] as const;

let startPath: string | undefined;
let moved = false;
let wentBack = false;

export function watchNavigation(): void {
  startPath = location.pathname;
  moved = false;
  for (const type of ADDRESS_EVENTS) window.addEventListener(type, noteAddress);
}

function noteAddress(event: Event): void {
  wentBack = event.type === 'popstate';
  if (location.pathname !== startPath) moved = true;
}

export const arrivedInsideApp = (): boolean => moved;

/** Back or forward: the browser restores the scroll position itself. */
export const isBackForward = (): boolean => wentBack;

/** One that the browser would follow in this window, and that no handler prevented. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

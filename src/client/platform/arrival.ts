/*
 * How the visitor came to the present screen: by opening the page, or by one of our own links and buttons. A signed-in
 * user who opens `/` is sent on; one who chose to go there stays.
 */

/** What wouter makes of every change of the history. */
export const ADDRESS_EVENTS = ['pushState', 'replaceState', 'popstate'] as const;

let startPath: string | undefined;
let moved = false;
let wentBack = false;

/** Watches the address from now on; wouter turns changes of the history into events. Ends with the page. */
export function watchAddress(): void {
  startPath = location.pathname;
  moved = false;
  for (const type of ADDRESS_EVENTS) window.addEventListener(type, noteAddress);
}

function noteAddress(event: Event): void {
  wentBack = event.type === 'popstate';
  if (location.pathname !== startPath) moved = true;
}

/** True once the app has shown another screen than the one it was opened with. */
export const arrivedInsideApp = (): boolean => moved;

/** True when the last change of address was the browser's back or forward, which restores the scroll position itself. */
export const arrivedByHistory = (): boolean => wentBack;

/*
 * The first script of a page that can be read without any: it starts the app when the page has been painted, so that
 * nothing that runs holds up what is read. The build puts it before the app, whose file the page asks for meanwhile.
 */

/** Where no paint is told of the app starts after this time. */
const AT_THE_LATEST_MS = 1_000;

let hasStarted = false;

function start() {
  const app = document.querySelector<HTMLLinkElement>('link[data-app]');
  if (hasStarted || !app) return;
  hasStarted = true;
  void import(/* @vite-ignore */ app.href);
}

if (document.visibilityState === 'hidden') start();
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, AT_THE_LATEST_MS);

/*
 * The app runs once what stands in the page has been painted: on a slow phone with the app's files at hand that would wait
 * for all of it otherwise. A page in the background is not painted.
 */

const APP = 'link[data-app]';

const run = () => {
  const src = document.querySelector<HTMLLinkElement>(APP)?.href;
  if (src !== undefined)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }));
};

document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
});

export {};

/*
 * The app runs once what stands in the page has been painted: on a slow phone with the app's files at hand that would wait
 * for all of it otherwise. A page in the background is not painted.
 */

const APP = 'link[data-app]';

const run = () => {
  const app = document.querySelector<HTMLLinkElement>(APP);
  if (app) void import(/* @vite-ignore */ app.href);
};

document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
});

export {};

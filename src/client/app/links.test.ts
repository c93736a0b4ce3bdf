import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followPlainLinks, openPlainPages } from './links.ts';

/** Of the last click, before jsdom would leave the page. */
let isFollowed: boolean | undefined;
let follow: EventListener;

function noteClick(event: Event) {
  isFollowed = event.defaultPrevented;
  event.preventDefault();
}

beforeAll(() => {
  const listen = vi.spyOn(document, 'addEventListener');
  followPlainLinks();
  follow = listen.mock.calls.at(-1)?.[1] as EventListener;
  listen.mockRestore();
  window.addEventListener('click', noteClick);
});

// Files share the page: what listens would meet the taps of other tests.
afterAll(() => {
  document.removeEventListener('click', follow);
  window.removeEventListener('click', noteClick);
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test.each([
  ['another page of ours', '<a href="/login">', true],
  ['a place on another page', '<a href="/subscribe#money">', true],
  ['a page that is a document of its own', '<a href="/help#money">', false],
  ['another site', '<a href="https://example.org/login">', false],
  ['a window of its own', '<a href="/login" target="_blank">', false],
  ['a file to keep', '<a href="/login" download>', false],
  ['a place on this page', '<a href="#offer">', false],
])('a link in plain HTML to %s', (_name, link, isOurs) => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = `${link}<b>Go</b></a>`;
  document.querySelector('b')?.click();
  expect(isFollowed).toBe(isOurs);
  expect(location.pathname === '/').toBe(!isOurs);
});

test.each([
  ['is left to the browser', '<a href="/help#money">', false],
  ['that opens a dialog is the dialog’s', '<a href="/help#impact" aria-haspopup="dialog">', true],
  ['to a screen is the router’s', '<a href="/settings">', true],
])('a link of a component to a document of its own %s', (_name, link, isOurs) => {
  const listen = vi.spyOn(document, 'addEventListener');
  openPlainPages();
  const [type, listener, options] = listen.mock.calls.at(-1) ?? [];
  listen.mockRestore();
  document.body.innerHTML = `<main>${link}<b>Go</b></a></main>`;
  const router = vi.fn();
  document.querySelector('main')?.addEventListener('click', router);
  document.querySelector('b')?.click();
  expect(router).toHaveBeenCalledTimes(isOurs ? 1 : 0);
  document.removeEventListener(type ?? '', listener as EventListener, options);
});

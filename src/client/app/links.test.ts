import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followPlainLinks } from './links.ts';

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
  ['a place on another page', '<a href="/help#money">', true],
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptHome } from '#client/parts/account/first-page-storage.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { keepHome, showApp, showKeptHome } from './kept-home.ts';

const MAYA = { id: 'maya', firstName: 'Maya' };
const MORNING = { day: '2026-11-28' as CalendarDay, hour: 9 };
const HOME = `<div data-home>
  <header><nav><a href="/dashboard-full">Home</a></nav></header>
  <main><header><h1>Morning, Maya</h1></header><p role="status">One to send</p>
    <div data-home-cards><p style="width: 40%">Today</p><a href="/workout/1">Start Workout</a>
      <span hidden data-home-last></span><p>Steps: 6,000</p></div></main>
  <div role="dialog">Well done</div>
</div>`;

const linkTo = (build: string) => `<link rel="modulepreload" data-app href="${build}">`;
const scriptOf = (build: string) => `<script type="module" src="${build}"></script>`;

/** As the build writes Home's page; any other address may have been opened before, whose page runs the app itself. */
function openPage(build = '/assets/index-1.js', app = linkTo) {
  document.head.querySelector('script, link')?.remove();
  document.head.insertAdjacentHTML('beforeend', app(build));
  document.body.innerHTML = '<div id="early">A Home that waits</div><div id="root"></div>';
}

function keep(app = linkTo) {
  openPage(undefined, app);
  (document.getElementById('root') as HTMLElement).innerHTML = HOME;
  keepHome(MAYA, MORNING);
  openPage();
}

const early = () => document.getElementById('early');

// Files share the page.
afterEach(() => {
  document.head.querySelector('script, link')?.remove();
  document.body.replaceChildren();
});

beforeEach(() => {
  delete document.documentElement.dataset.modalOpen;
});

test.each([
  ['Home', linkTo],
  ['another screen', scriptOf],
])('opened at %s, what stood above the first fold is there again, without what may have gone', (_where, app) => {
  keep(app);
  showKeptHome(MAYA, MORNING);
  expect(early()?.textContent?.replaceAll(/\s+/g, ' ')).toBe(' Home Morning, Maya TodayStart Workout ');
});

test('styles come by script, as the policy asks', () => {
  keep();
  expect(keptHome.read()?.html).not.toMatch(/ style=/);
  showKeptHome(MAYA, MORNING);
  expect(early()?.querySelector('p')?.style.width).toBe('40%');
});

test.each([
  ['another day', MAYA, { ...MORNING, day: '2026-11-29' as CalendarDay }],
  ['another part of the day', MAYA, { ...MORNING, hour: 14 }],
  ['another member', { id: 'omar', firstName: 'Maya' }, MORNING],
  ['a new name', { id: 'maya', firstName: 'May' }, MORNING],
])('on %s it is not shown', (_what, viewer, moment) => {
  keep();
  showKeptHome(viewer, moment);
  expect(early()?.textContent).toBe('A Home that waits');
});

test('nor by another build, whose classes have other names', () => {
  keep();
  openPage('/assets/index-2.js');
  showKeptHome(MAYA, MORNING);
  expect(early()?.textContent).toBe('A Home that waits');
});

test('it is shown as soon as the page that is being read in has its place', async () => {
  keep();
  document.body.innerHTML = '';
  showKeptHome(MAYA, MORNING);
  document.body.innerHTML = '<div id="early"></div><div id="root"></div>';
  await vi.waitFor(() => expect(early()?.textContent).toContain('Start Workout'));
});

test('under a dialog nothing is kept', () => {
  document.documentElement.dataset.modalOpen = '';
  keep();
  expect(keptHome.read()).toBeUndefined();
});

test('a tap that came early, and the focus, are made good in the app', () => {
  keep();
  showKeptHome(MAYA, MORNING);
  const link = [...(early()?.querySelectorAll('a') ?? [])].at(-1);
  link?.focus();
  link?.click();
  expect(link?.ariaBusy).toBe('true');
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = HOME;
  const pressed = vi.fn((event: Event) => event.preventDefault());
  const inApp = [...root.querySelectorAll('a')].at(-1);
  inApp?.addEventListener('click', pressed);
  showApp();
  expect(early()).toBeNull();
  expect(document.activeElement).toBe(inApp);
  expect(pressed).toHaveBeenCalledOnce();
});

test('without an early tap the app only takes its place', () => {
  openPage();
  showApp();
  showApp();
  expect(early()).toBeNull();
});

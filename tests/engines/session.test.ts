import { expect } from 'vitest';
import { storedWorkouts } from '#tests/e2e/support/visitors.ts';
import { eventually } from './support/eventually.ts';
import { journey } from './support/journey.ts';
import { button, dialog, heading } from './support/page.ts';
import {
  AT_TEN,
  carryOnSheet,
  digits,
  openMember,
  pauseSheet,
  rate,
  reachStart,
  start,
  startSession,
} from './support/visits.ts';

const TEN_MINUTES = 10 * 60;

journey(
  'ten guided minutes run to their end untouched, are praised, counted, rated and shared',
  async ({ page, front }) => {
    front.before.push(AT_TEN);
    const member = await openMember(page);
    await startSession(page, '/workout/1?length=10');
    await page.passTime(TEN_MINUTES + 120);
    await page.sees('10 minutes, and it counts. One down, eleven to go.');
    await page.driver.run('ofTests.runClock()');
    await rate(page, 9);
    await eventually('stored, rated', async () => (await storedWorkouts(page, member))[0]?.rating === 9);
    await page.press(button('Share Your Win'));
    await page.sees(/Save|Share/);
  },
);

journey('by hand, step after step', async ({ page }) => {
  const member = await openMember(page);
  await reachStart(page, '/workout/1');
  await page.press(button(/^Adjust/));
  await page.press(button('Without the timer'));
  await page.sees('1 / 3');
  await page.press(button('Next'));
  await page.sees('2 / 3');
  await page.press(button('Next'));
  await page.sees('3 / 3');
  await page.press(button('Complete Workout'));
  await rate(page, 7);
  await eventually('stored', async () => (await storedWorkouts(page, member)).length === 1);
});

journey('"I’m needed" stops the time, and it goes on where it stood', async ({ page, front }) => {
  front.before.push(AT_TEN);
  await openMember(page);
  await startSession(page, '/workout/1?length=10');
  await page.passTime(30);
  const shown = await page.read(heading(/./));
  await page.press(button('Pause, I’m needed'));
  await page.sees(pauseSheet);
  await page.passTime(60);
  await page.sees(pauseSheet);
  await page.press(button('Carry on', pauseSheet));
  await page.seesNo(pauseSheet);
  expect(await page.read(heading(/./))).toBe(shown);
});

journey('"Leave this workout?" comes at each way back, however long the last tap is ago', async ({ page }) => {
  await openMember(page);
  await page.open('/privacy');
  await reachStart(page, '/workout/1?length=10');
  await page.press(start);
  await page.sees(digits);
  const leave = dialog('Leave this workout?');
  // An entry of the history that a page adds without a tap of the last ten seconds is skipped by WebKit: real seconds.
  const startedAt = performance.now();
  await eventually('the wait', async () => performance.now() - startedAt > 11_000);
  for (const _time of [1, 2]) {
    await page.driver.back();
    await page.sees(leave);
    await page.press(button('Stay', leave));
    await page.seesNo(leave);
  }
  await page.sees(digits);
});

journey('a session whose page is gone is offered again at its place', async ({ page, front }) => {
  front.before.push(AT_TEN);
  await openMember(page);
  await startSession(page, '/workout/1?length=10');
  await page.passTime(100);
  await page.driver.run('ofTests.runClock()');
  const shown = await page.read(heading(/./));
  await page.open('/workout/1');
  await page.sees(carryOnSheet);
  await page.press(button('Carry on', carryOnSheet));
  await page.sees(digits);
  await page.sees(heading(shown));
});

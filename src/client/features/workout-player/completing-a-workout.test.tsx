import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { cancelRetry, discard, loadOutbox, sendAll } from '#client/member/outbox.ts';
import { currentDashboard } from '#client/member/queries.ts';
import { justFinished } from '#client/parts/session/just-finished.ts';
import { dashboardOf, openPlayer, USER_ID } from './open-player.fixture.tsx';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const WAITING = 'Saved on this device. We’ll sync it when we can.';
let nowMs = NOON;
let giveClockBack = () => {};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const ratingDialog = () => dialog('How was your workout?');
const successDialog = () => dialog(/, done\.$/);

async function openRating(workoutId = '2', dashboard = dashboardOf()) {
  const player = await openPlayer(workoutId, dashboard);
  await waitFor(() => expect(currentDashboard(player.queryClient, USER_ID)).toBeTruthy());
  await press('Next');
  await press('Next');
  await press('Complete Workout');
  return player;
}

async function complete(rating: string, notes = '') {
  const rate = await ratingDialog();
  await userEvent.click(rate.getByRole('radio', { name: rating }));
  if (notes) await userEvent.type(rate.getByLabelText('Notes (optional)'), notes);
  await userEvent.click(rate.getByRole('button', { name: 'Complete Workout' }));
}

/** The browser's database, which says only when asked that it cannot be used; local storage then stands in. */
function slowDatabase() {
  const asked: EventTarget[] = [];
  class SlowRequest extends EventTarget {}
  for (const name of ['IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction', 'IDBRequest']) {
    vi.stubGlobal(name, name === 'IDBRequest' ? SlowRequest : class {});
  }
  vi.stubGlobal('indexedDB', {
    open() {
      const request = new SlowRequest();
      asked.push(request);
      return request;
    },
  });
  return {
    answer() {
      vi.stubGlobal('indexedDB', undefined);
      for (const request of asked) request.dispatchEvent(new Event('error'));
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  nowMs = NOON;
  giveClockBack = replaceClock({ now: () => nowMs, utcOffsetMinutes: () => 0 });
});
afterEach(async () => {
  // What is on its way gets its answer here, and not from the server of the next test.
  await sendAll(USER_ID);
  const { waiting, rejected } = await loadOutbox(USER_ID);
  for (const entry of [...waiting, ...rejected]) await discard(entry);
  cancelRetry();
  giveClockBack();
  vi.unstubAllGlobals();
});

describe('the rating', () => {
  test('must be chosen before the workout can be completed', async () => {
    await openRating();
    const rate = await ratingDialog();
    const button = rate.getByRole('button', { name: 'Complete Workout' }) as HTMLButtonElement;
    expect(rate.getByRole('status').textContent).toBe('');
    expect(button.disabled).toBe(true);
    await userEvent.click(rate.getByRole('radio', { name: '1' }));
    expect(button.disabled).toBe(false);
  });

  test.each([
    ['3', "Keep going! You're building strength!"],
    ['4', "Great effort! You're getting stronger!"],
    ['7', "Excellent work! You're crushing it!"],
    ['9', "Amazing! You're absolutely killing it!"],
  ])('of %s is answered with its message', async (rating, message) => {
    await openRating();
    const rate = await ratingDialog();
    await userEvent.click(rate.getByRole('radio', { name: rating }));
    expect(rate.getByRole('status').textContent).toBe(message);
  });

  test('can be given with the arrow keys, one tab stop for all ten', async () => {
    await openRating();
    const rate = await ratingDialog();
    const scale = within(rate.getByRole('radiogroup', { name: 'How was your workout? 1 to 10' }));
    act(() => scale.getByRole('radio', { name: '1' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(scale.getByRole('radio', { name: '3' }).getAttribute('aria-checked')).toBe('true');
    expect(scale.getAllByRole('radio').filter((radio) => radio.tabIndex === 0)).toHaveLength(1);
  });

  test('outlives a Cancel, and nothing is sent', async () => {
    const { server } = await openRating();
    await userEvent.click((await ratingDialog()).getByRole('radio', { name: '6' }));
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Complete Workout');
    expect((await ratingDialog()).getByRole('radio', { name: '6' }).getAttribute('aria-checked')).toBe('true');
    expect(server.sent).toEqual([]);
  });
});

describe('a completion', () => {
  test('is sent with everything the server needs, and praised', async () => {
    const { server } = await openRating();
    nowMs += 20 * 60_000;
    await userEvent.click((await ratingDialog()).getByRole('radio', { name: 'Too hard' }));
    await complete('8', 'Baby slept');
    const done = await successDialog();
    expect(done.getByText('20 minutes. Two down, ten to go.')).toBeTruthy();
    expect(done.getByText('day streak').parentElement?.textContent).toContain('2');
    expect(done.getByText('workouts').parentElement?.textContent).toContain('2');
    await waitFor(() => expect(server.stored.size).toBe(1));
    expect(server.sent).toEqual([
      {
        clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        workoutId: '2',
        workoutName: 'Week 1B – Glutes & Cardio Intro',
        week: 1,
        block: 1,
        rating: 8,
        notes: 'Baby slept',
        duration: 30,
        length: 'full',
        activeSeconds: 1200,
        effort: 'hard',
        preMood: null,
        completedAt: NOON + 20 * 60_000,
        completedOn: '2026-11-21',
        utcOffsetMinutes: 0,
      },
    ]);
    await waitFor(async () => expect((await loadOutbox(USER_ID)).waiting).toEqual([]));
    expect(done.queryByText(WAITING)).toBeNull();
  });

  test('leads back to the week of the workout, and the next time begins at the start', async () => {
    const { reopen } = await openRating();
    await complete('8');
    await userEvent.click((await successDialog()).getByRole('button', { name: 'Back to Workouts' }));
    await press('All good');
    await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/dashboard-full?tab=week1'));
    expect(justFinished()).toBe(2);
    await reopen();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Warm-Up');
  });

  test('carries the mood of the day only for who agreed', async () => {
    localStorage.setItem('moodHistory', JSON.stringify([{ date: '2026-11-21', mood: 'tired', emoji: '😴' }]));
    localStorage.setItem('moodSharing', 'yes');
    const { server } = await openRating();
    await complete('8');
    await waitFor(() => expect(server.sent[0]?.preMood).toBe('tired'));
  });
});

test('a completion is praised once it is on the device; until then it is neither cancelled nor given twice', async () => {
  const { server } = await openRating();
  const database = slowDatabase();
  await complete('8');
  const rate = await ratingDialog();
  const button = rate.getByRole('button', { name: /Complete Workout$/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  await userEvent.click(rate.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'How was your workout?' })).toBeTruthy();
  expect(server.sent).toEqual([]);
  database.answer();
  await successDialog();
  expect(screen.queryByRole('dialog', { name: 'How was your workout?' })).toBeNull();
  await waitFor(() => expect(server.sent).toHaveLength(1));
});

describe('how hard it felt', () => {
  const felt = (effort: string, day: number) =>
    ({ workoutId: '1', completedAt: NOON - day * 86_400_000, effort, length: 'full' }) as never;
  const finish = async (effort: string) => {
    await userEvent.click((await ratingDialog()).getByRole('radio', { name: effort }));
    await complete('8');
    await userEvent.click((await successDialog()).getByRole('button', { name: 'Back to Workouts' }));
    const body = await dialog('How did your body feel?');
    await press('All good');
    return body;
  };

  test('twice too hard brings the offer to start easier, which holds from then on', async () => {
    localStorage.setItem('exerciseLevels', JSON.stringify({ march: 'harder' }));
    const { reopen } = await openRating('2', dashboardOf({ workoutSessions: [felt('hard', 1)] }));
    const body = await finish('Too hard');
    expect(body.getByText(/^That’s twice it felt too hard/)).toBeTruthy();
    await userEvent.click(body.getByRole('button', { name: 'Yes please' }));
    expect(body.queryByText(/^That’s twice/)).toBeNull();
    await reopen();
    expect(screen.getByRole('radio', { name: 'Easier' }).getAttribute('aria-checked')).toBe('true');
  });

  test('offers nothing harder where the safety answers ask for care', async () => {
    await openRating('2', dashboardOf({ workoutSessions: [felt('easy', 1), felt('right', 2)] }));
    await finish('Easy');
    await waitFor(() => expect(location.pathname).toBe('/dashboard-full'));
    expect(screen.queryByText(/Try Harder/)).toBeNull();
  });
});

describe('a completion that cannot be saved', () => {
  test('is praised, shown in the dashboard, kept, and sent again with the same clientId when online', async () => {
    const { server, queryClient } = await openRating();
    server.saving = 'unreachable';
    await complete('8');
    expect(await (await successDialog()).findByText(WAITING)).toBeTruthy();
    expect(currentDashboard(queryClient, USER_ID)?.progress.completedWorkouts).toEqual(['1', '2']);
    server.saving = 201;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
    expect(server.sent).toHaveLength(2);
    expect(server.stored.size).toBe(1);
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  test('survives that the page is closed: the next start sends it', async () => {
    const { server, reopen } = await openRating();
    server.saving = 'unreachable';
    await complete('8');
    await (await successDialog()).findByText(WAITING);
    server.saving = 201;
    await reopen();
    await waitFor(() => expect(server.stored.size).toBe(1));
    expect(server.sent[1]?.clientId).toBe(server.sent[0]?.clientId);
    await waitFor(async () => expect((await loadOutbox(USER_ID)).waiting).toEqual([]));
  });

  test('because the server refuses is praised too, taken out of the dashboard, and not lost', async () => {
    const { server, queryClient } = await openRating();
    server.saving = 400;
    await complete('8');
    const text = 'Saved on this device. It didn’t sync. Home says why.';
    expect(await (await successDialog()).findByText(text)).toBeTruthy();
    expect(currentDashboard(queryClient, USER_ID)?.progress.completedWorkouts).toEqual(['1']);
    expect((await loadOutbox(USER_ID)).rejected).toHaveLength(1);
  });
});

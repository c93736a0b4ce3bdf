import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { randomId } from '#client/browser/random-id.ts';
import { readText } from '#client/browser/stored-value.ts';
import { discard, loadOutbox } from '#client/member/outbox.ts';
import { deleteSnapshot, saveSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { uncelebratedWorkouts } from '#client/parts/stored/browser-storage.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { fixtureSession } from '#tests/fixtures/member-fixtures.ts';
import { dashboardOf, USER_ID } from '../open-player.fixture.tsx';
import { holdClock, NOON, pass, sleep, startGuidedSession } from './session.fixture.tsx';

holdClock();

const win = async () => within(await screen.findByRole('dialog', { name: /^You did it/ }));
const rating = async () => within(await screen.findByRole('dialog', { name: 'How was your workout?' }));
async function ending() {
  fireEvent.click((await win()).getByRole('button', { name: 'Nice' }));
  return rating();
}
const success = async () => within(await screen.findByRole('dialog', { name: /, done\.$/ }));
const rate = (dialog: Awaited<ReturnType<typeof ending>>, rating: string) => {
  fireEvent.click(dialog.getByRole('radio', { name: rating }));
  fireEvent.click(dialog.getByRole('button', { name: 'Complete Workout' }));
};
async function notNow() {
  fireEvent.click((await ending()).getByRole('button', { name: 'Skip' }));
  return success();
}
/** Numbers count up in a first praise only. */
const isCountingUp = () => document.querySelectorAll('[style*="--to"]').length > 0;

/* Two, because this page remembers what it has praised and let go. */
const SESSION = '00000000-0000-4000-8000-0000000000aa';
const OTHER = '00000000-0000-4000-8000-0000000000bb';

/** As the device keeps a session in its very last second, and the page opened on it. */
async function openAtItsEnd(
  dashboard = dashboardOf(),
  sessionId: string = randomId(),
  hoursLater = 0,
  prepare: (server: Awaited<ReturnType<typeof startGuidedSession>>['server']) => void = () => undefined,
) {
  const player = await startGuidedSession('1', dashboard);
  prepare(player.server);
  await pass(2);
  vi.useRealTimers();
  const [kept] = await snapshotsOf(USER_ID);
  await deleteSnapshot(USER_ID, String(kept?.sessionId));
  const over = { ...kept, sessionId, index: kept?.segmentCount, segmentMs: 0, elapsedMs: 0, activeMs: 1_500_000 };
  await saveSnapshot(USER_ID, over as SessionSnapshot);
  sleep(hoursLater * 3_600_000);
  await player.reopen('?carry-on');
  return player;
}

async function forget() {
  const { waiting, rejected } = await loadOutbox(USER_ID);
  for (const entry of [...waiting, ...rejected]) await discard(entry);
}

describe('a session that was played to its end', () => {
  test('is counted and praised before anything is asked, and takes its rating afterwards', async () => {
    const { server } = await openAtItsEnd();
    expect((await win()).getByText('25 minutes. One down, eleven to go.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await waitFor(() => expect(server.sent).toMatchObject([{ rating: null, activeSeconds: 1_500 }]));
    await waitFor(async () => expect(await snapshotsOf(USER_ID)).toEqual([]));
    const dialog = await ending();

    fireEvent.click(dialog.getByRole('radio', { name: 'Too hard' }));
    rate(dialog, '9');
    const praise = await success();
    expect(praise.getByText('day streak').parentElement?.textContent).toContain('2');
    expect(praise.getByText('Saturday: active, workout')).toBeTruthy();
    expect(isCountingUp()).toBe(true);
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toEqual({ ...server.sent[0], rating: 9, effort: 'hard' });
    await forget();
  });

  test('leaves nothing but the closed circle: no digits, no words and nothing to press beneath the praise', async () => {
    await openAtItsEnd();
    await win();
    const main = screen.getByRole('main', { hidden: true });
    expect(main.querySelector('[data-minutes]')?.getAttribute('data-minutes')).toBe('25/25');
    expect(within(main).queryAllByRole('button', { hidden: true })).toEqual([]);
    expect(within(main).queryByRole('timer', { hidden: true })).toBeNull();
    expect(main.textContent).toBe('Nice work');
    await forget();
  });

  test('says beside the praise that it waits, where the server cannot be reached', async () => {
    await openAtItsEnd(dashboardOf(), randomId(), 0, (server) => {
      server.saving = 'unreachable';
    });
    expect(await (await win()).findByText(/^Saved on this device/)).toBeTruthy();
    await forget();
  });

  test('may stay unrated', async () => {
    const { server } = await openAtItsEnd();
    expect((await notNow()).getByRole('button', { name: 'Share Your Win' })).toBeTruthy();
    await waitFor(() => expect(server.sent).toMatchObject([{ rating: null }]));
    await forget();
  });

  test('brings the highest new badge, and one alone', async () => {
    const progress = { completedWorkouts: ['2', '3'], currentBlock: 1, currentWeek: 1, blockProgress: {} };
    await openAtItsEnd(dashboardOf({ progress, workoutDays: ['2026-11-19', '2026-11-20'] }));
    expect((await win()).getByText('New badge: Rhythm Found')).toBeTruthy();
    const praise = await notNow();
    expect(praise.getByText('New badge').parentElement?.textContent).toBe('New badgeRhythm Found3 workouts, one week.');
    await forget();
  });
});

describe('a page that is closed in the middle of the ending', () => {
  test('before anything was counted: the next one counts and praises', async () => {
    const { server } = await openAtItsEnd();
    await notNow();
    expect(isCountingUp()).toBe(true);
    await waitFor(() => expect(server.stored.size).toBe(1));
    expect(readText(uncelebratedWorkouts.key)).toBeUndefined();
    await forget();
  });

  test('the next one, though opened on the next day, counts it for the day on which it ended', async () => {
    const { server } = await openAtItsEnd(dashboardOf(), randomId(), 14);
    await win();
    await waitFor(() => expect(server.sent).toMatchObject([{ completedOn: '2026-11-21' }]));
    await forget();
  });

  test('once it was praised, before its place was let go: it is not praised again, and may be rated', async () => {
    const counted = fixtureSession({ clientId: SESSION, workoutId: '1', completedAt: NOON, rating: null });
    const { server } = await openAtItsEnd(dashboardOf({ workoutSessions: [counted] }), SESSION);
    rate(await rating(), '8');
    await success();
    expect(isCountingUp()).toBe(false);
    await waitFor(() =>
      expect(server.sent.map(({ clientId, rating }) => [clientId, rating])).toContainEqual([SESSION, 8]),
    );
    expect(server.stored).toEqual(new Set([SESSION]));
    expect(readText(uncelebratedWorkouts.key)).toBeUndefined();
    await forget();
  });

  test('counted and never praised: it is praised now', async () => {
    const counted = fixtureSession({ clientId: OTHER, workoutId: '1', completedAt: NOON, rating: null });
    uncelebratedWorkouts.write([OTHER]);
    await openAtItsEnd(dashboardOf({ workoutSessions: [counted] }), OTHER);
    await notNow();
    expect(isCountingUp()).toBe(true);
    expect(readText(uncelebratedWorkouts.key)).toBeUndefined();
    await forget();
  });

  test('after the rating nothing is asked any more', async () => {
    const { server, reopen } = await openAtItsEnd();
    rate(await ending(), '8');
    await success();
    await waitFor(() => expect(server.sent).toHaveLength(2));
    await waitFor(async () => expect(await snapshotsOf(USER_ID)).toEqual([]));
    await reopen('?carry-on');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.stored.size).toBe(1);
    await forget();
  });
});

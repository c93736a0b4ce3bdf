import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import {
  button,
  digits,
  holdClock,
  isOpen,
  pass,
  press,
  sleep,
  startGuidedSession,
  title,
} from './guided/session.fixture.tsx';
import { openPlayer, USER_ID } from './open-player.fixture.tsx';

holdClock();

const byIds = async () => (await snapshotsOf(USER_ID)).map(({ sessionId }) => sessionId);
const shownStep = () => document.querySelector('[aria-current="step"]')?.textContent;
async function completeHere() {
  press('Complete Workout');
  fireEvent.click(screen.getByRole('radio', { name: '9' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Complete Workout' }).at(-1) as HTMLElement);
}

test('by hand, with the guide and by hand again it is one session, recorded once', async () => {
  const { server } = await startGuidedSession();
  const begun = await byIds();
  expect(begun).toHaveLength(1);
  await pass(30);
  fireEvent.keyDown(document.body, { key: ' ' });
  press('Without the timer');
  press('Next');
  press('Start the timer');
  await pass(25);
  const [snapshot] = await snapshotsOf(USER_ID);
  expect(snapshot).toMatchObject({ sessionId: begun[0], activeMs: 40_000, byHand: { step: 1 } });
  fireEvent.keyDown(document.body, { key: ' ' });
  press('Without the timer');
  press('Next');
  vi.useRealTimers();
  await completeHere();
  await waitFor(() => expect(server.stored).toEqual(new Set(begun)));
  await waitFor(async () => expect(await byIds()).toEqual([]));
});

test('what the guide has led is not lost to a tab that went on by hand meanwhile', async () => {
  await openPlayer('1');
  await waitFor(async () => expect(await byIds()).toHaveLength(1));
  const [opened] = await snapshotsOf(USER_ID);
  await saveSnapshot(USER_ID, { ...(opened as SessionSnapshot), activeMs: 240_000, index: 7 });
  press('Next');
  await waitFor(async () => expect((await snapshotsOf(USER_ID))[0]?.byHand?.step).toBe(1));
  expect(await snapshotsOf(USER_ID)).toMatchObject([{ activeMs: 240_000, index: 7 }]);
});

test('what was only opened by hand is the same session for who comes back, with the time that it was open', async () => {
  const { server, reopen } = await openPlayer('1');
  await waitFor(async () => expect(await byIds()).toHaveLength(1));
  const begun = await byIds();
  sleep(20 * 60_000);
  press('Next');
  await waitFor(async () => expect((await snapshotsOf(USER_ID))[0]?.byHand?.step).toBe(1));
  await reopen();
  expect(shownStep()).toBe('Main Workout');
  expect(isOpen('Carry on?')).toBe(false);
  press('Next');
  await completeHere();
  await waitFor(() => expect(server.sent).toMatchObject([{ clientId: begun[0], activeSeconds: 1200, length: 'full' }]));
});

test('what the guide has led goes on at its second, also where no place by hand was kept', async () => {
  const { reopen } = await startGuidedSession();
  await pass(30);
  vi.useRealTimers();
  const { byHand: _none, ...guided } = (await snapshotsOf(USER_ID))[0] as SessionSnapshot;
  await saveSnapshot(USER_ID, guided);
  await reopen();
  await screen.findByRole('dialog', { name: 'Carry on?' });
  expect(await byIds()).toEqual([guided.sessionId]);
  press('Carry on');
  expect([title(), digits()]).toEqual(['March on the spot', '40']);
  expect(button('Pause, I’m needed')).toBeTruthy();
});

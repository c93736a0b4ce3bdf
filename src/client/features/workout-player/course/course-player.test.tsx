import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomId } from '#client/browser/random-id.ts';
import { refuseStorage } from '#client/browser/refused-storage.fixture.ts';
import { readText } from '#client/browser/stored-value.ts';
import { deleteSnapshot, saveSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { bodyRecord, courseDays } from '#client/parts/body/body-storage.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { impactRecord, safetySettings, startLevel } from '#client/parts/stored/browser-storage.ts';
import { NOTHING_TOLD } from '#domain/body/body-care.ts';
import { SAFETY_VERSION, type SafetySettings } from '#domain/body/safety-flags.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { holdClock, pass } from '../guided/session.fixture.tsx';
import { USER_ID } from '../open-player.fixture.tsx';
import { openCourse } from './open-course.fixture.tsx';

const FREE: SafetySettings = {
  ...{ block: 1, version: SAFETY_VERSION, hold: null, startingLevel: 'standard' },
  ...{ pelvicSafe: false, girdle: false, pregnant: false },
};

holdClock();
beforeEach(() => safetySettings.write(FREE));
afterEach(cleanup);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const done = () => screen.findByRole('dialog', { name: /, done\.$/ });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function start(key: string, minutes: number) {
  const page = openCourse(key);
  const button = await screen.findByRole('button', { name: `Start ${minutes} min` });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  fireEvent.click(button);
  await pass(0);
  return page;
}

async function finish() {
  vi.useRealTimers();
  const dialog = within(await done());
  return dialog;
}

describe('a session of a course', () => {
  test('opens on its start screen with what it is, needs and plays', async () => {
    openCourse('snacks/kettle');
    await screen.findByRole('button', { name: 'Start 4 min' });
    expect(title()).toBe('While the kettle boils');
    expect(document.body.textContent).toContain('4 min');
    expect(document.body.textContent).toContain('Wall push-ups');
  });

  test('is noted for its day when it is over, becomes no workout, and asks what happened', async () => {
    await start('snacks/kettle', 4);
    await pass(251);
    const dialog = await finish();
    expect(courseDays.read()).toEqual({ snacks: [{ on: today(), sessions: ['kettle'] }] });
    for (const name of ['Not quite', 'Leaked', 'Save']) fireEvent.click(dialog.getByRole('button', { name }));
    expect(bodyRecord.read().care).toMatchObject({ startsEasier: true, pelvicSafe: true });
    expect(impactRecord.read()).toHaveProperty('symptomOn');
    expect(await snapshotsOf(USER_ID)).toEqual([]);
  });

  test('where the browser refuses all storage, its day is not said to be noted', async () => {
    await start('snacks/kettle', 4);
    refuseStorage();
    await pass(251);
    await finish();
    expect(screen.getByText('4 minutes. Kept only while this page stays open.')).toBeTruthy();
  });

  test('left in the middle it is kept under its own name, and nothing is noted', async () => {
    await start('snacks/kettle', 4);
    await pass(80);
    press('Pause, I’m needed');
    vi.useRealTimers();
    await waitFor(async () => expect(await snapshotsOf(USER_ID)).toHaveLength(1));
    expect((await snapshotsOf(USER_ID))[0]).toMatchObject({ course: 'snacks/kettle', workoutId: 0 });
    expect(readText(courseDays.key)).toBeUndefined();
  });

  test('that was played to its end in a page that closed is noted when it is opened again', async () => {
    const page = await start('snacks/kettle', 4);
    await pass(80);
    press('Pause, I’m needed');
    vi.useRealTimers();
    await waitFor(async () => expect(await snapshotsOf(USER_ID)).toHaveLength(1));
    const [kept] = await snapshotsOf(USER_ID);
    page.unmount();
    const over = { ...kept, sessionId: randomId(), index: kept?.segmentCount, activeMs: 240_000 };
    await deleteSnapshot(USER_ID, String(kept?.sessionId));
    await saveSnapshot(USER_ID, over as SessionSnapshot);
    openCourse('snacks/kettle');
    await waitFor(() => expect(courseDays.read().snacks).toHaveLength(1));
    await waitFor(async () => expect(await snapshotsOf(USER_ID)).toEqual([]));
  });
});

describe('the way back to impact', () => {
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const startText = async (key = 'way-back/i1a') => {
    openCourse(key);
    await screen.findByRole('button', { name: 'Start 10 min' });
    await act(async () => undefined);
    return names().join('\n');
  };

  test('bounces where jumps are open, at the levels of its plan, not at lighter ones of hers', async () => {
    startLevel.write({ level: 'easier', answeredAt: 0 });
    impactRecord.write({ openedOn: today() });
    expect(await startText()).toMatch(/Two-foot bounces[\s\S]*Small one-leg squat/);
    expect(names().join('\n')).toContain('Squat to calf raise');
  });

  test('starts at Easier where her answers say so, until she chooses the plan', async () => {
    safetySettings.write({ ...FREE, startingLevel: 'easier' });
    impactRecord.write({ openedOn: today() });
    expect(await startText()).not.toContain('Squat to calf raise');
    press('Play it as planned');
    expect(names().join('\n')).toContain('Squat to calf raise');
  });

  test('starts at Easier after pain was told, and the plan is not hers to choose', async () => {
    bodyRecord.write({ sessions: [], care: { ...NOTHING_TOLD.care, startsEasier: true } });
    impactRecord.write({ openedOn: today() });
    expect(await startText('way-back/i1c')).toContain('Small one-leg squat');
    expect(document.body.textContent).toContain('this one starts with Easier');
    expect(screen.queryByRole('button', { name: 'Play it as planned' })).toBeNull();
  });

  test.each([
    ['without a clear check', FREE, {}],
    ['in pelvic floor care', { ...FREE, pelvicSafe: true }, { openedOn: '2026-11-20' }],
  ])('plays other moves in their place %s', async (_when, settings, record) => {
    safetySettings.write(settings as SafetySettings);
    impactRecord.write(record as never);
    expect(await startText()).not.toMatch(/bounces|hop|bound|jog/i);
  });

  test('keeps the day on which she jumped', async () => {
    impactRecord.write({ openedOn: today() });
    await start('way-back/i1a', 10);
    await pass(611);
    await finish();
    expect(impactRecord.read()).toMatchObject({ lastImpactOn: today() });
  });
});

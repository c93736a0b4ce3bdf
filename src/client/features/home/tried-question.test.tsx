import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { now } from '#client/browser/clock.ts';
import { outboxState } from '#client/member/outbox.ts';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { changeTried, readTried } from '#client/parts/session/tried-storage.ts';
import { exerciseLevels, safetySettings } from '#client/parts/stored/browser-storage.ts';
import type { User } from '#contract/auth.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION } from '#domain/body/safety-flags.ts';
import { PLAN_VERSION, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { withTriedSession } from '#domain/session/tried-workouts.ts';
import { TriedQuestion } from './tried-question.tsx';

const YESTERDAY_MS = 24 * 60 * 60 * 1000;
const SETTINGS = { ...CAREFUL_FLAGS, block: 1, version: SAFETY_VERSION };
let sent: NewWorkoutSessionInput[] = [];
let isReachable = true;
let person = 0;

const sessionOf = (more: Partial<SessionSnapshot> = {}): SessionSnapshot => ({
  sessionId: crypto.randomUUID(),
  workoutId: 1,
  block: 1,
  title: 'Week 1A',
  length: '10',
  index: 20,
  segmentCount: 20,
  elapsedMs: 0,
  segmentMs: 0,
  leftMs: 0,
  activeMs: 600_000,
  worked: [{ moveId: 'march', level: 'standard', ms: 60_000 }],
  swaps: {},
  hasChosenStart: false,
  isEased: false,
  stepPlaces: {},
  plan: PLAN_VERSION,
  savedAt: now() - YESTERDAY_MS,
  ...more,
});

function tryHere(session = sessionOf()): SessionSnapshot {
  changeTried((tried) => ({
    ...withTriedSession(tried, session),
    values: { safetySettings: JSON.stringify(SETTINGS), exerciseLevels: '{"march":"easier"}' },
  }));
  return session;
}
const show = () => render(<TriedQuestion userId={userId()} />);
const userId = () => `anna-${person}`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isAsked = () => screen.queryByRole('dialog', { name: 'Is this workout yours?' }) !== null;

beforeEach(() => {
  clearSignIn();
  person += 1;
  signInHere({ id: userId(), email: 'anna@example.org', firstName: 'Anna', subscriptionStatus: 'active' } as User);
  sent = [];
  isReachable = true;
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    if (path.endsWith('/workout-sessions')) sent.push(JSON.parse(String(body)));
    return new Response(String(body), { status: 201 });
  });
});

describe('what was tried on this device', () => {
  test('becomes hers with one yes: with its day, its length, its own id, and what she answered', async () => {
    const { sessionId: clientId, savedAt } = tryHere();
    show();
    expect(screen.getByRole('dialog').textContent).toMatch(/10 minutes of the first workout, tried on this device on /);
    press('Yes, add it');
    expect(isAsked()).toBe(false);
    await waitFor(() => expect(sent).toHaveLength(1));
    const completedOn = new Date(savedAt).toLocaleDateString('sv');
    expect(sent[0]).toMatchObject({ clientId, workoutId: '1', length: '10', completedAt: savedAt, completedOn });
    expect(sent[0]).toMatchObject({ rating: null, activeSeconds: 600 });
    await waitFor(() => expect(localStorage.getItem('triedWorkouts')).toBeNull());
    expect(safetySettings.read()).toEqual(SETTINGS);
    expect(exerciseLevels.read()).toEqual({ march: 'easier' });
    cleanup();
    show();
    expect(isAsked()).toBe(false);
  });

  test('with no is forgotten, and nothing of it was used', () => {
    tryHere();
    show();
    press('No, forget it');
    expect(isAsked()).toBe(false);
    expect(localStorage.getItem('triedWorkouts')).toBeNull();
    expect(safetySettings.read()).toBeUndefined();
    expect(sent).toEqual([]);
  });

  test('takes the place of nothing that she chose herself', async () => {
    tryHere();
    exerciseLevels.write({ march: 'harder' });
    show();
    press('Yes, add it');
    expect(exerciseLevels.read()).toEqual({ march: 'harder' });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('goes on without another question where the page closed after her yes, and is one workout', async () => {
    const { sessionId } = tryHere();
    const before = localStorage.getItem('triedWorkouts') ?? '';
    show();
    press('Yes, add it');
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    // As the device had it in the moment after the yes.
    localStorage.setItem('triedWorkouts', JSON.stringify({ ...JSON.parse(before), ownerId: userId() }));
    await act(async () => void show());
    expect(isAsked()).toBe(false);
    await waitFor(() => expect(localStorage.getItem('triedWorkouts')).toBeNull());
    expect(new Set(sent.map(({ clientId }) => clientId))).toEqual(new Set([sessionId]));
  });

  test('waits in the outbox where there is no network', async () => {
    isReachable = false;
    const { sessionId } = tryHere();
    show();
    press('Yes, add it');
    await waitFor(() => expect(localStorage.getItem('triedWorkouts')).toBeNull());
    expect(outboxState(userId()).waiting.map(({ id }) => id)).toContain(sessionId);
  });

  test('that broke off after three minutes counts for its day only', async () => {
    tryHere(sessionOf({ index: 9, activeMs: 4 * 60_000 }));
    show();
    press('Yes, add it');
    await waitFor(() => expect(sent[0]).toMatchObject({ length: 'partial', activeSeconds: 240 }));
  });

  test.each<[string, Partial<SessionSnapshot>]>([
    ['too long ago', { savedAt: now() - 31 * YESTERDAY_MS }],
    ['under three minutes', { index: 2, activeMs: 60_000 }],
  ])('is not asked about when it was %s', (_why, more) => {
    tryHere(sessionOf(more));
    show();
    expect(isAsked()).toBe(false);
  });

  test('is kept for whoever said that it is hers', () => {
    tryHere();
    changeTried((tried) => ({ ...tried, ownerId: 'somebody else' }));
    show();
    expect(isAsked()).toBe(false);
    expect(readTried()?.ownerId).toBe('somebody else');
  });
});

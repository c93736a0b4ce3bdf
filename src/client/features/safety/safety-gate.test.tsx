import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSendHealthAgreement } from '#client/api/health-agreement.ts';
import { exerciseLevels, healthAgreement, safetySettings } from '#client/platform/browser-storage.ts';
import { createQueryClient } from '#client/platform/query-client.ts';
import { clearSession } from '#client/platform/session.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/health-disclaimer.ts';
import type { SafetySettings } from '#domain/safety-answers.ts';
import { SafetyGate } from './safety-gate.tsx';

const FREE: SafetySettings = {
  block: 1,
  hold: null,
  startingLevel: 'standard',
  impactLocked: false,
  pelvicSafe: false,
};
const AGREED = { version: HEALTH_DISCLAIMER_VERSION, agreedAt: 1, isSent: true };

/** What the server says: the running block, nothing at all, or never anything. */
type Server = { block: number | 'unreachable' | 'silent'; isSaving: boolean; agreements: unknown[] };

function openGate(answers: Partial<Server> = {}, workoutId = '1') {
  const server: Server = { block: 1, isSaving: true, agreements: [], ...answers };
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      if (!server.isSaving) throw new TypeError('Failed to fetch');
      server.agreements.push(JSON.parse(String(body)));
      return new Response(String(body));
    }
    if (server.block === 'silent') return new Promise(() => undefined);
    if (server.block === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ progress: { currentBlock: server.block } }));
  });
  clearSession();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: 'anna', email: 'anna@example.org' }));
  const queryClient = createQueryClient();
  const page = render(
    <QueryClientProvider client={queryClient}>
      <Sender />
      <SafetyGate workoutId={workoutId}>
        <h1>The workout</h1>
      </SafetyGate>
    </QueryClientProvider>,
  );
  return { server, queryClient, page };
}

function Sender() {
  useSendHealthAgreement('anna');
  return null;
}

const workout = () => screen.findByRole('heading', { name: 'The workout' });
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Everything that is asked for the first time, with nothing to say. */
async function answerFirst(...ticks: RegExp[]) {
  await screen.findByRole('heading', { name: 'Before your first workout' });
  for (const name of [...ticks, /^I agree that/, /^I have read the Health disclaimer/]) await tick(name);
  await press('Set my level');
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who is asked', () => {
  test('somebody new, at once and without a network', async () => {
    openGate({ block: 'unreachable' });
    await answerFirst(/^None of these$/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await press('Start Workout');
    expect(document.activeElement).toBe(await workout());
    expect(safetySettings.read()).toEqual(FREE);
  });

  test('nobody for a workout that does not exist', async () => {
    openGate({}, '99');
    await workout();
  });

  test('nobody twice in one block', async () => {
    safetySettings.write({ ...FREE, block: 3 });
    healthAgreement.write(AGREED);
    openGate({ block: 3 });
    await workout();
  });

  test('everybody in another block', async () => {
    safetySettings.write(FREE);
    healthAgreement.write(AGREED);
    openGate({ block: 2 });
    await screen.findByRole('heading', { name: 'Before your next workout' });
    expect(screen.queryByRole('checkbox', { name: /Health disclaimer/ })).toBeNull();
  });

  test('everybody after the health disclaimer has changed', async () => {
    safetySettings.write(FREE);
    healthAgreement.write({ ...AGREED, version: '2020-01-01' });
    openGate();
    await screen.findByRole('checkbox', { name: /Health disclaimer/ });
  });

  test('what another hand left in the storage counts as no answer', async () => {
    localStorage.setItem('safetySettings', JSON.stringify({ ...FREE, hold: 'something else' }));
    healthAgreement.write(AGREED);
    openGate();
    await screen.findByRole('heading', { name: 'Before your first workout' });
  });

  test('a block that begins while she is in a workout does not interrupt it', async () => {
    safetySettings.write(FREE);
    healthAgreement.write(AGREED);
    const { server, queryClient } = openGate();
    await workout();
    server.block = 2;
    await act(() => queryClient.invalidateQueries());
    await workout();
  });

  test('a server that never answers holds nobody up for long', async () => {
    vi.useFakeTimers();
    safetySettings.write(FREE);
    healthAgreement.write(AGREED);
    openGate({ block: 'silent' });
    expect(screen.queryByRole('heading', { name: 'The workout' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('heading', { name: 'The workout' })).toBeTruthy();
  });
});

describe('what is kept', () => {
  test('flags on the device, a version and a date on the server, and no answer anywhere', async () => {
    const { server } = openGate();
    await answerFirst(/^I am pregnant/);
    await screen.findByRole('heading', { name: 'This one can wait' });
    expect(safetySettings.read()).toEqual({
      block: 1,
      hold: 'pregnant',
      startingLevel: 'easier',
      impactLocked: true,
      pelvicSafe: true,
    });
    expect(server.agreements).toEqual([
      { disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt: healthAgreement.read()?.agreedAt },
    ]);
    expect(healthAgreement.read()?.isSent).toBe(true);
  });

  test('a tick that did not get through goes up when the network is back, once', async () => {
    const { server } = openGate({ isSaving: false });
    await answerFirst(/^None of these$/);
    expect(healthAgreement.read()?.isSent).toBe(false);
    server.isSaving = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(server.agreements).toHaveLength(1);
  });

  test('levels from before stricter answers are forgotten, and kept with the same ones', async () => {
    safetySettings.write(FREE);
    healthAgreement.write(AGREED);
    exerciseLevels.write({ squat: 'harder' });
    const { page } = openGate({ block: 2 });
    await screen.findByRole('heading', { name: 'Before your next workout' });
    for (const name of [/^I have a bone, joint/, /^I agree that/]) await tick(name);
    await press('Set my level');
    expect(exerciseLevels.read()).toBeUndefined();
    page.unmount();

    exerciseLevels.write({ squat: 'standard' });
    openGate({ block: 3 });
    await screen.findByRole('heading', { name: 'Before your next workout' });
    for (const name of [/^I have a bone, joint/, /^I agree that/]) await tick(name);
    await press('Set my level');
    expect(exerciseLevels.read()).toEqual({ squat: 'standard' });
  });
});

describe('the form', () => {
  test('takes her to the first thing that is missing', async () => {
    openGate();
    await screen.findByRole('heading', { name: 'Before your first workout' });
    await press('Set my level');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'None of these' }));
    expect(safetySettings.read()).toBeUndefined();
  });

  test('“None of these” and the others rule each other out', async () => {
    openGate();
    await screen.findByRole('heading', { name: 'Before your first workout' });
    const [none, joint] = [/^None of these$/, /^I have a bone/].map(
      (name) => screen.getByRole('checkbox', { name }) as HTMLInputElement,
    );
    await tick(/^I have a bone/);
    await tick(/^None of these$/);
    expect([none?.checked, joint?.checked]).toEqual([true, false]);
    await tick(/^I have a bone/);
    expect([none?.checked, joint?.checked]).toEqual([false, true]);
  });

  test('whoever would rather not answer agrees to the disclaimer only, and starts carefully', async () => {
    openGate();
    await screen.findByRole('heading', { name: 'Before your first workout' });
    await press('I would rather not answer');
    expect(screen.getByText(/Please read the Health disclaimer/)).toBeTruthy();
    await tick(/^I have read the Health disclaimer/);
    await press('I would rather not answer');
    await press('Start gently');
    await workout();
    expect(safetySettings.read()).toMatchObject({ startingLevel: 'easier', impactLocked: true, pelvicSafe: true });
  });
});

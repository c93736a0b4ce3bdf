import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readText } from '#client/browser/stored-value.ts';
import { loadOutbox, outboxState, sendAll } from '#client/member/outbox.ts';
import { exerciseLevels, healthAgreement, safetySettings, startLevel } from '#client/parts/stored/browser-storage.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION } from '#domain/body/safety-flags.ts';
import { SAFETY_QUESTIONS } from '#programme/body/safety-words.ts';
import { AGREED, answerFirst, FREE, isAnswered, openGate, press, say, tick, workout } from './safety-gate.fixture.tsx';

describe('who is asked', () => {
  test('somebody new, at once and without a network', async () => {
    openGate({ block: 'unreachable' });
    await answerFirst();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await press('Start Workout');
    expect(document.activeElement).toBe(await workout());
    expect(safetySettings.read()).toEqual(FREE);
  });

  test('everybody whose answers are to earlier questions, and until then they count as they did', async () => {
    safetySettings.write({ ...CAREFUL_FLAGS, block: 1, version: SAFETY_VERSION - 1, hold: 'gp' });
    healthAgreement.write(AGREED);
    openGate();
    await screen.findByRole('heading', { name: 'Quick check first' });
    expect(safetySettings.read()).toMatchObject({ hold: 'gp', startingLevel: 'easier', pelvicSafe: true });
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
    await screen.findByRole('heading', { name: 'Quick check first' });
    await say();
    expect(screen.getByRole('checkbox', { name: /^I agree that/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Health disclaimer/ })).toBeNull();
  });

  test('everybody after the health disclaimer has changed', async () => {
    safetySettings.write(FREE);
    healthAgreement.write({ ...AGREED, version: '2020-01-01' });
    openGate();
    await say();
    await screen.findByRole('checkbox', { name: /Health disclaimer/ });
  });

  test('what another hand left in the storage counts as no answer', async () => {
    localStorage.setItem('safetySettings', JSON.stringify({ ...FREE, hold: 'something else' }));
    healthAgreement.write(AGREED);
    openGate();
    await screen.findByRole('heading', { name: 'First, your body' });
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
    await answerFirst(/^I’m pregnant/);
    await screen.findByRole('heading', { name: 'This one can wait' });
    expect(safetySettings.read()).toEqual({
      ...CAREFUL_FLAGS,
      block: 1,
      version: SAFETY_VERSION,
      hold: 'pregnant',
      pregnant: true,
    });
    const agreedAt = healthAgreement.read()?.agreedAt;
    expect(healthAgreement.read()).toEqual({ version: HEALTH_DISCLAIMER_VERSION, agreedAt: expect.any(Number) });
    await waitFor(() =>
      expect(server.agreements).toEqual([{ disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt }]),
    );
    await waitFor(() => expect(outboxState('anna').waiting).toEqual([]));
  });

  test('a tick that did not get through goes up when the network is back, once', async () => {
    const { server } = openGate({ isSaving: false });
    await answerFirst();
    const agreement = { disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt: healthAgreement.read()?.agreedAt };
    await waitFor(() => expect(outboxState('anna').isStuck).toBe(true));
    const { waiting } = await act(() => loadOutbox('anna'));
    expect(waiting.map(({ kind, body }) => [kind, body])).toEqual([['healthAgreement', agreement]]);
    expect(server.agreements).toEqual([]);
    server.isSaving = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(() => sendAll('anna')); // after both
    expect(server.agreements).toEqual([agreement]);
    expect(outboxState('anna').waiting).toEqual([]);
  });

  test('levels from before stricter answers are forgotten, and kept with the same ones', async () => {
    safetySettings.write(FREE);
    healthAgreement.write(AGREED);
    exerciseLevels.write({ squat: 'harder' });
    startLevel.write({ level: 'harder', answeredAt: 5 });
    const { page } = openGate({ block: 2 });
    await screen.findByRole('heading', { name: 'Quick check first' });
    await say(/^I have a bone, joint/);
    await tick(/^I agree that/);
    await press('Set my level');
    await isAnswered();
    expect(readText(exerciseLevels.key)).toBeUndefined();
    expect(startLevel.read()).toEqual({ answeredAt: 5 });
    page.unmount();

    exerciseLevels.write({ squat: 'standard' });
    openGate({ block: 3 });
    await screen.findByRole('heading', { name: 'Quick check first' });
    await say(/^I have a bone, joint/);
    await tick(/^I agree that/);
    await press('Set my level');
    await isAnswered();
    expect(exerciseLevels.read()).toEqual({ squat: 'standard' });
  });
});

describe('the form', () => {
  test('takes her to the first thing that is missing', async () => {
    openGate();
    await say();
    await press('Set my level');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^I agree that/ }));
    expect(safetySettings.read()).toBeUndefined();
  });

  test('shows every question as a line whose own words open, and “None of these” with both ticks leads to the workout', async () => {
    openGate();
    await screen.findByRole('button', { name: 'None of these' });
    const rows = [...document.querySelectorAll('details')];
    expect(rows.map((row) => row.querySelector('summary')?.textContent)).toEqual(
      SAFETY_QUESTIONS.map(({ row }) => `More about: ${row}`),
    );
    for (const [index, { question, help = '', urgentHelp = '' }] of SAFETY_QUESTIONS.entries())
      for (const words of [question, help, urgentHelp]) expect(rows[index]?.textContent).toContain(words);
    expect(screen.getByRole('link', { name: 'Call 999.' }).getAttribute('href')).toBe('tel:999');
    for (const name of [/^I agree that/, /^I have read the Health disclaimer/]) {
      await press('None of these');
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name }));
      expect(safetySettings.read()).toBeUndefined();
      await tick(name);
    }
    await press('None of these');
    await workout();
    expect(safetySettings.read()).toEqual(FREE);
  });

  test('says why it asks and what it keeps behind one tap, from every question', async () => {
    openGate();
    await press('Good to know');
    expect(screen.getByText(/^We don’t keep your answers/)).toBeTruthy();
    await press('Close');
    await press('At least one, or not sure');
    await press('Good to know');
    expect(screen.getByText('Why we ask')).toBeTruthy();
  });

  test('whoever agreed beside all of them may still go through them one by one', async () => {
    openGate();
    for (const name of [/^I agree that/, /^I have read the Health disclaimer/]) await tick(name);
    await say(/^I’m pregnant/);
    await press('Set my level');
    await screen.findByRole('heading', { name: 'This one can wait' });
  });

  test('asks one question at a time, says how many there are, and goes back with what was said', async () => {
    openGate();
    await screen.findByRole('button', { name: 'None of these' });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('At least one, or not sure');
    expect(screen.getByText('1 of 10')).toBeTruthy();
    await press('No');
    const second = screen.getByRole('heading', { level: 2, name: /^Chest pain/ });
    expect(document.activeElement).toBe(second);
    await press('Yes');
    expect(screen.getByText('3 of 10')).toBeTruthy();
    await press('Back');
    await screen.findByText('2 of 10');
    expect(screen.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true');
    await press('No');
    await press('Back');
    await screen.findByText('2 of 10');
    expect(screen.getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('the browser’s own way back leads one question back, and none of them is left behind the workout', async () => {
    openGate();
    const before = history.length;
    await press('At least one, or not sure');
    await press('No');
    history.back();
    await screen.findByText('1 of 10');
    history.back();
    await screen.findByRole('button', { name: 'None of these' });
    await answerFirst();
    await press('Start Workout');
    await workout();
    expect(history.state).toBeNull();
    expect(history.length).toBeGreaterThan(before); // forward of it
  });

  test('somebody with twelve workouts is not told on a new device that this is her first', async () => {
    openGate({ totalWorkouts: 12 });
    await screen.findByRole('heading', { name: 'Quick check first' });
  });

  test('a device that has never asked claims nothing of earlier workouts', async () => {
    openGate({ block: 'unreachable' });
    await screen.findByRole('heading', { name: 'First, your body' });
  });

  test('whoever would rather not answer agrees to the disclaimer only, and starts carefully', async () => {
    openGate();
    await screen.findByRole('heading', { name: 'First, your body' });
    await press('Rather not say');
    await press('Start gently');
    expect(screen.getByText('Please read the Health disclaimer, then tick this.')).toBeTruthy();
    await tick(/^I have read the Health disclaimer/);
    await press('Start gently');
    await press('Start gently');
    await workout();
    expect(safetySettings.read()).toMatchObject(CAREFUL_FLAGS);
  });
});

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dashboardQuery } from '#client/api/dashboard.ts';
import { memberOf } from '#client/components/member.ts';
import { stepGoal } from '#client/platform/browser-storage.ts';
import { createQueryClient } from '#client/platform/query-client.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek } from '#tests/member-fixtures.ts';
import { StepsCard } from './steps-card.tsx';

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

let sent: Sent[];
let onServer: Dashboard;
/** What the server does with a write: `undefined` is a success. */
let refusal: Response | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(onServer);
    const parsed = JSON.parse(String(body));
    sent.push({ method, path, body: parsed });
    if (refusal) return refusal;
    if (path.endsWith('/steps')) onServer = { ...onServer, steps: [parsed] };
    else onServer = { ...onServer, stats: { ...onServer.stats, stepGoal: parsed.stepGoal } };
    return Response.json(parsed);
  });
});
afterEach(() => vi.unstubAllGlobals());

function Card() {
  const { data } = useQuery(dashboardQuery('amira-1'));
  return data ? <StepsCard userId="amira-1" today={FIXTURE_TODAY} member={memberOf(data, FIXTURE_TODAY)} /> : null;
}

async function showSteps(dashboard: Dashboard) {
  onServer = dashboard;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Card />
    </QueryClientProvider>,
  );
  return screen.findByRole('region', { name: 'Today’s steps' });
}

async function enter(text: string) {
  const field = screen.getByRole('textbox', { name: 'Steps today' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
}

describe('StepsCard', () => {
  test('shows the day against the goal and the average of seven days', async () => {
    const card = await showSteps(fixtureSecondWeek());
    expect(card.textContent).toContain('4,210 of 5,000');
    expect(card.textContent).toContain('7-day average: 1,359');
  });

  test('a new total is sent for today, replaces the old one and empties the field', async () => {
    const card = await showSteps(fixtureSecondWeek());
    await enter('4800');
    expect(sent).toEqual([
      { method: 'POST', path: '/api/users/amira-1/steps', body: { date: FIXTURE_TODAY, steps: 4800 } },
    ]);
    await waitFor(() => expect(card.textContent).toContain('Saved: 4,800 steps today.'));
    expect(card.textContent).toContain('4,800 of 5,000');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Steps today' }).value).toBe('');
    expect(visibleToast()?.title).not.toBe('Step goal achieved!');
  });

  test('reaching the goal after being under it is announced once, with its badges', async () => {
    const card = await showSteps(fixtureSecondWeek());
    await enter('7500');
    await waitFor(() => expect(visibleToast()?.title).toBe('Step goal achieved!'));
    expect(card.textContent).toContain('Goal Achieved!');
    expect(card.textContent).toContain('150% Goal!');
    expect(card.textContent).not.toContain('Double Goal!');
  });

  test.each(['', '-1', '1.5', '100001', 'many'])('"%s" steps do nothing', async (text) => {
    await showSteps(fixtureSecondWeek());
    if (text !== '') await enter(text);
    else await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(sent).toEqual([]);
  });

  test('a refused update is taken back, said in a toast, and stays in the field', async () => {
    const card = await showSteps(fixtureSecondWeek());
    refusal = Response.json({ message: 'No', code: 'internal' }, { status: 500 });
    await enter('9000');
    await waitFor(() =>
      expect(visibleToast()).toMatchObject({
        kind: 'destructive',
        title: 'Failed to update steps',
        text: 'Please try again',
      }),
    );
    await waitFor(() => expect(card.textContent).toContain('4,210 of 5,000'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Steps today' }).value).toBe('9000');
  });

  test('a new goal holds from today, on the server and on the device', async () => {
    const card = await showSteps(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard('7x000{Enter}');
    await waitFor(() => expect(card.textContent).toContain('of 7,000'));
    expect(sent).toEqual([
      { method: 'PATCH', path: '/api/users/amira-1/stats', body: { stepGoal: 7000, from: FIXTURE_TODAY } },
    ]);
    expect(stepGoal.read()).toBe(7000);
    expect(screen.queryByRole('textbox', { name: 'Daily step goal' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Goal' }));
  });

  test.each(['999', '50001', '{Backspace}'])('the goal "%s" silently reverts', async (typed) => {
    const card = await showSteps(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(sent).toEqual([]);
    expect(card.textContent).toContain('of 5,000');
  });

  test('a goal that could not be saved goes back, on the device too', async () => {
    stepGoal.write(5000);
    const card = await showSteps(fixtureSecondWeek());
    refusal = Response.json({ message: 'No', code: 'internal' }, { status: 500 });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard('7000{Enter}');
    await waitFor(() => expect(visibleToast()?.title).toBe('Your step goal was not saved'));
    await waitFor(() => expect(card.textContent).toContain('of 5,000'));
    expect(stepGoal.read()).toBe(5000);
  });

  test('the server’s goal wins over the stored one and is stored', async () => {
    stepGoal.write(9000);
    const card = await showSteps(fixtureSecondWeek());
    expect(card.textContent).toContain('of 5,000');
    expect(stepGoal.read()).toBe(5000);
  });

  test('without any goal the dashboard’s own one stands in', async () => {
    const stats = { totalWorkouts: 0, stepGoal: null, blocksCompleted: 0 };
    const card = await showSteps(fixtureDashboard({ stats, stepGoalChanges: [] }));
    expect(card.textContent).toContain('0 of 8,000');
  });
});

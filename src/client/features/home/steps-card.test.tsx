import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dashboardQuery } from '#client/api/dashboard.ts';
import { memberOf } from '#client/components/member.ts';
import { stepGoalOfferAnswered } from '#client/platform/browser-storage.ts';
import { stepGoal } from '#client/platform/first-page-storage.ts';
import { deviceOutboxStore } from '#client/platform/outbox-store.ts';
import { createQueryClient } from '#client/platform/query-client.ts';
import { signInHere } from '#client/platform/sign-in-in-test.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek, fixtureUser } from '#tests/member-fixtures.ts';
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
let unreachable: boolean;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  unreachable = false;
  signInHere(fixtureUser());
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(onServer);
    const parsed = JSON.parse(String(body));
    sent.push({ method, path, body: parsed });
    if (unreachable) throw new TypeError('Failed to fetch');
    if (refusal) return refusal;
    if (path.endsWith('/steps')) {
      const others = onServer.steps.filter(({ date }) => date !== parsed.date);
      onServer = { ...onServer, steps: [...others, parsed].sort((a, b) => (a.date < b.date ? -1 : 1)) };
    } else onServer = { ...onServer, stats: { ...onServer.stats, stepGoal: parsed.stepGoal } };
    return Response.json(parsed);
  });
});
afterEach(() => vi.unstubAllGlobals());

const waitingBodies = async () => (await deviceOutboxStore.entriesOf('amira-1')).map(({ body }) => body);

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
    refusal = Response.json({ message: 'No', code: 'invalid_input' }, { status: 400 });
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
    refusal = Response.json({ message: 'No', code: 'invalid_input' }, { status: 400 });
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

  test.each([
    { tap: '+500 steps', steps: 4710 },
    { tap: '+1,000 steps', steps: 5210 },
    { tap: 'Same as yesterday', steps: 5300 },
  ])('"$tap" is one tap', async ({ tap, steps }) => {
    const card = await showSteps(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: tap }));
    await waitFor(() => expect(card.textContent).toContain(`Saved: ${steps.toLocaleString('en-GB')} steps today.`));
    expect(sent.at(-1)?.body).toEqual({ date: FIXTURE_TODAY, steps });
    expect(visibleToast()?.title === 'Step goal achieved!').toBe(steps >= 5000);
  });

  test('taps in a row add up and go out in their order', async () => {
    const card = await showSteps(fixtureSecondWeek());
    for (const tap of ['+500 steps', '+500 steps', '+1,000 steps']) {
      await userEvent.click(screen.getByRole('button', { name: tap }));
    }
    await waitFor(() => expect(card.textContent).toContain('Saved: 6,210 steps today.'));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ date: FIXTURE_TODAY, steps: 6210 }));
  });

  test('a day that is full takes no more', async () => {
    await showSteps(fixtureDashboard({ steps: [{ date: FIXTURE_TODAY, steps: 99_700 }] }));
    await userEvent.click(screen.getByRole('button', { name: '+500 steps' }));
    expect(sent).toEqual([]);
  });

  test('steps that reach nobody stay in sight and are kept on the device', async () => {
    const card = await showSteps(fixtureSecondWeek());
    unreachable = true;
    await enter('5600');
    await waitFor(() =>
      expect(card.textContent).toContain('Saved on this device. It will go up when you are back online.'),
    );
    expect(card.textContent).toContain('5,600 of 5,000');
    expect(await waitingBodies()).toEqual([{ date: FIXTURE_TODAY, steps: 5600 }]);
    expect(visibleToast()?.title).toBe('Step goal achieved!');
  });

  test('what waits on the device shows after a reload', async () => {
    await deviceOutboxStore.keep({
      userId: 'amira-1',
      id: `steps:${FIXTURE_TODAY}`,
      kind: 'steps',
      body: { date: FIXTURE_TODAY, steps: 6000 },
      keptAt: 1,
      revision: 'r1',
    });
    const card = await showSteps(fixtureSecondWeek());
    expect(card.textContent).toContain('6,000 of 5,000');
  });

  test('a goal that reaches nobody holds here and waits', async () => {
    const card = await showSteps(fixtureSecondWeek());
    unreachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard('7000{Enter}');
    await waitFor(async () => expect(await waitingBodies()).toEqual([{ stepGoal: 7000, from: FIXTURE_TODAY }]));
    expect(card.textContent).toContain('of 7,000');
  });

  test('an earlier day is corrected, against the goal of that day', async () => {
    const card = await showSteps(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Correct an earlier day' }));
    expect(card.textContent).toContain('Entered so far: 5,300');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-18' } });
    await userEvent.type(screen.getByRole('textbox', { name: /^Steps on that day/ }), '5001');
    await userEvent.click(screen.getByRole('button', { name: 'Save day' }));
    await waitFor(() => expect(card.textContent).toContain('Saved: 5,001 steps on Wed 18 Nov.'));
    expect(sent.at(-1)?.body).toEqual({ date: '2026-11-18', steps: 5001 });
    expect(visibleToast()?.text).toBe('You reached your step goal of 5,000 on Wed 18 Nov.');
    expect(card.textContent).toContain('4,210 of 5,000');
  });

  test.each(['2026-11-21', '2026-12-01', '2025-11-20', ''])('the day "%s" does nothing', async (day) => {
    await showSteps(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Correct an earlier day' }));
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } });
    await userEvent.type(screen.getByRole('textbox', { name: /^Steps on that day/ }), '5000');
    await userEvent.click(screen.getByRole('button', { name: 'Save day' }));
    expect(sent).toEqual([]);
  });

  test('with nothing entered for yesterday, yesterday is offered', async () => {
    const card = await showSteps(fixtureDashboard());
    expect(screen.getByRole('button', { name: 'Add yesterday’s steps' })).toBeTruthy();
    expect(card.textContent).toContain('No steps yet today.');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('the picture of 30 days says what it shows', async () => {
    await showSteps(fixtureSecondWeek());
    expect(
      screen.getByRole('img', {
        name: 'Steps of the last 30 days, with the line of your goal, 5,000 today. Goal reached on 1 of them. Most: 5,300 on Fri 20 Nov.',
      }),
    ).toBeTruthy();
  });

  describe('after two good weeks', () => {
    const goodWeeks = () =>
      fixtureDashboard({
        stepGoalChanges: [{ from: '2026-10-01', stepGoal: 5000 }],
        steps: Array.from({ length: 14 }, (_, index) => ({
          date: addDays(FIXTURE_TODAY, index - 14) as CalendarDay,
          steps: 6000,
        })),
      });

    test('a higher goal is offered and taken with one tap', async () => {
      const card = await showSteps(goodWeeks());
      expect(card.textContent).toContain('on most days for two weeks. Would 5,500 suit you?');
      await userEvent.click(screen.getByRole('button', { name: 'Change to 5,500' }));
      await waitFor(() => expect(card.textContent).toContain('of 5,500'));
      expect(sent.at(-1)?.body).toEqual({ stepGoal: 5500, from: FIXTURE_TODAY });
      expect(card.textContent).not.toContain('suit you?');
    });

    test('or kept, and the question rests', async () => {
      const card = await showSteps(goodWeeks());
      await userEvent.click(screen.getByRole('button', { name: 'Keep 5,000' }));
      expect(card.textContent).not.toContain('suit you?');
      expect(stepGoalOfferAnswered.read()).toBe(FIXTURE_TODAY);
      expect(sent).toEqual([]);
    });
  });
});

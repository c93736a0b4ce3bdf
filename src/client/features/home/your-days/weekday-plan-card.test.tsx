import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { workoutDaysPath } from '#contract/paths.ts';
import { fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { WeekdayPlanCard } from './weekday-plan-card.tsx';

const USER_ID = fixtureUser().id;

describe('the plan for the week', () => {
  test('takes up to three days, what they follow on, and what to do otherwise', async () => {
    render(<WeekdayPlanCard userId={USER_ID} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose days' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save my plan' }).disabled).toBe(true);
    for (const day of ['Friday', 'Monday', 'Wednesday'])
      await userEvent.click(screen.getByRole('button', { name: day }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sunday' }).disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: /^After/ }), 'After the school run.');
    await userEvent.type(screen.getByRole('textbox', { name: /^If something comes up, I’ll/ }), 'move it to tomorrow');
    await userEvent.click(screen.getByRole('button', { name: 'Save my plan' }));
    expect(weekdayPlan.read()).toEqual({
      weekdays: [0, 2, 4],
      after: 'the school run',
      otherwise: 'move it to tomorrow',
    });
    expect(screen.getByRole('region', { name: 'Your plan' }).textContent).toContain(
      'Monday, Wednesday, Friday, after the school run. If something comes up: move it to tomorrow.',
    );
  });

  test('"Not now" is the end of asking, and a quiet way back stays', async () => {
    render(<WeekdayPlanCard userId={USER_ID} />);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(weekdayPlan.read()).toBe('skipped');
    expect(screen.queryByRole('heading')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Plan my workout days' }));
    expect(screen.getByRole('heading', { name: 'When could you work out?' })).toBeTruthy();
  });

  test('leaving a change undone keeps the plan', async () => {
    weekdayPlan.write({ weekdays: [5], after: '', otherwise: '' });
    render(<WeekdayPlanCard userId={USER_ID} />);
    await userEvent.click(screen.getByRole('button', { name: 'Change my plan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Saturday' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(weekdayPlan.read()).toEqual({ weekdays: [5], after: '', otherwise: '' });
    expect(screen.getByText('Saturday.')).toBeTruthy();
  });

  test('the account follows a change once it knows the days, and learns nothing of them before', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      sent.push([method, path, JSON.parse(String(body))]);
      return new Response('{}');
    });
    signInHere(fixtureUser());
    for (const isOnAccount of [false, true]) {
      weekdayPlan.write({ weekdays: [5], after: 'tea', otherwise: '', ...(isOnAccount && { isOnAccount }) });
      const { unmount } = render(<WeekdayPlanCard userId={USER_ID} />);
      await userEvent.click(screen.getByRole('button', { name: 'Change my plan' }));
      await userEvent.click(screen.getByRole('button', { name: 'Sunday' }));
      await userEvent.click(screen.getByRole('button', { name: 'Save my plan' }));
      expect(weekdayPlan.read()).toEqual({
        weekdays: [5, 6],
        after: 'tea',
        otherwise: '',
        ...(isOnAccount && { isOnAccount }),
      });
      await vi.waitFor(() => expect(sent).toHaveLength(isOnAccount ? 1 : 0));
      unmount();
    }
    expect(sent).toEqual([['PATCH', workoutDaysPath(USER_ID), { weekdays: [5, 6] }]]);
    vi.unstubAllGlobals();
  });
});

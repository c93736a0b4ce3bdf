import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { stepGoal } from '#client/parts/account/first-page-storage.ts';
import { stepGoalOfferAnswered } from '#client/parts/stored/browser-storage.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { serveSteps, waitingBodies } from './steps-card.fixture.tsx';

const server = serveSteps();

describe('the step goal', () => {
  test('a new goal holds from today, on the server and on the device', async () => {
    const card = await server.show(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard('7,000{Enter}');
    await waitFor(() => expect(card.textContent).toContain('of 7,000'));
    expect(server.sent).toEqual([
      { method: 'PATCH', path: '/api/users/amira-1/stats', body: { stepGoal: 7000, from: FIXTURE_TODAY } },
    ]);
    expect(stepGoal.read()).toBe(7000);
    expect(screen.queryByRole('textbox', { name: 'Daily step goal' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Goal' }));
  });

  test.each(['999', '50001'])('the goal "%s" silently reverts', async (typed) => {
    const card = await server.show(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(server.sent).toEqual([]);
    expect(card.textContent).toContain('of 5,000');
  });

  test.each(['12.5', '12,5', '7x000', '{Backspace}'])('"%s" is no goal, and the field says so', async (typed) => {
    const card = await server.show(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard(`${typed}{Enter}`);
    const field = screen.getByRole('textbox', { name: 'Daily step goal' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(card.textContent).toContain('Enter a whole number, like 7,000.');
    expect(card.textContent).toContain('of 5,000');
    expect(server.sent).toEqual([]);
    await userEvent.keyboard('0');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('a goal that could not be saved goes back, on the device too', async () => {
    stepGoal.write(5000);
    const card = await server.show(fixtureSecondWeek());
    server.refusal = Response.json({ message: 'No', code: 'invalid_input' }, { status: 400 });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard('7000{Enter}');
    await waitFor(() => expect(visibleToast()?.title).toBe('We couldn’t save your step goal'));
    await waitFor(() => expect(card.textContent).toContain('of 5,000'));
    expect(stepGoal.read()).toBe(5000);
  });

  test('a goal that reaches nobody holds here and waits', async () => {
    const card = await server.show(fixtureSecondWeek());
    server.unreachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Edit Goal' }));
    await userEvent.keyboard('7000{Enter}');
    await waitFor(async () => expect(await waitingBodies()).toEqual([{ stepGoal: 7000, from: FIXTURE_TODAY }]));
    expect(card.textContent).toContain('of 7,000');
  });

  test('the server’s goal wins over the stored one and is stored', async () => {
    stepGoal.write(9000);
    const card = await server.show(fixtureSecondWeek());
    expect(card.textContent).toContain('of 5,000');
    expect(stepGoal.read()).toBe(5000);
  });

  test('without any goal the dashboard’s own one stands in', async () => {
    const stats = { totalWorkouts: 0, stepGoal: null, blocksCompleted: 0 };
    const card = await server.show(fixtureDashboard({ stats, stepGoalChanges: [] }));
    expect(card.textContent).toContain('0 of 8,000');
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
      const card = await server.show(goodWeeks());
      expect(card.textContent).toContain('on most days for 2 weeks. Try 5,500?');
      await userEvent.click(screen.getByRole('button', { name: 'Change to 5,500' }));
      await waitFor(() => expect(card.textContent).toContain('of 5,500'));
      expect(server.sent.at(-1)?.body).toEqual({ stepGoal: 5500, from: FIXTURE_TODAY });
      expect(card.textContent).not.toContain('Try 5,500');
    });

    test('or kept, and the question rests', async () => {
      const card = await server.show(goodWeeks());
      await userEvent.click(screen.getByRole('button', { name: 'Keep 5,000' }));
      expect(card.textContent).not.toContain('Try 5,500');
      expect(stepGoalOfferAnswered.read()).toBe(FIXTURE_TODAY);
      expect(server.sent).toEqual([]);
    });
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { visibleToast } from '#client/ui/toast-store.ts';
import { fixtureDashboard, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { serveSteps } from './steps-card.fixture.tsx';

const server = serveSteps();

async function openEarlierDay() {
  await server.show(fixtureSecondWeek());
  await userEvent.click(screen.getByRole('button', { name: 'Fix an earlier day' }));
  return screen.getByRole('region', { name: 'Your steps' });
}

describe('the steps of an earlier day', () => {
  test('an earlier day is corrected, against the goal of that day', async () => {
    const card = await openEarlierDay();
    await screen.findByLabelText('Day');
    expect(card.textContent).toContain('Entered so far: 5,300');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-18' } });
    await userEvent.type(screen.getByRole('textbox', { name: /^Steps on that day/ }), '5001');
    await userEvent.click(screen.getByRole('button', { name: 'Save day' }));
    await waitFor(() => expect(card.textContent).toContain('Saved: 5,001 steps on Wed 18 Nov.'));
    expect(server.sent.at(-1)?.body).toEqual({ date: '2026-11-18', steps: 5001 });
    expect(visibleToast()?.text).toBe('You reached your step goal of 5,000 on Wed 18 Nov.');
    expect(screen.getByRole('region', { name: 'Today’s steps' }).textContent).toContain('4,210 of 5,000');
  });

  test.each(['2026-11-21', '2026-12-01', '2025-11-20', ''])('the day "%s" does nothing', async (day) => {
    await openEarlierDay();
    await screen.findByLabelText('Day');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } });
    await userEvent.type(screen.getByRole('textbox', { name: /^Steps on that day/ }), '5000');
    await userEvent.click(screen.getByRole('button', { name: 'Save day' }));
    expect(server.sent).toEqual([]);
  });

  test('a day that could not be read is not shown as empty', async () => {
    await server.show(fixtureSecondWeek());
    server.refusal = new Response('', { status: 503 });
    await userEvent.click(screen.getByRole('button', { name: 'Fix an earlier day' }));
    await screen.findByLabelText('Day');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-06-01' } });
    expect(await screen.findByText(/We couldn’t load what you entered that day/)).toBeTruthy();
  });

  test('a count that cannot be read is said at its field', async () => {
    const card = await openEarlierDay();
    await screen.findByLabelText('Day');
    await userEvent.type(screen.getByRole('textbox', { name: /^Steps on that day/ }), '5.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save day' }));
    expect(card.textContent).toContain('Enter a whole number, up to 100,000.');
    expect(server.sent).toEqual([]);
  });

  test('with nothing entered for yesterday, yesterday is offered', async () => {
    const card = await server.show(fixtureDashboard());
    expect(screen.getByRole('button', { name: 'Add yesterday’s steps' })).toBeTruthy();
    expect(card.textContent).toContain('0 of 5,000');
    expect(card.textContent).not.toContain('to go');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

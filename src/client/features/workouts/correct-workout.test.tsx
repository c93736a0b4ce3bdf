import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { visibleToast } from '#client/ui/toast-store.ts';
import { choose, HISTORY, REFUSED, row, SESSIONS, serveHistory, WHOLE } from './history.fixture.tsx';

const server = serveHistory();

describe('correcting a workout', () => {
  test('rating and note show at once and are sent', async () => {
    server.show(HISTORY, WHOLE);
    let answer: (response: Response) => void = () => undefined;
    server.answers = { [`PATCH ${SESSIONS}/s3`]: () => new Promise((resolve) => (answer = resolve)) };
    await choose(/^Change Core & Control/, 'Change rating or note');
    const sheet = within(screen.getByRole('dialog', { name: 'Change rating or note' }));
    expect(sheet.getByRole('radio', { name: '9', checked: true })).toBeTruthy();
    await userEvent.click(sheet.getByRole('radio', { name: '6' }));
    await userEvent.clear(sheet.getByLabelText('Notes (optional)'));
    await userEvent.type(sheet.getByLabelText('Notes (optional)'), 'Wobbly after all');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));

    const corrected = await row('Wobbly after all');
    expect(corrected.textContent).toContain('Rated 6 of 10');
    expect(await screen.findByText('3 workouts, 59 min, 7.0 average rating')).toBeTruthy();
    expect(server.sent('PATCH')[0]?.body).toEqual({ rating: 6, notes: 'Wobbly after all' });
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(Response.json({}));
  });

  test('a refusal takes it back and says so', async () => {
    server.show(HISTORY, WHOLE);
    server.answers = { [`PATCH ${SESSIONS}/s3`]: () => Response.json(REFUSED, { status: 400 }) };
    await choose(/^Change Core & Control/, 'Change rating or note');
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: 'That didn’t save', text: REFUSED.message }));
    await waitFor(async () => expect((await row('Core & Control')).textContent).toContain('Rated 9 of 10'));
  });

  test('nothing changed sends nothing', async () => {
    server.show(HISTORY, WHOLE);
    await choose(/^Change Strength & Core Foundation/, 'Change rating or note');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(server.sent('PATCH')).toEqual([]);
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { visibleToast } from '#client/ui/toast-store.ts';
import { choose, HISTORY, REFUSED, row, SESSIONS, serveHistory, totals, WHOLE } from './history.fixture.tsx';

const server = serveHistory();

describe('deleting a workout', () => {
  test('takes the session away at once, and Undo brings it back to its place', async () => {
    server.show(HISTORY, WHOLE);
    const fewer = HISTORY.slice(1);
    server.answers = {
      [`DELETE ${SESSIONS}/session-1`]: () => {
        server.answers[`GET ${SESSIONS}`] = () => Response.json(fewer);
        server.answers['GET /api/users/amira-1/dashboard'] = () => Response.json(withoutFirst);
        return Response.json({});
      },
      [`POST ${SESSIONS}/session-1/restore`]: () => {
        server.answers = {};
        return Response.json({});
      },
    };
    const stats = { ...WHOLE.stats, totalWorkouts: 3 };
    const withoutFirst = { ...WHOLE, stats, workoutSessions: fewer };
    await choose(/^Change Full-Body Resistance/, 'Delete');
    const undo = await screen.findByRole('button', { name: 'Undo: bring back Full-Body Resistance, Thu 19 Nov' });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(totals()[0]).toBe('3'));
    expect(screen.queryByRole('heading', { name: 'Full-Body Resistance' })).toBeNull();

    await userEvent.click(undo);
    expect(await row('Full-Body Resistance')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change Full-Body Resistance, Thu 19 Nov');
    await waitFor(() => expect(server.sent('POST').map(({ path }) => path)).toEqual([`${SESSIONS}/session-1/restore`]));
    await waitFor(() => expect(totals()[0]).toBe('4'));
  });

  test('an undo waits for the deletion that it undoes', async () => {
    server.show(HISTORY, WHOLE);
    let answer: (response: Response) => void = () => undefined;
    server.answers = {
      [`DELETE ${SESSIONS}/session-1`]: () => new Promise((resolve) => (answer = resolve)),
      [`POST ${SESSIONS}/session-1/restore`]: () => Response.json({}),
    };
    await choose(/^Change Full-Body Resistance/, 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(server.sent('POST')).toEqual([]);
    answer(Response.json({}));
    await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
  });

  test('a deletion that is rejected is taken back and says so', async () => {
    server.show(HISTORY, WHOLE);
    server.answers = { [`DELETE ${SESSIONS}/session-1`]: () => Response.json(REFUSED, { status: 400 }) };
    await choose(/^Change Full-Body Resistance/, 'Delete');
    await waitFor(() => expect(visibleToast()?.title).toBe('It wasn’t deleted'));
    expect(visibleToast()?.text).toBe(REFUSED.message);
    expect(await row('Full-Body Resistance')).toBeTruthy();
    expect(totals()[0]).toBe('4');
  });

  test('without a connection it stays deleted here, and goes up when there is one', async () => {
    server.show(HISTORY, WHOLE);
    server.answers = { [`DELETE ${SESSIONS}/session-1`]: () => Promise.reject(new TypeError('offline')) };
    await choose(/^Change Full-Body Resistance/, 'Delete');
    await waitFor(() => expect(server.sent('DELETE')).toHaveLength(1));
    expect(totals()[0]).toBe('3');
    server.answers = { [`DELETE ${SESSIONS}/session-1`]: () => Response.json({}) };
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.sent('DELETE')).toHaveLength(2));
  });
});

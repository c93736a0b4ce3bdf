import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { visibleToast } from '#client/ui/toast-store.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { fixtureDashboard } from '#tests/fixtures/member-fixtures.ts';
import { HISTORY, REFUSED, row, SESSIONS, serveHistory, totals, WHOLE } from './history.fixture.tsx';

const server = serveHistory();

describe('adding a workout done without the phone', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a workout' }));
    return within(screen.getByRole('dialog', { name: 'Add a workout' }));
  };
  const setDay = async (sheet: ReturnType<typeof within>, day: string) => {
    await userEvent.clear(sheet.getByLabelText('Day'));
    if (day) await userEvent.type(sheet.getByLabelText('Day'), day);
  };

  test('is sent once with its own day, and shows at once', async () => {
    server.show(HISTORY, WHOLE);
    server.answers = { [`POST ${SESSIONS}`]: server.neverAnswered };
    const sheet = await open();
    expect((sheet.getByLabelText('Day') as HTMLInputElement).value).toBe('2026-11-20');
    expect((sheet.getByLabelText('Workout') as HTMLSelectElement).value).toBe('5');
    await setDay(sheet, '2026-11-14');
    await userEvent.selectOptions(sheet.getByLabelText('Workout'), '6');
    await userEvent.type(sheet.getByLabelText('Notes (optional)'), 'At my mother’s');
    await userEvent.click(sheet.getByRole('button', { name: 'Add workout' }));

    expect((await row('At my mother’s')).textContent).toContain('2C, Sat 14 Nov');
    expect(totals()[0]).toBe('5');
    await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
    expect(server.sent('POST')[0]?.body).toMatchObject({
      workoutId: '6',
      block: 1,
      rating: null,
      completedOn: '2026-11-14',
      completedAt: Date.UTC(2026, 10, 14, 12),
      length: 'full',
    } satisfies Partial<NewWorkoutSessionInput>);
  });

  test.each([
    { day: '', problem: 'Choose a day.' },
    { day: '2026-11-22', problem: 'That day hasn’t come yet. Choose today or earlier.' },
    { day: '2025-11-20', problem: 'That’s more than a year ago. Choose a later day.' },
  ])('the day "$day" is not taken', async ({ day, problem }) => {
    server.show(HISTORY, WHOLE);
    const sheet = await open();
    await setDay(sheet, day);
    await userEvent.click(sheet.getByRole('button', { name: 'Add workout' }));
    expect(sheet.getByText(problem)).toBeTruthy();
    expect(document.activeElement).toBe(sheet.getByLabelText('Day'));
    expect(server.sent('POST')).toEqual([]);
  });

  test('a day of the block before belongs to that block and offers its workouts', async () => {
    const blockProgress = {
      block_1: { completedAt: Date.UTC(2026, 10, 15, 9), totalWorkouts: 12 },
      block_2: { completedAt: null, totalWorkouts: 0 },
    };
    const progress = { completedWorkouts: [], currentBlock: 2, currentWeek: 1, blockProgress };
    server.show([], fixtureDashboard({ progress }));
    server.answers = { [`POST ${SESSIONS}`]: server.neverAnswered };
    const sheet = await open();
    await setDay(sheet, '2026-11-14');
    expect(sheet.getByLabelText('Which workout of block 1?').textContent).toContain('1B, Glutes & Cardio Intro');
    await userEvent.click(sheet.getByRole('button', { name: 'Add workout' }));
    await waitFor(() => expect(server.sent('POST')[0]?.body).toMatchObject({ block: 1 }));
  });

  test('a refusal takes it away again and says why', async () => {
    server.show(HISTORY, WHOLE);
    server.answers = { [`POST ${SESSIONS}`]: () => Response.json(REFUSED, { status: 400 }) };
    const sheet = await open();
    await userEvent.type(sheet.getByLabelText('Notes (optional)'), 'Refused');
    await userEvent.click(sheet.getByRole('button', { name: 'Add workout' }));
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: 'It wasn’t added', text: REFUSED.message }));
    expect(screen.queryByText('Refused')).toBeNull();
  });
});

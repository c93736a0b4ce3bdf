import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dashboardQuery } from '#client/api/dashboard.ts';
import { memberOf } from '#client/components/member.ts';
import { replaceClock } from '#client/platform/now.ts';
import { createQueryClient } from '#client/platform/query-client.ts';
import { signInHere } from '#client/platform/sign-in-in-test.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { NewWorkoutSessionInput, WorkoutSession } from '#contract/workout-sessions.ts';
import { sessionMonths } from '#domain/workout-history.ts';
import {
  FIXTURE_NOW,
  FIXTURE_TODAY,
  fixtureDashboard,
  fixtureSecondWeek,
  fixtureSession,
  fixtureUser,
} from '#tests/member-fixtures.ts';
import { HistoryView } from './history-view.tsx';

const SESSIONS = '/api/users/amira-1/workout-sessions';
const REFUSED = { message: 'Not this time.', code: 'internal' };

const HISTORY = [
  fixtureSession(),
  fixtureSession({
    id: 's3',
    clientId: 'c3',
    workoutId: '3',
    rating: 9,
    completedOn: '2026-11-17',
    completedAt: FIXTURE_NOW - 4 * 86_400_000,
    notes: 'Side plank felt steadier.',
  }),
  fixtureSession({
    id: 's2',
    clientId: 'c2',
    workoutId: '2',
    rating: 7,
    completedOn: '2026-11-12',
    completedAt: FIXTURE_NOW - 9 * 86_400_000,
    length: '10',
    activeSeconds: 600,
  }),
  fixtureSession({
    id: 's1',
    clientId: 'c1',
    workoutId: '1',
    rating: null,
    completedOn: '2026-10-31',
    completedAt: FIXTURE_NOW - 21 * 86_400_000,
  }),
];
const WHOLE = fixtureSecondWeek({
  workoutSessions: HISTORY,
  workoutDays: HISTORY.map((one) => one.completedOn).sort(),
});

let calls: { method: string; path: string; body: unknown }[];
let answers: Record<string, () => Response | Promise<Response>>;
let giveClockBack: () => void;

beforeEach(() => {
  signInHere(fixtureUser());
  calls = [];
  giveClockBack = replaceClock({ now: () => FIXTURE_NOW, utcOffsetMinutes: () => 0 });
});
/** A request that is on its way until the test ends. */
let breakOff: (() => void)[] = [];
const neverAnswered = () =>
  new Promise<Response>((_resolve, reject) => {
    breakOff.push(() => reject(new TypeError('Failed to fetch')));
  });

afterEach(() => {
  for (const end of breakOff) end();
  breakOff = [];
  giveClockBack();
  vi.unstubAllGlobals();
});

/** A server that knows these sessions; `answers` says what differs. */
function showHistory(
  sessions: WorkoutSession[],
  dashboard: Dashboard = fixtureSecondWeek(),
  firstAnswers: typeof answers = {},
) {
  answers = firstAnswers;
  const standard: Record<string, () => Response> = {
    [`GET ${SESSIONS}`]: () => Response.json(sessions),
    [`GET ${SESSIONS}/months`]: () => Response.json(sessionMonths(sessions)),
    'GET /api/users/amira-1/dashboard': () => Response.json(dashboard),
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, path, body: body === undefined ? undefined : JSON.parse(String(body)) });
    const answer = answers[`${method} ${path}`] ?? standard[`${method} ${path}`];
    return answer ? answer() : Response.json({ message: 'No such call', code: 'not_found' }, { status: 404 });
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(dashboardQuery('amira-1').queryKey, dashboard);
  render(
    <QueryClientProvider client={queryClient}>
      <History />
    </QueryClientProvider>,
  );
}

/** As in the main app: the member follows the dashboard. */
function History() {
  const { data } = useQuery(dashboardQuery('amira-1'));
  const member = data && memberOf(data, FIXTURE_TODAY);
  return <HistoryView userId="amira-1" today={FIXTURE_TODAY} member={member} failed={false} />;
}

const row = async (title: string) => (await screen.findByText(title)).closest('li') as HTMLElement;
const totals = () => screen.getAllByRole('definition').map((value) => value.textContent);
const sent = (method: string) => calls.filter((call) => call.method === method);

async function choose(name: RegExp, action: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
}

describe('HistoryView', () => {
  test('lists every session newest first, month by month, with totals', async () => {
    showHistory(HISTORY);
    const november = await screen.findByRole('region', { name: 'November 2026' });
    const titles = within(november).getAllByRole('heading', { level: 3 });
    expect(titles.map((heading) => heading.textContent)).toEqual([
      'Full-Body Resistance',
      'Core & Control',
      'Glutes & Cardio Intro',
    ]);
    expect(await within(november).findByText('3 workouts, 70 min, 8.0 average rating')).toBeTruthy();
    const october = screen.getByRole('region', { name: 'October 2026' });
    expect(within(october).getByText('1 workout, 30 min')).toBeTruthy();
    expect(totals()).toEqual(['4', '8.0', '2']);
  });

  test('a short version and a missing rating say so', async () => {
    showHistory(HISTORY);
    expect((await row('Glutes & Cardio Intro')).textContent).toContain('10 min');
    expect((await row('Glutes & Cardio Intro')).textContent).toContain('1B, Thu 12 Nov');
    expect((await row('Strength & Core Foundation')).textContent).toContain('not rated');
  });

  test('with a second block each session says to which it belongs', async () => {
    const progress = { completedWorkouts: [], currentBlock: 2, currentWeek: 1, blockProgress: {} };
    showHistory(HISTORY, fixtureSecondWeek({ progress }));
    expect((await row('Core & Control')).textContent).toContain('Block 1, 1C, Tue 17 Nov');
  });

  test('a broken-off session does not claim to be a completed workout', async () => {
    showHistory([fixtureSession({ length: 'partial', notes: 'Completed workout', rating: null })]);
    const partial = await row('Full-Body Resistance');
    expect(partial.textContent).toContain('Part of it');
    expect(partial.textContent).not.toContain('Completed workout');
  });

  test('an empty history says what will be here, and leads to the first workout', async () => {
    showHistory([], fixtureDashboard());
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Workout' }).getAttribute('href')).toBe('/workout/1');
  });

  test('older sessions come page by page, from the last one of the page before', async () => {
    const page = Array.from({ length: 200 }, (_, index) =>
      fixtureSession({ id: `p${String(index).padStart(3, '0')}`, completedAt: FIXTURE_NOW - index }),
    );
    showHistory(page);
    const old = fixtureSession({ id: 'old', notes: 'The very first', completedAt: 1_000_000_000_000 });
    const older = `${SESSIONS}?before=${FIXTURE_NOW - 199}&beforeId=p199`;
    answers = { [`GET ${older}`]: () => Response.json([old]) };
    await userEvent.click(await screen.findByRole('button', { name: 'Show older workouts' }));
    expect(await screen.findByText('The very first')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older workouts' })).toBeNull();
  });

  test('what still waits on the device is in its place, counted, marked, and cannot be changed yet', async () => {
    const waiting = fixtureSession({
      id: 'temporary-x',
      clientId: 'x',
      workoutId: '5',
      notes: 'In the tunnel',
      completedAt: FIXTURE_NOW - 5 * 86_400_000,
      completedOn: '2026-11-16',
    });
    showHistory(HISTORY, fixtureSecondWeek({ workoutSessions: [waiting, fixtureSession()] }));
    const inTunnel = await row('In the tunnel');
    expect(inTunnel.textContent).toContain('Saved on this device, waiting to go up');
    expect(within(inTunnel).queryByRole('button')).toBeNull();
    expect(await screen.findByText('4 workouts, 100 min, 8.0 average rating')).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles.indexOf('Glute Burner')).toBe(2);
  });

  test('a failed load can be tried again', async () => {
    showHistory(HISTORY, WHOLE, { [`GET ${SESSIONS}`]: () => Response.json(REFUSED, { status: 500 }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers = {};
    await userEvent.click(retry);
    expect(await row('Core & Control')).toBeTruthy();
  });
});

describe('correcting', () => {
  test('rating and note show at once and are sent', async () => {
    showHistory(HISTORY, WHOLE);
    let answer: (response: Response) => void = () => undefined;
    answers = { [`PATCH ${SESSIONS}/s3`]: () => new Promise((resolve) => (answer = resolve)) };
    await choose(/^Change Core & Control/, 'Change rating or note');
    const sheet = within(screen.getByRole('dialog', { name: 'Change rating or note' }));
    expect(sheet.getByRole('radio', { name: '9', checked: true })).toBeTruthy();
    await userEvent.click(sheet.getByRole('radio', { name: '6' }));
    await userEvent.clear(sheet.getByLabelText('Notes, if you like'));
    await userEvent.type(sheet.getByLabelText('Notes, if you like'), 'Wobbly after all');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));

    const corrected = await row('Wobbly after all');
    expect(corrected.textContent).toContain('Rated 6 of 10');
    expect(await screen.findByText('3 workouts, 70 min, 7.0 average rating')).toBeTruthy();
    expect(sent('PATCH')[0]?.body).toEqual({ rating: 6, notes: 'Wobbly after all' });
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(Response.json({}));
  });

  test('a refusal takes it back and says so', async () => {
    showHistory(HISTORY, WHOLE);
    answers = { [`PATCH ${SESSIONS}/s3`]: () => Response.json(REFUSED, { status: 500 }) };
    await choose(/^Change Core & Control/, 'Change rating or note');
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(visibleToast()).toMatchObject({ title: 'Your change was not saved', text: REFUSED.message }),
    );
    await waitFor(async () => expect((await row('Core & Control')).textContent).toContain('Rated 9 of 10'));
  });

  test('nothing changed sends nothing', async () => {
    showHistory(HISTORY, WHOLE);
    await choose(/^Change Strength & Core Foundation/, 'Change rating or note');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent('PATCH')).toEqual([]);
  });
});

describe('deleting', () => {
  test('takes the session away at once, and Undo brings it back to its place', async () => {
    showHistory(HISTORY, WHOLE);
    const fewer = HISTORY.slice(1);
    answers = {
      [`DELETE ${SESSIONS}/session-1`]: () => {
        answers[`GET ${SESSIONS}`] = () => Response.json(fewer);
        answers['GET /api/users/amira-1/dashboard'] = () => Response.json(withoutFirst);
        return Response.json({});
      },
      [`POST ${SESSIONS}/session-1/restore`]: () => {
        answers = {};
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
    await waitFor(() => expect(sent('POST').map(({ path }) => path)).toEqual([`${SESSIONS}/session-1/restore`]));
    await waitFor(() => expect(totals()[0]).toBe('4'));
  });

  test('an undo waits for the deletion that it undoes', async () => {
    showHistory(HISTORY, WHOLE);
    let answer: (response: Response) => void = () => undefined;
    answers = {
      [`DELETE ${SESSIONS}/session-1`]: () => new Promise((resolve) => (answer = resolve)),
      [`POST ${SESSIONS}/session-1/restore`]: () => Response.json({}),
    };
    await choose(/^Change Full-Body Resistance/, 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(sent('POST')).toEqual([]);
    answer(Response.json({}));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
  });

  test('a deletion that fails is taken back and says so', async () => {
    showHistory(HISTORY, WHOLE);
    answers = { [`DELETE ${SESSIONS}/session-1`]: () => Promise.reject(new TypeError('offline')) };
    await choose(/^Change Full-Body Resistance/, 'Delete');
    await waitFor(() => expect(visibleToast()?.title).toBe('The workout was not deleted'));
    expect(visibleToast()?.text).toContain('needs a connection');
    expect(await row('Full-Body Resistance')).toBeTruthy();
    expect(totals()[0]).toBe('4');
  });
});

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
    showHistory(HISTORY, WHOLE);
    answers = { [`POST ${SESSIONS}`]: neverAnswered };
    const sheet = await open();
    expect((sheet.getByLabelText('Day') as HTMLInputElement).value).toBe('2026-11-20');
    expect((sheet.getByLabelText('Workout') as HTMLSelectElement).value).toBe('5');
    await setDay(sheet, '2026-11-14');
    await userEvent.selectOptions(sheet.getByLabelText('Workout'), '6');
    await userEvent.type(sheet.getByLabelText('Notes, if you like'), 'At my mother’s');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Workout' }));

    expect((await row('At my mother’s')).textContent).toContain('2C, Sat 14 Nov');
    expect(totals()[0]).toBe('5');
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')[0]?.body).toMatchObject({
      workoutId: '6',
      block: 1,
      rating: null,
      completedOn: '2026-11-14',
      completedAt: Date.UTC(2026, 10, 14, 12),
      length: 'full',
    } satisfies Partial<NewWorkoutSessionInput>);
  });

  test.each([
    { day: '', problem: 'Choose the day of the workout.' },
    { day: '2026-11-22', problem: 'That day is still to come. Choose today or an earlier day.' },
    { day: '2025-11-20', problem: 'That is more than a year ago. Choose a later day.' },
  ])('the day "$day" is not taken', async ({ day, problem }) => {
    showHistory(HISTORY, WHOLE);
    const sheet = await open();
    await setDay(sheet, day);
    await userEvent.click(sheet.getByRole('button', { name: 'Add Workout' }));
    expect(sheet.getByText(problem)).toBeTruthy();
    expect(document.activeElement).toBe(sheet.getByLabelText('Day'));
    expect(sent('POST')).toEqual([]);
  });

  test('a day of the block before belongs to that block and offers its workouts', async () => {
    const blockProgress = {
      block_1: { completedAt: Date.UTC(2026, 10, 15, 9), totalWorkouts: 12 },
      block_2: { completedAt: null, totalWorkouts: 0 },
    };
    const progress = { completedWorkouts: [], currentBlock: 2, currentWeek: 1, blockProgress };
    showHistory([], fixtureDashboard({ progress }));
    answers = { [`POST ${SESSIONS}`]: neverAnswered };
    const sheet = await open();
    await setDay(sheet, '2026-11-14');
    expect(sheet.getByLabelText('Workout of block 1').textContent).toContain('1B, Glutes & Cardio Intro');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Workout' }));
    await waitFor(() => expect(sent('POST')[0]?.body).toMatchObject({ block: 1 }));
  });

  test('a refusal takes it away again and says why', async () => {
    showHistory(HISTORY, WHOLE);
    answers = { [`POST ${SESSIONS}`]: () => Response.json(REFUSED, { status: 400 }) };
    const sheet = await open();
    await userEvent.type(sheet.getByLabelText('Notes, if you like'), 'Refused');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Workout' }));
    await waitFor(() =>
      expect(visibleToast()).toMatchObject({ title: 'The workout was not added', text: REFUSED.message }),
    );
    expect(screen.queryByText('Refused')).toBeNull();
  });
});

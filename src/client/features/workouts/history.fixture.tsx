import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { enqueue } from '#client/member/outbox.ts';
import { dashboardQuery } from '#client/member/queries.ts';
import { useSendOutbox } from '#client/member/use-outbox.ts';
import { useDashboard } from '#client/member/use-shown.ts';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { memberOf } from '#client/parts/progress/member.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { SentCompletion } from '#domain/progress/sent-completion.ts';
import { sessionMonths } from '#domain/progress/workout-history.ts';
import { inMonth } from '#programme/workouts/session-minutes.ts';
import {
  FIXTURE_NOW,
  FIXTURE_TODAY,
  fixtureSecondWeek,
  fixtureSession,
  fixtureUser,
  withFacts,
} from '#tests/fixtures/member-fixtures.ts';
import { HistoryView } from './history-view.tsx';

export const SESSIONS = '/api/users/amira-1/workout-sessions';
export const REFUSED = { message: 'Not this time.', code: 'internal' };

/** Four workouts in two months, newest first. */
export const HISTORY = [
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

/** The member's dashboard, where it knows the whole of {@link HISTORY}. */
export const WHOLE = fixtureSecondWeek({
  workoutSessions: HISTORY,
  workoutDays: HISTORY.map((one) => one.completedOn).sort(),
});

type Answers = Record<string, () => Response | Promise<Response>>;

/** A server that knows some sessions, and the screen of them; what a test sets as `answers` comes first. */
export function serveHistory() {
  let calls: { method: string; path: string; body: unknown }[] = [];
  let breakOff: (() => void)[] = [];
  let giveClockBack: () => void;
  const server = {
    answers: {} as Answers,
    show,
    sent: (method: string) => calls.filter((call) => call.method === method),
    /** A request that is on its way until the test ends. */
    neverAnswered: () =>
      new Promise<Response>((_resolve, reject) => {
        breakOff.push(() => reject(new TypeError('Failed to fetch')));
      }),
  };

  beforeEach(() => {
    signInHere(fixtureUser());
    calls = [];
    giveClockBack = replaceClock({ now: () => FIXTURE_NOW, utcOffsetMinutes: () => 0 });
  });
  afterEach(() => {
    for (const end of breakOff) end();
    breakOff = [];
    giveClockBack();
  });

  function show(sessions: ShownSession[], dashboard: Dashboard = fixtureSecondWeek(), firstAnswers: Answers = {}) {
    server.answers = firstAnswers;
    const standard = standardAnswers(sessions, dashboard);
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      calls.push({ method, path, body: body === undefined ? undefined : JSON.parse(String(body)) });
      const answer = server.answers[`${method} ${path}`] ?? standard[`${method} ${path}`];
      return answer ? answer() : Response.json({ message: 'No such call', code: 'not_found' }, { status: 404 });
    });
    const queryClient = createQueryClient();
    queryClient.setQueryData(dashboardQuery('amira-1').queryKey, { answer: withFacts(dashboard) });
    render(
      <QueryClientProvider client={queryClient}>
        <History />
      </QueryClientProvider>,
    );
  }

  return server;
}

/** Puts a finished workout on the device; the server that is to be shown with these answers is not reached by it. */
export async function finishInTunnel(finished: Partial<SentCompletion>): Promise<Answers> {
  const when = { completedAt: FIXTURE_NOW, completedOn: FIXTURE_TODAY, utcOffsetMinutes: 0 };
  await enqueue('amira-1', { kind: 'workout', body: { clientId: 'x', workoutId: '4', ...when, ...finished } });
  return { [`POST ${SESSIONS}`]: () => Promise.reject(new TypeError('Failed to fetch')) };
}

const standardAnswers = (sessions: ShownSession[], dashboard: Dashboard): Answers => ({
  [`GET ${SESSIONS}`]: () => Response.json(sessions),
  [`GET ${SESSIONS}/months`]: () => Response.json(sessionMonths(sessions.map(inMonth))),
  'GET /api/users/amira-1/dashboard': () => Response.json(dashboard),
});

/** As in the main app: the member follows the dashboard. */
function History() {
  useSendOutbox('amira-1');
  const { data } = useDashboard('amira-1');
  const member = data && memberOf(data, FIXTURE_TODAY);
  return <HistoryView userId="amira-1" today={FIXTURE_TODAY} member={member} failed={false} />;
}

export const row = async (title: string) => (await screen.findByText(title)).closest('li') as HTMLElement;
export const totals = () => screen.getAllByRole('definition').map((value) => value.textContent);

/** Opens the menu of a session and chooses from it. */
export async function choose(name: RegExp, action: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
}

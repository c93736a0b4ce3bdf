import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { useSendOutbox } from '#client/member/use-outbox.ts';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { withFacts } from '#tests/fixtures/member-fixtures.ts';
import { WorkoutPlayerScreen } from './workout-player-screen.tsx';

export const USER_ID = 'anna';

/** What the server does with a completion: answers with this status, or cannot be reached. */
export type SavingAnswer = number | 'unreachable';

/** A member in week 1 whose first two days were active. */
export function dashboardOf(overrides: Partial<Dashboard> = {}): Dashboard {
  return withFacts({
    progress: { completedWorkouts: ['1'], currentBlock: 1, currentWeek: 1, blockProgress: {} },
    stats: { stepGoal: 5000, totalWorkouts: 1, blocksCompleted: 0 },
    workoutSessions: [],
    shortWorkouts: 0,
    workoutDays: ['2026-11-20'],
    stepGoalDays: [],
    stepGoalChanges: [],
    steps: [],
    restPasses: true,
    followOn: [],
    ...overrides,
  } as Dashboard);
}

/** The player by hand, past its start screen, in a signed-in browser, with a server that answers as told. */
export const openPlayer = (workoutId: string, dashboard: Dashboard | undefined = dashboardOf()) =>
  open({ workoutId, dashboard, stand: openByHand });

/** The same, at its start screen. */
export const openStart = (workoutId: string, query = '') =>
  open({ workoutId, query, dashboard: dashboardOf(), stand: screenStands });

interface Opening {
  workoutId: string;
  query?: string;
  dashboard: Dashboard | undefined;
  stand: () => Promise<unknown>;
}

async function open({ workoutId, query: firstQuery = '', dashboard, stand }: Opening) {
  const server = { saving: 201 as SavingAnswer, sent: [] as NewWorkoutSessionInput[], stored: new Set<string>() };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') return save(server, JSON.parse(String(body)));
    if (!dashboard) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(path.endsWith('/dashboard') ? dashboard : []));
  });
  signIn();
  history.replaceState(null, '', `/workout/${workoutId}${firstQuery}`);
  const queryClient = createQueryClient();
  const show = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Sender />
        <WorkoutPlayerScreen workoutId={workoutId} />
      </QueryClientProvider>,
    );
  let page = show();
  await stand();
  const reopen = async (query = '') => {
    page.unmount();
    history.replaceState(null, '', `/workout/${workoutId}${query}`);
    page = show();
    await stand();
  };
  return { server, queryClient, reopen };
}

/** The device has told what was saved. */
const screenStands = () => screen.findByRole('heading', { level: 1, hidden: true });

/** A question above the start screen stays. */
async function openByHand(): Promise<void> {
  await screenStands();
  for (const name of [/^Adjust/, 'Without the timer']) {
    const button = screen.queryByRole('button', { name });
    if (button) fireEvent.click(button);
  }
}

function Sender() {
  useSendOutbox(USER_ID);
  return null;
}

async function save(
  server: { saving: SavingAnswer; sent: NewWorkoutSessionInput[]; stored: Set<string> },
  session: NewWorkoutSessionInput,
): Promise<Response> {
  server.sent.push(session);
  if (server.saving === 'unreachable') throw new TypeError('Failed to fetch');
  if (server.saving >= 400) return new Response('{"message":"No."}', { status: server.saving });
  server.stored.add(session.clientId);
  return new Response(JSON.stringify({ ...session, id: 'stored' }), { status: 201 });
}

export function signIn() {
  clearSignIn();
  const user = { id: USER_ID, email: 'anna@example.org', firstName: 'Anna', subscriptionStatus: 'active' };
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('subscriptionStatus', 'active');
}

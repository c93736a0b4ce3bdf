import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { loadOutbox } from '#client/member/outbox.ts';
import { useSendOutbox } from '#client/member/use-outbox.ts';
import { useDashboard } from '#client/member/use-shown.ts';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { memberOf } from '#client/parts/progress/member.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { FIXTURE_TODAY, fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { StepsCard } from './steps-card.tsx';
import { StepDaysCard } from './your-days/step-days-card.tsx';

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** A server that keeps steps and the step goal, the card of today's, and that of other days. */
export function serveSteps() {
  let onServer: Dashboard;
  const server = {
    show,
    sent: [] as Sent[],
    /** What the server does with a write, and with the question for a day: `undefined` is a success. */
    refusal: undefined as Response | undefined,
    unreachable: false,
    /** Nothing is answered before it. */
    answers: Promise.resolve(),
  };

  beforeEach(() => {
    server.sent = [];
    server.refusal = undefined;
    server.unreachable = false;
    server.answers = Promise.resolve();
    signInHere(fixtureUser());
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
      if (method === 'GET') return answerReading(path);
      const parsed = JSON.parse(String(body));
      server.sent.push({ method, path, body: parsed });
      await server.answers;
      if (server.unreachable) throw new TypeError('Failed to fetch');
      if (server.refusal) return server.refusal;
      onServer = path.endsWith('/steps') ? withSteps(onServer, parsed) : withGoal(onServer, parsed.stepGoal);
      return Response.json(parsed);
    });
  });

  function answerReading(path: string): Response {
    return path.includes('/steps?') && server.refusal ? server.refusal : Response.json(onServer);
  }

  async function show(dashboard: Dashboard) {
    onServer = dashboard;
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Cards />
      </QueryClientProvider>,
    );
    return screen.findByRole('region', { name: 'Today’s steps' });
  }

  return server;
}

function withSteps(dashboard: Dashboard, entry: Dashboard['steps'][number]): Dashboard {
  const others = dashboard.steps.filter(({ date }) => date !== entry.date);
  return { ...dashboard, steps: [...others, entry].sort((a, b) => (a.date < b.date ? -1 : 1)) };
}

const withGoal = (dashboard: Dashboard, stepGoal: number): Dashboard => ({
  ...dashboard,
  stats: { ...dashboard.stats, stepGoal },
});

function Cards() {
  useSendOutbox('amira-1');
  const { data } = useDashboard('amira-1');
  const member = data && memberOf(data, FIXTURE_TODAY);
  const shared = { userId: 'amira-1', today: FIXTURE_TODAY };
  return member ? (
    <>
      <StepsCard {...shared} member={member} />
      <StepDaysCard {...shared} member={member} />
    </>
  ) : null;
}

/** What is kept on the device until it can be sent. */
export const waitingBodies = async () => (await loadOutbox('amira-1')).waiting.map(({ body }) => body);

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { useSendOutbox } from '#client/member/use-outbox.ts';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import { SAFETY_VERSION, type SafetyHold, type SafetySettings } from '#domain/body/safety-flags.ts';
import { SAFETY_QUESTIONS } from '#programme/body/safety-words.ts';
import { fixtureDashboard } from '#tests/fixtures/member-fixtures.ts';
import { SafetyGate } from './safety-gate.tsx';

export const FREE: SafetySettings = {
  block: 1,
  version: SAFETY_VERSION,
  hold: null,
  startingLevel: 'standard',
  pelvicSafe: false,
  girdle: false,
  pregnant: false,
};
export const AGREED = { version: HEALTH_DISCLAIMER_VERSION, agreedAt: 1 };

/** What the server says: the running block, nothing at all, or never anything. */
type Server = {
  block: number | 'unreachable' | 'silent';
  totalWorkouts: number;
  isSaving: boolean;
  agreements: unknown[];
};

export function openGate(answers: Partial<Server> = {}, workoutId = '1', passes?: SafetyHold) {
  const server: Server = { block: 1, totalWorkouts: 0, isSaving: true, agreements: [], ...answers };
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      if (!server.isSaving) throw new TypeError('Failed to fetch');
      server.agreements.push(JSON.parse(String(body)));
      return new Response(String(body));
    }
    if (server.block === 'silent') return new Promise(() => undefined);
    if (server.block === 'unreachable') throw new TypeError('Failed to fetch');
    const { block: currentBlock, totalWorkouts } = server;
    const { progress, stats } = fixtureDashboard();
    return Response.json(
      fixtureDashboard({ progress: { ...progress, currentBlock }, stats: { ...stats, totalWorkouts } }),
    );
  });
  clearSignIn();
  history.replaceState(null, '');
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: 'anna', email: 'anna@example.org' }));
  const queryClient = createQueryClient();
  const page = render(
    <QueryClientProvider client={queryClient}>
      <Sender />
      <SafetyGate workoutId={workoutId} passes={passes}>
        <h1>The workout</h1>
      </SafetyGate>
    </QueryClientProvider>,
  );
  return { server, queryClient, page };
}

function Sender() {
  useSendOutbox('anna');
  return null;
}

export const workout = () => screen.findByRole('heading', { name: 'The workout' });
export const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Yes to what is true, no to the rest; a birth leads to a screen of its own, which is left standing. */
export async function say(...yes: RegExp[]) {
  await press('At least one, or not sure');
  for (const { id, row, question } of SAFETY_QUESTIONS) {
    await screen.findByRole('heading', { level: 2, name: row });
    const isTrue = yes.some((words) => words.test(question));
    await press(isTrue ? 'Yes' : 'No');
    if (isTrue && id === 'birth') return;
  }
}

/** Everything that is asked for the first time, and both agreements. */
export async function answerFirst(...yes: RegExp[]) {
  await screen.findByRole('heading', { name: 'First, your body' });
  await say(...yes);
  await agree();
}

export async function agree() {
  for (const name of [/^I agree that/, /^I have read the Health disclaimer/]) await tick(name);
  await press('Set my level');
  await isAnswered();
}

/** The member's way through the questions is gone from the history, and what follows stands. */
export const isAnswered = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Set my level' })).toBeNull());

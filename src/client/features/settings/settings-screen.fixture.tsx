import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { holdAnswer } from '#client/parts/server/fetch.fixture.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { type SettingsGroupName, settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import type { User } from '#contract/auth.ts';
import { AUTH_NEWSLETTER_PATH } from '#contract/paths.ts';
import { fixtureAnna, fixtureDashboard } from '#tests/fixtures/member-fixtures.ts';
import { SettingsScreen } from './settings-screen.tsx';

export const USER = fixtureAnna({ stepGoal: 5_000 });

interface Request {
  path: string;
  method: string;
  body: unknown;
}
const LISTS = ['/api/auth/devices', '/api/payment/purchases'];

/** A server that saves whatever is sent until a test says otherwise, and the settings in front of it. */
export function serveSettings() {
  const requests: Request[] = [];
  let held = Promise.resolve();

  /** From now on nothing but a reading is answered before the function that it returns is called. */
  function hold(): () => void {
    const { answer: released, letGo } = holdAnswer();
    held = released;
    return letGo;
  }

  /** Answers a PATCH with this from now on; without a status the network is away. */
  function answer(status?: number, body?: object) {
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body: sent }: RequestInit = {}) => {
      requests.push({ path, method, body: sent === undefined ? undefined : JSON.parse(String(sent)) });
      if (method === 'GET') return readingOf(path);
      await held;
      if (status === undefined) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(body), { status });
    });
  }

  beforeEach(() => {
    requests.length = 0;
    held = Promise.resolve();
    answer(200, USER);
  });

  return { requests, answer, hold, open, patches: () => requests.filter(({ method }) => method === 'PATCH') };
}

/** A dashboard with rest passes on, no devices and no purchases, and no answer about the newsletter. */
function readingOf(path: string) {
  if (path === AUTH_NEWSLETTER_PATH) return Response.json({ choice: null });
  return Response.json(LISTS.includes(path) ? [] : fixtureDashboard());
}

/** The settings with this group of theirs open. */
function open(user: User = USER, group: SettingsGroupName = 'you') {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('subscriptionStatus', user.subscriptionStatus);
  localStorage.setItem('user', JSON.stringify(user));
  history.replaceState(null, '', settingsGroupPath(group));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SettingsScreen />
      <Toaster />
    </QueryClientProvider>,
  );
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

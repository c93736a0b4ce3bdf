import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { fixtureAnna } from '#tests/fixtures/member-fixtures.ts';
import { PaymentSuccessScreen } from './payment-success-screen.tsx';

export const USER = fixtureAnna();
export const CONFIRMED = { waiting: false, subscriptionStatus: 'active', needsPasswordSetup: false };

export type Answer = { status: number; body: unknown };

/** Answers each path with its answers in turn, the last one for ever. */
export function serverAnswers(answers: Record<string, Answer[]>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const queue = answers[path] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return asked;
}

export const VERIFY = '/api/checkout/verify/cs_test_1';
export const LOGIN = '/api/checkout/login-from-session';

/** Opened again with the same client, it is the same app that comes back. */
export function openSuccessPage(query: string, client = createQueryClient()) {
  window.history.replaceState(null, '', `/payment-success${query}`);
  return render(
    <QueryClientProvider client={client}>
      <PaymentSuccessScreen />
      <Toaster />
    </QueryClientProvider>,
  );
}

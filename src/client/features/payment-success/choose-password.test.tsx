import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { NEWSLETTER_TEXT, NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { ChoosePassword } from './choose-password.tsx';

const PASSWORD = 'tea before squats';

const openForm = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChoosePassword sessionId="cs_test_1" firstName="Amira" email="amira@example.org" onClaimed={() => undefined} />
      <Toaster />
    </QueryClientProvider>,
  );

test('sent empty, both fields say that they are needed', async () => {
  vi.stubGlobal('fetch', async () => Response.json(SITE_ANSWER));
  openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Complete Account Setup' }));
  for (const name of ['Choose a Password', 'Confirm Password'])
    expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Password too short')).toBeTruthy();
  expect(screen.getByText('Enter it again.')).toBeTruthy();
});

test.each([
  { isTicked: false, newsletter: undefined },
  { isTicked: true, newsletter: NEWSLETTER_WORDING },
])('whether letters are welcome is a box of its own, which nothing waits for: %j', async ({ isTicked, newsletter }) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    if (!body) return Response.json(SITE_ANSWER);
    sent.push(JSON.parse(String(body)));
    return new Response('broken', { status: 500 });
  });
  openForm();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: NEWSLETTER_TEXT });
  expect(box.checked).toBe(false);
  if (isTicked) await userEvent.click(box);
  await userEvent.type(screen.getByLabelText('Choose a Password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirm Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Complete Account Setup' }));
  expect(await screen.findByText('Setup failed')).toBeTruthy();
  expect(sent).toEqual([{ sessionId: 'cs_test_1', password: PASSWORD, ...(newsletter && { newsletter }) }]);
});

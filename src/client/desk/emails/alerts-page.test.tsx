import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS } from '#contract/paths.ts';

const fetched = stubFetch();

test('no alert is switched while the choice before is being saved, so that “Saved” tells of all of them', async () => {
  let answer = (_: Response) => {};
  const saved = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const read: Record<string, unknown> = {
    [DESK_PATHS.me]: { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0 },
    [DESK_PATHS.today]: { isPractice: true, todos: [], week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 } },
    [DESK_PATHS.alerts]: { kinds: ['sale'] },
  };
  fetched.mockImplementation(async (input, init) =>
    init?.method === 'POST' ? saved : Response.json(read[String(input)] ?? {}),
  );
  history.replaceState(null, '', '/desk/settings/alerts');
  render(<Desk />);
  const sale = await screen.findByRole<HTMLInputElement>('switch', { name: 'Every sale' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sale.matches(':disabled')).toBe(true));
  answer(Response.json({ message: 'Saved. Alerts follow it from now on.' }));
  await screen.findByText('Saved. Alerts follow it from now on.');
  expect(sale.matches(':disabled')).toBe(false);
});

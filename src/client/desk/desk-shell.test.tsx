import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { Desk } from './desk.tsx';

const fetched = stubFetch();
const answers: Record<string, unknown> = {
  [DESK_PATHS.me]: { name: 'Nina', email: 'nina@example.org', role: 'owner', provedAt: 0 },
  [DESK_PATHS.today]: { isPractice: false, todos: [], week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 } },
  [DESK_PATHS.signInMethods]: { passkeys: [], hasPassword: true, recoveryCodesLeft: 10, signIns: [] },
};

/** The styles of a phone hold here, which shows the way under More. */
const hidden = true;

test('her keys are a link on her name, beside the places of a laptop', async () => {
  fetched.mockImplementation(async (input) => Response.json(answers[String(input)]));
  history.replaceState(null, '', '/desk');
  render(<Desk />);
  fireEvent.click(await screen.findByRole('link', { name: /^Nina.*Your sign-in$/, hidden }));
  await screen.findByRole('heading', { name: 'Your sign-in' });
  expect(screen.getByRole('link', { name: /^Nina/, hidden }).getAttribute('aria-current')).toBe('page');
});

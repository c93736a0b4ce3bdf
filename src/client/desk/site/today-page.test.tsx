import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS } from '#contract/paths.ts';

const fetched = stubFetch();
const week = { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 };
const text = (name: string, value: string) => ({
  ...{ name, saidAs: name, value, isSecret: false, source: 'desk', changedAt: null, changedBy: null },
});

function openToday(role: string, today: object) {
  const answers: Record<string, unknown> = {
    [DESK_PATHS.me]: { name: 'Nina', email: 'nina@example.org', role, provedAt: 0 },
    [DESK_PATHS.today]: { isPractice: false, hasMailServer: true, todos: [], deletedAgain: null, week, ...today },
    [DESK_PATHS.settings]: {
      ...{ version: 1, isPractice: true, proxySeen: null },
      settings: [text('site.address', '1 High Street'), text('site.supportEmail', 'hello@example.org')],
    },
    [DESK_PATHS.words]: { places: [] },
  };
  fetched.mockImplementation(async (input) => Response.json(answers[String(input)]));
  history.replaceState(null, '', '/desk');
  render(<Desk />);
}

test('without a mail server, Today says that no one gets emails', async () => {
  openToday('owner', { hasMailServer: false });
  expect(await screen.findByText(/No mail server is set, so no one gets emails/)).toBeDefined();
  expect(screen.queryByText(/emails are stuck/)).toBeNull();
});

test('with one, and the shop open, nothing needs the owner', async () => {
  openToday('owner', {});
  expect(await screen.findByText('Nothing needs you')).toBeDefined();
  expect(screen.getByText('No emails are stuck.')).toBeDefined();
});

test('before the opening it leads an owner to the first step that isn’t done', async () => {
  openToday('owner', { isPractice: true });
  expect(await screen.findByRole('heading', { name: '4 things before you open' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Finish: Privacy' }).getAttribute('href')).toBe('/desk/setup/privacy');
});

test('a helper can’t open the shop, and isn’t told to', async () => {
  openToday('helper', { isPractice: true });
  await screen.findByText(/^Helper/);
  await screen.findByText('No payments need you');
  expect(screen.queryByText(/before you open/)).toBeNull();
});

test.each([
  [1, /: the backup brought back 1 account deleted since then\. We’ve deleted it again\.$/],
  [2, /: the backup brought back 2 accounts deleted since then\. We’ve deleted them again\.$/],
])('after a restore it says how many accounts were deleted again: %i', async (count, words) => {
  openToday('owner', { deletedAgain: { at: 0, count } });
  expect(await screen.findByText(words)).toBeDefined();
});

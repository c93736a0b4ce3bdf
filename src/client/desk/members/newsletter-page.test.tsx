import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS } from '#contract/paths.ts';

const fetched = stubFetch();
const PERSON = { id: 'a', name: 'Amira Test', email: 'amira@example.org', since: 0, wording: '1' };

test.each([
  [1, '1 person has said yes to your emails. Showing the newest 1.'],
  [1_001, '1,001 people have said yes to your emails. Showing the newest 1.'],
])('of %d who agreed the page says how many it knows of', async (count, words) => {
  const answers: Record<string, unknown> = {
    [DESK_PATHS.me]: { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0 },
    [`${DESK_PATHS.agreed}?`]: { people: [PERSON], next: '0.a', isMore: true, count },
  };
  fetched.mockImplementation(async (input) => Response.json(answers[String(input)]));
  history.replaceState(null, '', '/desk/emails/people');
  render(<Desk />);
  await screen.findByText(words);
});

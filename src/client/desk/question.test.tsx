import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { Desk } from './desk.tsx';

const fetched = stubFetch();
const answers: Record<string, unknown> = {
  [DESK_PATHS.me]: { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0, hasPassword: true },
  [DESK_PATHS.today]: { isPractice: false, todos: [], week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 } },
  [DESK_PATHS.price]: { nowPence: 2_999, standardPence: 2_999, today: '2026-11-28', prices: [] },
};
let isProved = false;
const sent = () => fetched.mock.calls.filter(([input, init]) => input === DESK_PATHS.price && init?.body).length;

beforeEach(() => {
  isProved = false;
  fetched.mockImplementation(async (input, init) => {
    if (input === DESK_PATHS.proof) isProved = true;
    if (input !== DESK_PATHS.price || !init?.body)
      return Response.json(answers[String(input)] ?? { message: 'Confirmed.' });
    return isProved
      ? Response.json({ code: 'invalid_input', message: 'That date has passed.' }, { status: 400 })
      : Response.json({ code: 'proof_needed', message: 'Please confirm it’s you.' }, { status: 403 });
  });
});

async function setPrice(amount: string) {
  history.replaceState(null, '', '/desk/money/price');
  render(<Desk />);
  fireEvent.click(await screen.findByRole('button', { name: 'Set a new price' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.input(question.getByLabelText('New price (£)'), { target: { value: amount } });
  fireEvent.click(question.getByRole('button', { name: 'Set new price' }));
  return question;
}

test('what was typed stays through the proof, and a refusal after it lands in the question', async () => {
  const question = await setPrice('34.99');
  question.getByText('£29.99 becomes £34.99.');
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  fireEvent.change(proof.getByLabelText('Your password'), { target: { value: 'a long way to the sea' } });
  fireEvent.click(proof.getByRole('button', { name: 'Go on' }));
  await question.findByText('That date has passed.');
  expect(question.getByLabelText<HTMLInputElement>('New price (£)').value).toBe('34.99');
});

test.each([
  ['9999', '£9,999.00 is more than three times the price before, £29.99. Is it right?'],
  ['9.99', '£9.99 is less than a third of the price before, £29.99. Is it right?'],
])('a price of %s is looked at twice before it is sent', async (amount, words) => {
  const question = await setPrice(amount);
  await question.findByText(words);
  expect(sent()).toBe(0);
  fireEvent.click(question.getByRole('button', { name: 'Yes, that’s right' }));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  expect(sent()).toBe(1);
});

test.each(['', 'ten', '0.50'])('a price of %j is refused before a proof is asked for', async (amount) => {
  const question = await setPrice(amount);
  await question.findByText(/^Enter (a price|£1\.00)/);
  expect(sent()).toBe(0);
});

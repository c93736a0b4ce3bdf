import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { Desk } from '#client/desk/desk.tsx';
import { momentText } from '#client/desk/labels.ts';
import { DESK_ANSWERS, shippedPlace } from '#client/desk/words/words-server.fixture.ts';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import type { NewsletterAnswer } from '#contract/desk/newsletters.ts';
import { deskNewsletterPath, deskWordsPath } from '#contract/paths.ts';
import { newsletterPlaceId } from '#programme/words/newsletter-place.ts';

const fetched = stubFetch();
const DRAFT: NewsletterAnswer = {
  ...{
    id: 'n',
    state: 'draft',
    subject: 'Swaps',
    madeAt: 0,
    madeBy: 'Kate',
    sendAt: null,
    beganAt: null,
    endedAt: null,
  },
  ...{ stoppedBy: null, people: 0, passedOver: 0, sent: 0, cameBack: 0, unsubscribed: 0 },
  ...{ fields: {}, agreed: 3, writtenTo: 0, cameBackFrom: [] },
};

beforeEach(() => {
  onTestFinished(replaceClock({ now: () => Number(new Date(2026, 10, 29, 12)) }));
});

function openPage(newsletter: NewsletterAnswer) {
  const place = newsletterPlaceId('n');
  const pages: Record<string, unknown> = {
    ...DESK_ANSWERS,
    [deskNewsletterPath('n')]: newsletter,
    [deskWordsPath(place)]: shippedPlace({ id: place, name: 'Your email', group: 'emails' }),
  };
  fetched.mockImplementation(async (input) => Response.json(pages[String(input)]));
  history.replaceState(null, '', '/desk/emails/n');
  render(<Desk />);
}

test('an email that waits for a day in another year names the year', async () => {
  openPage({ ...DRAFT, state: 'waiting', sendAt: Number(new Date(2027, 0, 8, 10)) });
  expect(await screen.findByText(/^Goes out on Fri 8 Jan 2027, 10:00, /)).toBeTruthy();
});

test('a day that is chosen for it shows its year where that is another', async () => {
  openPage(DRAFT);
  fireEvent.click(await screen.findByRole('radio', { name: 'On a day' }));
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-01-08' } });
  expect(screen.getByText('8 January 2027')).toBeTruthy();
  expect(screen.getByText(`To 3 people, ${momentText(Date.UTC(2027, 0, 8, 10))}.`)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-08' } });
  expect(screen.getByText('Tue 8 Dec')).toBeTruthy();
});

test('a time in London is told by the clock of the device, as it is once it waits', async () => {
  openPage(DRAFT);
  fireEvent.click(await screen.findByRole('radio', { name: 'On a day' }));
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-07-08' } });
  expect(screen.getByText(`To 3 people, ${momentText(Date.UTC(2027, 6, 8, 9))}.`)).toBeTruthy();
});

test('while nobody has said yes it can only be planned', async () => {
  openPage({ ...DRAFT, agreed: 0 });
  expect(await screen.findByText(/^No one has said yes .*Choose a day, or wait for the first\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'On a day' }));
  expect(screen.getByRole('button', { name: 'Plan it' })).toBeTruthy();
});

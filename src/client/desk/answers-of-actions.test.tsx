import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS, deskMemberPath, deskNewsletterPath, deskPurchasePath, deskWordsPath } from '#contract/paths.ts';
import { Desk } from './desk.tsx';

const UNKNOWN = /^We don’t know if that went through\./;
const fetched = stubFetch();
const BOUGHT = { id: 'p', reference: '0123ABCD', status: 'paid', amountPence: 2_999, amountRefundedPence: 0 };
const IVY = { id: 'ivy', name: 'Ivy Test', email: 'ivy@example.org', hasAccess: true, joinedAt: 0, devices: 1 };
const MEMBER = {
  ...IVY,
  ...{ block: 1, week: 1, workoutsDone: 0, weeksSinceWorkout: null, note: null, correction: null },
  ...{ emails: [], activity: [], purchases: [{ ...BOUGHT, begunAt: 0, paidAt: 0, isRefundable: true, history: [] }] },
};
const OFFER = { code: 'SPRING', kind: 'amount', value: 500, from: null, until: null, limit: null, endedAt: null };
const EMAIL = { id: 'l', kind: 'receipt', to: 'ivy@example.org', writtenAt: 0, attempts: 1, isGivenUp: true };
const PURCHASE = {
  ...MEMBER.purchases[0],
  ...{ buyerName: 'Ivy', buyerEmail: IVY.email, memberId: null, giverId: null, gift: null, isNobodys: true },
  ...{ status: 'unclaimed', dispute: null, emails: [], activity: [] },
};
const BACKUP = { name: 'by-hand-1.sqlite', madeAt: 0, bytes: 1, kind: 'by-hand' };
const CHECK = { name: 'A. Example', register: '', checkedOn: '2026-11-20', keptBy: 'Kate' };
const TERMS = {
  ...{ id: 'terms', name: 'Terms', about: '', group: 'legal', version: 2, publishedAt: 0, author: 'Kate' },
  ...{ check: { version: 2, ...CHECK }, isDraftPage: false, isSetOutside: false, shownFrom: null, path: null },
  ...{ isAgreedTo: false, sections: [], draft: null, history: [], agreements: [] },
};
const NOOR = { id: 'n', name: 'Noor', email: 'noor@example.org', role: 'helper', state: 'in', isYou: false };
const INVITED = { ...NOOR, id: 'o', name: 'Ola', email: 'ola@example.org', state: 'invited', lastSeenAt: null };
const PHONE = { id: 's', device: 'Phone', lastSeenAt: 0, isThis: false };
const KEYS = {
  passkeys: [{ id: 'k', name: 'Laptop', addedAt: 0, lastUsedAt: null, onlyAt: null }],
  ...{ hasPassword: false, recoveryCodesLeft: 10, signIns: [PHONE, { ...PHONE, id: 't', isThis: true }] },
};
const COMPANY = { name: 'site.company', saidAs: 'site.company', value: '', isSecret: false, source: 'nowhere' };
const SUBJECT = {
  subject: 'safety-rules',
  name: 'Safety questions',
  version: 7,
  check: { version: 7, ...CHECK },
  isSetOutside: false,
};

const NEWSLETTER = {
  ...{ id: 'n', state: 'sending', subject: 'Swaps', madeAt: 0, madeBy: 'Kate', sendAt: 0, beganAt: 0, endedAt: null },
  ...{ stoppedBy: null, people: 3, passedOver: 0, sent: 1, cameBack: 0, unsubscribed: 0 },
  ...{ fields: { subject: 'Swaps', text: 'Hi' }, agreed: 3, writtenTo: 1, cameBackFrom: [] },
};

const SERIES = {
  ...{ id: 'quiet', isOn: false, hasStopped: false, sent: 0, cameBack: 0, unsubscribed: 0 },
  emails: [{ place: 'email-quiet', subject: 'A quiet week is fine' }],
};

const pages: Record<string, unknown> = {
  [DESK_PATHS.me]: { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0 },
  [DESK_PATHS.today]: { isPractice: false, todos: [], week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 } },
  [DESK_PATHS.helpers]: { helpers: [{ ...NOOR, lastSeenAt: 0 }, INVITED] },
  [`${DESK_PATHS.members}?`]: { members: [], purchases: [], next: null, isMore: false },
  [deskMemberPath('ivy')]: MEMBER,
  [deskPurchasePath('p')]: PURCHASE,
  [DESK_PATHS.price]: { nowPence: 2_999, standardPence: 2_999, today: '2026-11-28', prices: [] },
  [DESK_PATHS.offers]: {
    offers: [{ ...OFFER, oncePerAddress: false, paid: 0, open: 0 }],
    pricePence: 2_999,
    today: '2026-11-28',
  },
  [DESK_PATHS.emails]: { emails: [{ ...EMAIL, reason: null }] },
  [deskNewsletterPath('n')]: NEWSLETTER,
  [DESK_PATHS.series]: { agreed: 3, series: [SERIES] },
  [DESK_PATHS.alerts]: { kinds: ['review'] },
  [DESK_PATHS.backups]: { engine: 'sqlite', isDaily: true, backups: [BACKUP], lastRestore: null },
  [DESK_PATHS.secondPlace]: { place: null, sentAt: null, problem: null, backups: [] },
  [DESK_PATHS.checks]: { checks: [SUBJECT] },
  [deskWordsPath('terms')]: TERMS,
  [DESK_PATHS.signInMethods]: KEYS,
  [DESK_PATHS.settings]: {
    ...{ version: 3, isPractice: true, proxySeen: null },
    settings: [{ ...COMPANY, changedAt: null, changedBy: null }],
  },
};

/**
 * Where the operator is, what the operator presses, what the operator answers in the question, and which page tells
 * what came of it.
 */
interface Place {
  what: string;
  at: string;
  /** What the operator types on the page before. */
  types?: Record<string, string>;
  press: string | RegExp;
  isSwitch?: boolean;
  answer?: string;
  fields?: Record<string, string>;
  reads: string;
}

const TEXT_PAGE = { at: '/desk/words/terms', reads: deskWordsPath('terms') };
const TEAM = { at: '/desk/helpers', reads: DESK_PATHS.helpers };
const OWN_KEYS = { at: '/desk/sign-in', reads: DESK_PATHS.signInMethods };
const ON = { On: '2025-11-28' };
const NEWSLETTER_PAGE = { at: '/desk/emails/n', reads: deskNewsletterPath('n') };
const MEMBER_PAGE = { at: '/desk/members/ivy', reads: deskMemberPath('ivy') };
const PLACES: readonly Place[] = [
  {
    what: 'an invitation of a helper',
    at: '/desk/helpers',
    press: 'Invite someone',
    answer: 'Send invite',
    reads: DESK_PATHS.helpers,
  },
  {
    what: 'an invitation of a member',
    at: '/desk/members',
    press: 'Invite',
    answer: 'Send invite',
    reads: `${DESK_PATHS.members}?`,
  },
  {
    ...MEMBER_PAGE,
    what: 'a link for a password',
    press: 'Send password link',
    answer: 'Send password link',
  },
  { ...MEMBER_PAGE, what: 'a refund', press: 'Refund £29.99', answer: 'Refund £29.99' },
  {
    ...MEMBER_PAGE,
    what: 'a refund of a part',
    press: 'Refund part of it',
    answer: 'Refund part of it',
    fields: { 'Amount to refund': '10' },
  },
  { ...MEMBER_PAGE, what: 'access', press: 'Remove access', answer: 'Remove access' },
  {
    ...MEMBER_PAGE,
    what: 'a corrected address',
    press: 'Correct email address',
    answer: 'Correct email address',
  },
  { ...MEMBER_PAGE, what: 'a deletion', press: 'Delete account', answer: 'Delete account' },
  { ...MEMBER_PAGE, what: 'a note', press: 'Save note' },
  {
    what: 'a link to a purchase',
    at: '/desk/money/purchases/p',
    press: 'Resend link',
    answer: 'Resend link',
    reads: deskPurchasePath('p'),
  },
  {
    what: 'a price',
    at: '/desk/money/price',
    press: 'Set a new price',
    answer: 'Set new price',
    fields: { 'New price (£)': '34.99' },
    reads: DESK_PATHS.price,
  },
  {
    what: 'an offer',
    at: '/desk/money/offers',
    press: 'Make an offer in pounds',
    answer: 'Make an offer in pounds',
    reads: DESK_PATHS.offers,
  },
  {
    what: 'the end of an offer',
    at: '/desk/money/offers',
    press: 'End SPRING',
    answer: 'End SPRING',
    reads: DESK_PATHS.offers,
  },
  {
    what: 'an e-mail',
    at: '/desk/emails/undelivered',
    press: 'Resend',
    answer: 'Resend',
    reads: DESK_PATHS.emails,
  },
  {
    what: 'an e-mail that is discarded',
    at: '/desk/emails/undelivered',
    press: 'Don’t send',
    answer: 'Don’t send',
    reads: DESK_PATHS.emails,
  },
  { ...NEWSLETTER_PAGE, what: 'an email to members that is stopped', press: 'Stop sending', answer: 'Stop sending' },
  {
    what: 'a series that is switched on',
    at: '/desk/emails/series',
    press: 'Quiet for 14 days: off',
    isSwitch: true,
    answer: 'Switch on',
    reads: DESK_PATHS.series,
  },
  { what: 'what she is told', at: '/desk/settings/alerts', press: 'Save', reads: DESK_PATHS.alerts },
  { what: 'a backup', at: '/desk/backups', press: 'Back up now', reads: DESK_PATHS.backups },
  {
    what: 'a clinician’s check',
    at: '/desk/words/checks',
    press: 'Mark as checked: Safety questions',
    answer: 'Record clinician’s check',
    fields: { 'Clinician’s name': 'Ada', ...ON },
    reads: DESK_PATHS.checks,
  },
  {
    what: 'a clinician’s check that is taken back',
    at: '/desk/words/checks',
    press: 'Remove check: Safety questions',
    answer: 'Remove check',
    reads: DESK_PATHS.checks,
  },
  {
    ...TEXT_PAGE,
    what: 'a lawyer’s check',
    press: 'Mark this version as checked',
    answer: 'Mark this version as checked',
    fields: { 'Lawyer’s name': 'A. Example', ...ON },
  },
  {
    ...TEXT_PAGE,
    what: 'a lawyer’s check that is taken back',
    press: 'Remove check',
    answer: 'Remove check',
  },
  { ...MEMBER_PAGE, what: 'a receipt', press: 'Resend receipt', answer: 'Resend receipt' },
  { ...MEMBER_PAGE, what: 'a sign-out', press: 'Sign out all devices', answer: 'Sign out all devices' },
  {
    what: 'a buyer’s address',
    at: '/desk/money/purchases/p',
    press: 'Correct email address',
    answer: 'Correct email address',
    reads: deskPurchasePath('p'),
  },
  { ...TEAM, what: 'a role', press: 'Make an owner: Noor', answer: 'Make an owner' },
  { ...TEAM, what: 'blocking somebody', press: 'Block: Noor', answer: 'Block' },
  { ...TEAM, what: 'keys that are taken', press: 'Reset sign-in: Noor', answer: 'Reset sign-in' },
  { ...TEAM, what: 'another invitation', press: 'Resend invite: Ola', answer: 'Resend invite' },
  { ...OWN_KEYS, what: 'her sign-outs', press: 'Sign out everywhere else', answer: 'Sign out everywhere else' },
  {
    ...OWN_KEYS,
    what: 'a passkey',
    press: 'Remove the passkey of Laptop',
    answer: 'Remove this passkey',
  },
  {
    ...OWN_KEYS,
    what: 'a password',
    press: 'Set a password',
    answer: 'Set a password',
    fields: { 'New password': 'a long and quiet sentence' },
  },
  {
    what: 'a restore',
    at: '/desk/backups',
    press: /^Restore the backup of/,
    answer: 'Restore',
    fields: { 'To confirm, type restore': 'restore' },
    reads: DESK_PATHS.backups,
  },
  {
    what: 'a setting',
    at: '/desk/settings/seller',
    types: { 'Business name': 'Strong Mums' },
    press: 'Save',
    reads: DESK_PATHS.settings,
  },
];

/** What becomes of every write. */
let written: () => Response | Promise<Response>;
beforeEach(() => {
  fetched.mockImplementation(async (input, init) =>
    init?.method === 'POST' ? written() : Response.json(pages[String(input)] ?? {}),
  );
});
const readings = (path: string) => fetched.mock.calls.filter(([input, init]) => input === path && !init?.body).length;
const DONE = 'Done, and it counts.';

async function act({ at, types = {}, press, isSwitch, answer, fields = {} }: Place): Promise<void> {
  history.replaceState(null, '', at);
  render(<Desk />);
  for (const [label, value] of Object.entries(types)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  fireEvent.click(await screen.findByRole(isSwitch ? 'switch' : 'button', { name: press }));
  if (answer === undefined) return;
  const question = within(await screen.findByRole('alertdialog'));
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(question.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(question.getByRole('button', { name: answer }));
}

describe.each(PLACES.map((place) => [place.what, place] as const))('%s', (_what, place) => {
  test('whose answer was lost is neither called done nor undone, and is looked for', async () => {
    written = () => {
      throw new TypeError('Failed to fetch');
    };
    await act(place);
    await screen.findByText(UNKNOWN);
    await waitFor(() => expect(readings(place.reads)).toBeGreaterThan(1));
    expect(screen.queryByText(/^Saved\b/)).toBeNull();
  });

  test('that was refused says why, and nothing of being done', async () => {
    written = () => Response.json({ code: 'invalid_input', message: 'Not like this.' }, { status: 400 });
    await act(place);
    expect((await screen.findAllByText('Not like this.')).length).toBeGreaterThan(0);
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    expect(screen.queryByText(/^Saved\b/)).toBeNull();
  });

  test('is called done once the answer is there, and not before', async () => {
    let settle: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      settle = resolve;
    });
    written = () => late;
    await act(place);
    await waitFor(() => expect(document.querySelector('[aria-busy]')).not.toBeNull());
    expect(screen.queryByText(/^(Saved\.|Done)/)).toBeNull();
    settle(Response.json({ message: DONE }));
    await screen.findByText(place.what === 'a note' ? 'Saved.' : DONE);
  });
});

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import type { DeskSetting } from '#contract/desk/settings.ts';
import { DESK_PATHS } from '#contract/paths.ts';

const fetched = stubFetch();
const NEVER = { changedAt: null, changedBy: null };

const setting = (name: string, value: string, more: Partial<DeskSetting> = {}): DeskSetting => ({
  ...{ name, saidAs: name, value, isSecret: false, source: 'nowhere', ...NEVER },
  ...more,
});

const PASSWORD = setting('SMTP_PASSWORD', '', { isSecret: true });
const MAIL = [
  ...[setting('SMTP_HOST', ''), setting('SMTP_PORT', '465'), setting('SMTP_SECURITY', 'tls')],
  ...[setting('SMTP_USER', ''), PASSWORD, setting('MAIL_FROM', '')],
];
const PROXIES = setting('TRUSTED_PROXIES', '');

let shown: DeskSetting[];
let proxySeen: string | null;
let version: number;
let outcome: () => Promise<Response>;

beforeEach(() => {
  shown = MAIL;
  proxySeen = null;
  version = 3;
  outcome = async () => Response.json({ message: 'Saved. It’s live now.', newDesk: null });
  fetched.mockImplementation(async (input, init) => {
    const answers: Record<string, unknown> = {
      [DESK_PATHS.me]: { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0 },
      [DESK_PATHS.settings]: { version, isPractice: true, proxySeen, settings: shown },
      [DESK_PATHS.today]: {
        isPractice: true,
        todos: [],
        week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 },
      },
      [DESK_PATHS.words]: { places: [{ id: 'workout-b12', name: 'Edition B, workout 4C: Her Own Title' }] },
    };
    if (init?.method === 'POST') return outcome();
    return Response.json(answers[String(input)] ?? {});
  });
});

function open(path: string) {
  history.replaceState(null, '', `/desk/settings/${path}`);
  render(<Desk />);
}

const field = async (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });

function sent(): Record<string, string> {
  const body = JSON.parse(String(fetched.mock.calls.findLast(([, init]) => init?.method === 'POST')?.[1]?.body));
  return Object.fromEntries(body.changes.map(({ name, value }: DeskSetting) => [name, value]));
}

test('a provider fills in its server; name and password go as they are typed', async () => {
  open('email');
  await type('Provider', 'Microsoft 365');
  expect([(await field('Server')).value, (await field('Port')).value]).toEqual(['smtp.office365.com', '587']);
  expect(screen.getByText(/Allow “Authenticated SMTP”/)).toBeTruthy();
  await type('Username', 'kate@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Add: Password' }));
  await type('Password', 'p@ss/w#r%');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. It’s live now.');
  expect(sent()).toEqual({
    SMTP_HOST: 'smtp.office365.com',
    SMTP_PORT: '587',
    SMTP_SECURITY: 'starttls',
    SMTP_USER: 'kate@example.org',
    SMTP_PASSWORD: 'p@ss/w#r%',
  });
});

test('another encryption brings its port', async () => {
  open('email');
  await type('Encryption', 'starttls');
  expect((await field('Port')).value).toBe('587');
});

test('while a change is tried that is said, and what was wrong before is gone', async () => {
  const message = 'We couldn’t send the test email: mail.example rejects the username or password.';
  outcome = async () =>
    Response.json({ code: 'invalid_input', message, fields: [{ field: 'SMTP_PASSWORD', message }] }, { status: 400 });
  open('email');
  await type('Server', 'mail.example');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(message)).toHaveLength(2);
  let answer: (response: Response) => void = () => {};
  outcome = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Trying…');
  expect(screen.queryByText(message)).toBeNull();
  answer(Response.json({ message: 'Saved. It’s live now.', newDesk: null }));
  await screen.findByText('Saved. It’s live now.');
  expect(screen.queryByText('Trying…')).toBeNull();
});

test('what was saved is not called saved any more once she types again', async () => {
  open('email');
  await type('Server', 'mail.example');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. It’s live now.');
  await type('Server', 'other.example');
  expect(screen.queryByText(/^Saved\./)).toBeNull();
});

test('what is typed while a change is tried stays, and is one more to save', async () => {
  let answer: (response: Response) => void = () => {};
  outcome = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  open('email');
  await type('Server', 'mine.example');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Trying…');
  await type('Username', 'kate');
  shown = MAIL.map((each) => (each.name === 'SMTP_HOST' ? { ...each, value: 'mine.example' } : each));
  answer(Response.json({ message: 'Saved. It’s live now.', newDesk: null }));
  await screen.findByText('1 change to save. We test first.');
  expect([(await field('Server')).value, (await field('Username')).value]).toEqual(['mine.example', 'kate']);
});

test('where somebody else was first, what they changed is read before she tries again', async () => {
  const message = 'Someone else just changed a setting. Reload the page, then make your change.';
  outcome = async () => Response.json({ code: 'changed_meanwhile', message }, { status: 409 });
  open('email');
  await type('Server', 'mail.example');
  shown = MAIL.map((each) => (each.name === 'SMTP_USER' ? { ...each, value: 'theirs' } : each));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  await waitFor(async () => expect((await field('Username')).value).toBe('theirs'));
  expect((await field('Server')).value).toBe('mail.example');
});

test('what somebody else saved while she was in another window is told before hers takes its place', async () => {
  const seen: number[] = [];
  outcome = async () => {
    const body = JSON.parse(String(fetched.mock.calls.findLast(([, init]) => init?.method === 'POST')?.[1]?.body));
    seen.push(body.seenVersion);
    const message = 'Someone else just changed a setting. Reload the page, then make your change.';
    return body.seenVersion === version
      ? Response.json({ message: 'Saved. It’s live now.', newDesk: null })
      : Response.json({ code: 'changed_meanwhile', message }, { status: 409 });
  };
  open('email');
  await type('Server', 'mine.example');
  version = 4;
  shown = MAIL.map((each) => (each.name === 'SMTP_USER' ? { ...each, value: 'theirs of late' } : each));
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () => expect((await field('Username')).value).toBe('theirs of late'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Someone else just changed a setting/);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. It’s live now.');
  expect(seen).toEqual([3, 4]);
});

test('what the server says of a setting has the name that it has here', async () => {
  const message = 'PUBLIC_ORIGIN is missing. Links in emails need it.';
  outcome = async () =>
    Response.json({ code: 'invalid_input', message, fields: [{ field: 'PUBLIC_ORIGIN', message }] }, { status: 400 });
  open('email');
  await type('Server', 'mail.example');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('“Web address” is missing. Links in emails need it.');
});

test('so it has where the shop is opened', async () => {
  const message = 'STRIPE_PUBLISHABLE_KEY is missing. The payment form needs it.';
  outcome = async () => Response.json({ code: 'invalid_input', message, fields: [] }, { status: 400 });
  const needed = ['site.address', 'site.supportEmail', 'site.host', 'site.hostCountry', 'site.mailProvider'];
  const keys = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'];
  shown = [...needed, 'SMTP_HOST', 'MAIL_FROM', 'PUBLIC_ORIGIN', ...keys].map((name) => setting(name, 'set'));
  history.replaceState(null, '', '/desk/setup/open');
  render(<Desk />);
  fireEvent.click(await screen.findByRole('button', { name: 'Open for sale' }));
  await screen.findByText('“Publishable key” is missing. The payment form needs it.');
});

test('a mail server that an address outside sets is one thing, with its place and the way out', async () => {
  const outside = { source: 'settings.env', saidAs: 'SMTP_URL' } as const;
  shown = MAIL.map((each) => (each.name === 'MAIL_FROM' ? each : { ...each, ...outside }));
  shown = shown.map((each) => (each.name === 'SMTP_HOST' ? { ...each, value: 'mail.example' } : each));
  open('email');
  await screen.findByText('mail.example, port 465');
  screen.getByText(/SMTP_URL in settings\.env\. Change it there/);
  for (const label of ['Provider', 'Server', 'Port', 'Username']) expect(screen.queryByLabelText(label)).toBeNull();
  await field('Emails come from');
});

test('a secret that is set is replaced, by its name, and shows no more than is known', async () => {
  shown = MAIL.map((each) => (each === PASSWORD ? { ...each, source: 'desk', changedAt: 0, changedBy: 'Kate' } : each));
  open('email');
  await screen.findByRole('button', { name: 'Replace: Password' });
  expect(screen.getByText(/^Saved on .* by Kate\. No one can read it again\.$/)).toBeTruthy();
});

test.each([
  ['127.0.0.1', /on this machine\. Is it yours\?/],
  ['10.1.2.3', /in the server’s own network\. Is it yours\?/],
])('a proxy that is seen at %s is one tap, and saved like anything else', async (address, words) => {
  shown = [PROXIES];
  proxySeen = address;
  open('technician');
  await screen.findByText(words);
  fireEvent.click(screen.getByRole('button', { name: `Yes, use ${address}` }));
  expect((await field('In front of the server (if anything)')).value).toBe(address);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual({ TRUSTED_PROXIES: address }));
});

test('videos have the names that workouts have under Words', async () => {
  shown = ['a1', 'b12'].map((code) => setting(`site.videoUrl.${code}`, ''));
  open('videos');
  await screen.findByLabelText('Edition B, workout 4C: Her Own Title');
  const form = within(screen.getByRole('button', { name: 'Save' }).closest('form') as HTMLElement);
  form.getByLabelText('Edition A, workout 1A');
});

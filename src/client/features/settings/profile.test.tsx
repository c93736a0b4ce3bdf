import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { enqueue } from '#client/member/outbox.ts';
import { updateUser } from '#client/parts/account/current-sign-in.ts';
import { field, serveSettings, USER } from './settings-screen.fixture.tsx';

const server = serveSettings();

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
async function fill(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}

describe('the profile', () => {
  test('saves what was changed, says so, and is who she is from then on', async () => {
    server.answer(200, { ...USER, firstName: 'Annabel', lastName: '' });
    server.open();
    await fill('First Name', 'Annabel');
    await fill('Last Name', '');
    await save();
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(screen.getByText('Your profile has been updated successfully')).toBeTruthy();
    expect(server.patches()).toEqual([
      {
        path: '/api/auth/settings',
        method: 'PATCH',
        body: { firstName: 'Annabel', lastName: '', email: 'anna@example.org' },
      },
    ]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Annabel' });
  });

  test.each([
    ['First Name', '', 'Enter your first name.'],
    ['First Name', 'x'.repeat(81), 'Keep it to 80 characters.'],
    ['Email Address', '', 'Enter your email address.'],
  ])('%s "%s" is refused beside the field, which gets the focus, and nothing is sent', async (label, text, problem) => {
    server.open();
    await fill(label, text);
    await save();
    expect(screen.getByText(problem)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(server.patches()).toEqual([]);
  });

  test('the password is asked for only when the address changes', async () => {
    server.open();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fill('Email Address', 'ANNA@example.org ');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fill('Email Address', 'new@example.org');
    await save();
    expect(document.activeElement).toBe(field('Password'));
    const described = field('Password').getAttribute('aria-describedby') ?? '';
    const heard = described.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(heard).toEqual(['Enter your password.', 'To change your email, enter your password.']);
    expect(server.patches()).toEqual([]);
  });

  test('another address waits for its confirmation, and the old one stays in the field', async () => {
    server.answer(200, { ...USER, pendingEmail: 'new@example.org' });
    server.open();
    await fill('Email Address', 'new@example.org');
    await fill('Password', 'three random words');
    await save();
    expect((await screen.findByText(/waits for its confirmation/)).textContent).toBe(
      'new@example.org waits for its confirmation. Until then you sign in with anna@example.org.',
    );
    expect(field('Email Address').value).toBe('anna@example.org');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(server.patches()[0]?.body).toMatchObject({
      email: 'new@example.org',
      currentPassword: 'three random words',
    });
  });

  test('what the server says of a field stands beside it and in the toast', async () => {
    const message = 'That password isn’t right.';
    const fields = [{ field: 'currentPassword', message }];
    server.answer(400, { message, code: 'wrong_password', fields });
    server.open();
    await fill('Email Address', 'new@example.org');
    await fill('Password', 'wrong one');
    await save();
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Email Address').value).toBe('new@example.org');
  });

  test('names are kept on the device when nobody is reached, and used', async () => {
    server.answer(undefined);
    server.open();
    await fill('First Name', 'Annabel');
    await save();
    expect(await screen.findByText('Saved on this device. We’ll sync it when we can.')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Annabel' });
    expect(localStorage.getItem('recordsWithoutDatabase')).toContain('Annabel');
    localStorage.removeItem('recordsWithoutDatabase');
  });

  test('a name corrected while the first is on its way is saved after it', async () => {
    const letGo = server.hold();
    server.open();
    await fill('First Name', 'Annabel');
    await save();
    await fill('First Name', 'Anabel');
    await userEvent.type(field('First Name'), '{Enter}');
    letGo();
    await waitFor(() => expect(server.patches()).toHaveLength(2));
    expect(server.patches().map(({ body }) => (body as { firstName: string }).firstName)).toEqual([
      'Annabel',
      'Anabel',
    ]);
  });

  test('names that still wait after a reload stand in the fields, whatever is read of her meanwhile', async () => {
    await enqueue(USER.id, { kind: 'profile', body: { firstName: 'Annabel', lastName: 'Lee', email: USER.email } });
    server.open();
    await waitFor(() => expect(field('First Name').value).toBe('Annabel'));
    act(() => updateUser({ ...USER, stepGoal: 6_000 }));
    expect(field('Last Name').value).toBe('Lee');
    await fill('Last Name', 'Li');
    await save();
    await waitFor(() =>
      expect(server.patches().map(({ body }) => body)).toMatchObject([{ firstName: 'Annabel', lastName: 'Li' }]),
    );
    await screen.findByText('Settings saved');
  });

  test.each([500, 502])('names that a server in trouble (%s) has not saved are not said to be', async (status) => {
    server.answer(status);
    server.open();
    await fill('First Name', 'Annabel');
    await save();
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    expect(screen.queryByText('Settings saved')).toBeNull();
    expect(localStorage.getItem('user')).not.toContain('Annabel');
    expect(localStorage.getItem('recordsWithoutDatabase') ?? '').not.toContain('Annabel');
    expect(field('First Name').value).toBe('Annabel');
  });

  test('a server in trouble is told without its words', async () => {
    server.answer(502);
    server.open();
    await fill('Email Address', 'other@example.org');
    await userEvent.type(await screen.findByLabelText('Password'), 'three random words');
    await save();
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    expect(screen.getByText('We can’t reach our server. Please try again in a moment.')).toBeTruthy();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TextField } from '#client/ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const strength = () => screen.getByRole('status').textContent;

describe('how strong a new password is', () => {
  test('is said politely beside it, from the first character on, and not before', async () => {
    render(<NewPasswordField label="Password" name="password" />);
    expect(strength()).toBe('');
    const steps = [
      ['tea', 'Too short so far'],
      ['teapot', 'Too easy to guess'],
      ['teapot77!', 'OK'],
      ['tea before squats', 'Good'],
      ['tea before squats and bridges', 'Strong'],
    ] as const;
    for (const [password, said] of steps) {
      await userEvent.clear(screen.getByLabelText('Password'));
      await userEvent.type(screen.getByLabelText('Password'), password);
      expect([password, strength()]).toEqual([password, `Strength: ${said}`]);
    }
    await userEvent.clear(screen.getByLabelText('Password'));
    expect(strength()).toBe('');
  });

  test('knows her name and address from the fields beside it', async () => {
    render(
      <form>
        <TextField label="First name" name="firstName" defaultValue="Alexandrina" />
        <TextField label="Email" name="email" defaultValue="featherweight@example.org" />
        <NewPasswordField label="Password" name="password" />
      </form>,
    );
    for (const own of ['alexandrina 1984', 'Featherweight!!']) {
      await userEvent.clear(screen.getByLabelText('Password'));
      await userEvent.type(screen.getByLabelText('Password'), own);
      expect(strength()).toBe('Strength: Too easy to guess');
    }
  });

  test('counts from the length that is asked for, and says that length', async () => {
    render(<NewPasswordField label="Password" name="password" minLength={12} />);
    expect(screen.getByText(/At least 12 characters/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Password'), 'teapot77!');
    expect(strength()).toBe('Strength: Too short so far');
  });
});

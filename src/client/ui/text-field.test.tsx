import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { NumberField, PasswordField, TextField } from './text-field.tsx';

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ');

describe('fields', () => {
  test('label, hint and error belong to the input', () => {
    render(<TextField label="Email" hint="We never share it." error="Add the part after the @" />);
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('Add the part after the @ | We never share it.');
  });

  test('without an error nothing is called invalid', () => {
    render(<TextField label="Last name" optional />);
    const input = screen.getByLabelText('Last name (optional)');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  test('a password can be shown and hidden again', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password') as HTMLInputElement;
    await userEvent.type(input, 'three random words');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    expect(input.value).toBe('three random words');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });

  test('a number field asks phones for the number keys', () => {
    render(<NumberField label="Steps today" />);
    expect(screen.getByLabelText('Steps today').getAttribute('inputmode')).toBe('numeric');
  });
});

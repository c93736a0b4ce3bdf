import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { field, forgetEverybody, openAuth, press } from './auth-screen.fixture.tsx';

forgetEverybody();

describe('signing in and creating an account', () => {
  test('turning to the other form keeps the address that was typed and moves the focus to the new heading', async () => {
    openAuth('/login');
    await userEvent.type(field('Email'), 'anna@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Need an account? Sign Up' }));
    expect(field('Email').value).toBe('anna@example.com');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Create Account' }));
  });

  test('the password can be shown and hidden', async () => {
    openAuth('/login');
    await userEvent.type(field('Password'), 'secret');
    await press('Show password');
    expect(field('Password').type).toBe('text');
    await press('Hide password');
    expect(field('Password').type).toBe('password');
  });

  test('the foot carries the operator’s name', async () => {
    openAuth('/login');
    expect(await screen.findByText(/^© \d{4} Moving Parents Ltd$/)).toBeTruthy();
  });
});

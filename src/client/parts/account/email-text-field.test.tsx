import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmailTextField } from './email-text-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });

test('a near miss is asked about once she goes on, and one tap takes what was meant', async () => {
  const onChange = vi.fn();
  render(<EmailTextField label="Email" onChange={(event) => onChange(event.target.value)} />);
  await userEvent.type(field(), 'anna@gmial.com');
  await userEvent.tab();
  expect((await screen.findByText(/^Did you mean/)).textContent).toBe('Did you mean gmail.com?');
  await userEvent.click(screen.getByRole('button', { name: 'gmail.com' }));
  expect(field().value).toBe('anna@gmail.com');
  expect(onChange).toHaveBeenLastCalledWith('anna@gmail.com');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('a moment after the last letter it is asked about too, and not while she types', async () => {
  render(<EmailTextField label="Email" />);
  await userEvent.type(field(), 'anna@gmail.co');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  expect(await screen.findByText(/^Did you mean/, {}, { timeout: 3_000 })).toBeTruthy();
  await userEvent.type(field(), 'm');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
});

test('nothing is asked of an address that is right, and nothing is refused', async () => {
  render(<EmailTextField label="Email" />);
  await userEvent.type(field(), 'anna@example.org');
  await userEvent.tab();
  await vi.dynamicImportSettled();
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

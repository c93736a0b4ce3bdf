import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, showToast, visibleToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';
import { useForm } from './use-form.ts';

const show = (...message: Parameters<typeof showToast>) => act(() => showToast(...message));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function swipe(toast: HTMLElement, byPx: number) {
  fireEvent.pointerDown(toast, { clientX: 100 });
  fireEvent.pointerMove(toast, { clientX: 100 + byPx });
  fireEvent.pointerUp(toast, { clientX: 100 + byPx });
}

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    const toast = visibleToast();
    if (toast) dismissToast(toast.id);
  });

  test('a toast is a status message with its title and text', () => {
    show({ title: 'Settings saved', text: 'Your profile has been updated successfully' });
    expect(screen.getByRole('status').textContent).toBe('Settings savedYour profile has been updated successfully');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('a destructive toast is an alert', () => {
    show({ title: 'Login failed', kind: 'destructive' });
    expect(screen.getByRole('alert').textContent).toBe('Login failed');
  });

  test('what is missing or let go has no tick', () => {
    show({ title: 'Settings saved' });
    const tick = screen.getByRole('status').querySelector('svg')?.getAttribute('class');
    expect(tick).toContain('check');
    show({ title: 'Subscription Required', kind: 'notice' });
    expect(screen.getByRole('status').querySelector('svg')?.getAttribute('class')).not.toContain('check');
  });

  test('it goes after five seconds', () => {
    show({ title: 'Logged out' });
    pass(4999);
    expect(screen.queryByText('Logged out')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Logged out')).toBeNull();
  });

  test('a new toast takes the place of the last one and has its own five seconds', () => {
    show({ title: 'First' });
    pass(4000);
    show({ title: 'Second' });
    expect(screen.queryByText('First')).toBeNull();
    pass(4999);
    expect(screen.queryByText('Second')).not.toBeNull();
  });

  test('it waits while a finger or the mouse is on it', () => {
    show({ title: 'Saved' });
    const toast = screen.getByText('Saved');
    fireEvent.pointerEnter(toast);
    pass(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(toast);
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test.each([
    { byPx: 50, gone: true },
    { byPx: 49, gone: false },
    { byPx: -80, gone: false },
  ])('a swipe of $byPx px takes it away: $gone', ({ byPx, gone }) => {
    show({ title: 'Swipe me' });
    swipe(screen.getByText('Swipe me'), byPx);
    expect(screen.queryByText('Swipe me') === null).toBe(gone);
  });

  test('the close button and Escape take it away', () => {
    show({ title: 'One' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('One')).toBeNull();
    show({ title: 'Two' });
    fireEvent.keyDown(screen.getByText('Two'), { key: 'Escape' });
    expect(screen.queryByText('Two')).toBeNull();
  });

  test('F8 moves the focus to the toast', () => {
    show({ title: 'Look here' });
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement?.textContent).toContain('Look here');
  });
});

function SignIn() {
  const { formProps } = useForm({ names: [], problemsIn: () => ({}), onSubmit: () => undefined });
  return (
    <form {...formProps}>
      <button type="submit">Sign In</button>
    </form>
  );
}

describe('a form’s new try', () => {
  afterEach(() => act(() => dismissToast(visibleToast()?.id ?? 0)));

  test.each([
    ['takes the failure of the last one away', 'destructive', true],
    ['leaves good news', 'plain', false],
  ] as const)('%s', (_what, kind, isGone) => {
    render(
      <>
        <SignIn />
        <Toaster />
      </>,
    );
    show({ title: 'Said before', kind });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.queryByText('Said before') === null).toBe(isGone);
  });
});

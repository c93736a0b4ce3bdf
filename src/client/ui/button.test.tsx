import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  test('while busy it says so, keeps the focus and does nothing more', async () => {
    const save = vi.fn();
    const { rerender } = render(<Button onClick={save}>Save Changes</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    rerender(
      <Button busy onClick={save}>
        Saving...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('a busy submit button does not send its form a second time', async () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
        <Button type="submit" busy>
          Signing in...
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { AlertDialog, Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

function Question({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Leave this workout?"
        text="Your place is saved."
        locked={locked}
      >
        <button type="button">Stay</button>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  test('is named, described, takes the focus and gives it back', async () => {
    render(<Question />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave this workout?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Ask');
  });

  test('a locked one stays until its own buttons close it', async () => {
    render(<Question locked />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});

describe('AlertDialog', () => {
  test('without a way to close it, Escape does nothing; the first button has the focus', async () => {
    render(
      <AlertDialog open title="Access Blocked" text="Your account is not active.">
        <button type="button">Sign Out</button>
      </AlertDialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Access Blocked' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Sign Out');
  });
});

function AccountMenu({ onLogout }: { onLogout: () => void }) {
  return (
    <Menu
      label="Account menu"
      entries={[
        { label: 'Account Settings', onSelect: () => undefined },
        { label: 'Logout', onSelect: onLogout },
      ]}
    >
      AK
    </Menu>
  );
}

describe('Menu', () => {
  test('opens on its first entry, arrow keys move, Enter selects', async () => {
    let loggedOut = false;
    render(
      <AccountMenu
        onLogout={() => {
          loggedOut = true;
        }}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Account Settings');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(loggedOut).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('Escape and a tap elsewhere close it, Escape gives the focus back', async () => {
    render(<AccountMenu onLogout={() => undefined} />);
    const trigger = screen.getByRole('button', { name: 'Account menu' });
    await userEvent.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(trigger);
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('layers', () => {
  test('the page is inert below a layer, and the lower of two layers as well', async () => {
    const { rerender } = render(
      <>
        <div data-route>page</div>
        <Dialog open title="First" onOpenChange={() => undefined} />
        <Dialog open={false} title="Second" onOpenChange={() => undefined} />
      </>,
    );
    const page = screen.getByText('page');
    const first = screen.getByRole('dialog', { name: 'First' }).parentElement;
    expect([page.inert, first?.inert]).toEqual([true, false]);
    rerender(
      <>
        <div data-route>page</div>
        <Dialog open title="First" onOpenChange={() => undefined} />
        <Dialog open title="Second" onOpenChange={() => undefined} />
      </>,
    );
    expect([page.inert, first?.inert]).toEqual([true, true]);
    rerender(<div data-route>page</div>);
    expect(document.documentElement.hasAttribute('data-modal-open')).toBe(false);
  });

  test('Escape closes only the topmost', async () => {
    const closed: string[] = [];
    render(
      <>
        <Dialog open title="First" onOpenChange={() => closed.push('first')} />
        <Dialog open title="Second" onOpenChange={() => closed.push('second')} />
      </>,
    );
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['second']);
  });
});

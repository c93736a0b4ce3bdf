import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { serveSettings, USER } from './settings-screen.fixture.tsx';

const server = serveSettings();

describe('how the app looks', () => {
  test('dark is shown at once and kept; auto forgets it', async () => {
    server.open(USER, 'coach');
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Auto' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('the coach is chosen by arrow keys too, and kept on the device', async () => {
    server.open(USER, 'coach');
    await userEvent.click(screen.getByRole('radio', { name: 'Honey' }));
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(screen.getByRole('radio', { name: 'Headscarf' }));
    expect(screen.getByRole('radio', { name: 'Fair' }).getAttribute('aria-checked')).toBe('true');
    expect(JSON.parse(localStorage.getItem('coachLook') ?? '')).toEqual({ skin: 'fair', hair: 'headscarf' });
  });

  test('a stored look that nobody knows any more is the coach as she comes', () => {
    localStorage.setItem('coachLook', JSON.stringify({ skin: 'green', top: 'sun' }));
    server.open(USER, 'coach');
    const chosen = screen.getAllByRole('radio').filter((radio) => radio.getAttribute('aria-checked') === 'true');
    expect(chosen.map((radio) => radio.getAttribute('aria-label') ?? radio.textContent)).toEqual([
      'Tan',
      'Bun',
      'Brunette',
      'Sun',
      'Curved',
      'Voice',
      'Normal',
      'Auto',
    ]);
  });

  test.each([
    ['Still pictures', 'stillPictures'],
    ['Always show controls', 'alwaysShowControls'],
    ['Show what she says', 'captions'],
    ['Easy on the battery', 'easyOnBattery'],
  ])('%s is kept on the device', async (name, key) => {
    server.open(USER, 'coach');
    await userEvent.click(screen.getByRole('switch', { name }));
    expect(localStorage.getItem(key)).toBe('true');
  });
});

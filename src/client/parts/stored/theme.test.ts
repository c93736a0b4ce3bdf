import { describe, expect, test } from 'vitest';
import { chooseTheme, setThemeColour, themeChoice } from './theme.ts';

const root = document.documentElement;

describe('the appearance', () => {
  test('is kept and shown at once; automatic follows the phone again', () => {
    chooseTheme('dark');
    expect([themeChoice(), root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);
    chooseTheme('auto');
    expect([themeChoice(), root.dataset.theme, localStorage.getItem('theme')]).toEqual(['auto', undefined, null]);
  });

  test('a screen may colour the phone’s bars and give them back', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#f4f7f4">';
    const bar = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
    setThemeColour('#0f4c45');
    expect(bar()).toBe('#0f4c45');
    setThemeColour(undefined);
    expect(bar()).toBe('#f4f7f4');
    chooseTheme('dark');
    expect(bar()).toBe('#0b1614');
    chooseTheme('auto');
  });
});

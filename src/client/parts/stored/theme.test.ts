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
    document.head.innerHTML =
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f7f4">' +
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1614">';
    const bars = () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);
    setThemeColour('#0f4c45');
    expect(bars()).toEqual(['#0f4c45', '#0f4c45']);
    root.style.setProperty('--deep', '#30436d');
    setThemeColour('--deep');
    expect(bars()).toEqual(['#30436d', '#30436d']);
    root.style.removeProperty('--deep');
    setThemeColour(undefined);
    expect(bars()).toEqual(['#f4f7f4', '#0b1614']);
    chooseTheme('dark');
    expect(bars()).toEqual(['#0b1614', '#0b1614']);
    chooseTheme('auto');
    document.head.replaceChildren();
  });
});

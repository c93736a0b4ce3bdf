import { theme } from './first-page-storage.ts';

export type ThemeChoice = 'auto' | 'light' | 'dark';

/** The chosen appearance; `auto` follows the phone. */
export const themeChoice = (): ThemeChoice => theme.read() ?? 'auto';

/** Keeps the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'auto') theme.clear();
  else theme.write(choice);
  applyTheme();
}

/** Shows the kept choice; called once before the first render. */
export function applyTheme(): void {
  const choice = theme.read();
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  setThemeColour(undefined);
}

/** The colour of the phone's own bars: that of the page, or of a screen that is a colour by itself, like the player. */
export function setThemeColour(colour: string | undefined): void {
  const choice = theme.read();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    const own = meta.dataset.own;
    meta.content = colour ?? (choice ? PAGE_COLOUR[choice] : own);
  }
}

const PAGE_COLOUR = { light: '#f4f7f4', dark: '#0b1614' } as const;

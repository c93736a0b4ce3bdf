import { theme } from '#client/parts/account/first-page-storage.ts';

export type ThemeChoice = 'auto' | 'light' | 'dark';

export const themeChoice = (): ThemeChoice => theme.read() ?? 'auto';

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'auto') theme.clear();
  else theme.write(choice);
  applyTheme();
}

/** Call it before the first render. */
export function applyTheme(): void {
  const choice = theme.read();
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  setThemeColour(undefined);
}

export function setThemeColour(colour: string | undefined): void {
  const choice = theme.read();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    const own = meta.dataset.own;
    meta.content = colour ?? (choice ? PAGE_COLOUR[choice] : own);
  }
}

const PAGE_COLOUR = { light: '#f4f7f4', dark: '#0b1614' } as const;

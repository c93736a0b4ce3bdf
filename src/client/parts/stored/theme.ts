import { rootColour } from '#client/browser/root-colour.ts';
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

/** The colour of the phone's bars: one of `tokens.css` by its name, any other as it is; the page's own where left out. */
export function setThemeColour(colour: `--${string}` | `#${string}` | undefined): void {
  const choice = theme.read();
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  for (const meta of metas) meta.dataset.own ??= meta.content;
  const chosen = choice && metas.find((meta) => meta.getAttribute('media')?.includes(choice))?.dataset.own;
  const asked = isToken(colour) ? rootColour(colour) : colour;
  for (const meta of metas) meta.content = asked ?? chosen ?? meta.dataset.own ?? '';
}

const isToken = (colour: string | undefined): colour is `--${string}` => colour?.startsWith('--') ?? false;

import { appAround, ownBrowser } from '#client/parts/site/app-around.ts';
import type { InstallWay } from './install-way.ts';

const INSTALL_WORDS = {
  title: 'Add to Home Screen',
  text: 'Full screen, faster, and without signal.',
};

export function wordsOf(way: InstallWay): { title: string; text: string } {
  if (way !== 'elsewhere') return INSTALL_WORDS;
  return {
    title: `Open it in ${ownBrowser()}`,
    text: `You’re inside ${appAround()}. The link in your receipt email opens it there, too.`,
  };
}

/** What the menus of these apps call it. */
const LEADS_OUT: Readonly<Record<string, string>> = {
  Instagram: 'Open in external browser',
  Threads: 'Open in external browser',
  Facebook: 'Open in external browser',
  Messenger: 'Open in external browser',
  TikTok: 'Open in browser',
};

/** The two taps that lead into her own browser. */
export function waysOut(): readonly [menu: string, entry: string] {
  const named = LEADS_OUT[appAround() ?? ''];
  if (named !== undefined) return ['Tap the three dots', `Choose ${named}`];
  const menu = ownBrowser() === 'Safari' ? 'Tap the compass or the three dots' : 'Tap the three dots';
  return [menu, `Choose Open in ${ownBrowser()}`];
}

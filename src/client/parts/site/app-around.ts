import { isAppleMobile } from '#client/browser/device-kind.ts';
import { isInsideApp } from './in-app-browser.ts';

const MARKS: readonly (readonly [app: string, mark: RegExp])[] = [
  ['Instagram', /Instagram/],
  ['Threads', /Barcelona/],
  ['Messenger', /FBAN\/Messenger|FB_IAB\/Orca/],
  ['Facebook', /FBAN|FBAV|FB_IAB/],
  ['TikTok', /musical_ly|trill_|BytedanceWebview|TikTok/],
  ['Gmail', /Gmail/i],
  ['Google', /GSA\//],
  ['Pinterest', /Pinterest/],
  ['Snapchat', /Snapchat/],
  ['LinkedIn', /LinkedInApp/],
  ['X', /Twitter/],
];

/** The name of the app whose own browser shows the page; undefined in her own browser and in the installed app. */
export function appAround(userAgent = navigator.userAgent): string | undefined {
  if (!isInsideApp(userAgent)) return undefined;
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'another app';
}

/** What she most likely has of her own. */
export const ownBrowser = (): string => (isAppleMobile() ? 'Safari' : 'Chrome');

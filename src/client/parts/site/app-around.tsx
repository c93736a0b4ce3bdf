import { appName } from '#client/browser/app-name.ts';
import { isAppleMobile } from '#client/browser/device.ts';
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

/**
 * The name of the app whose own browser shows the page; undefined in the member's own browser and in the installed
 * app.
 */
export function appAround(userAgent = navigator.userAgent): string | undefined {
  if (!isInsideApp(userAgent)) return undefined;
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'another app';
}

/** What the member most likely has of their own. */
export const ownBrowser = (): string => (isAppleMobile() ? 'Safari' : 'Chrome');

/** After paying inside another app: how the member has it in their own browser. */
export function OwnBrowserNote({ className }: { className?: string | undefined }) {
  const app = appAround();
  if (app === undefined) return null;
  return (
    <p className={className}>
      You’re inside {app}. Your receipt email has a link: it opens {appName()} in {ownBrowser()}, where it can stay.
    </p>
  );
}

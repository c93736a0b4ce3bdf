import { isAppleMobile, isStandalone } from '#client/browser/device.ts';

const MARK =
  /\b(Instagram|Barcelona|FBAN|FBAV|FB_IAB|musical_ly|trill_|BytedanceWebview|TikTok|Gmail|GSA\/|Pinterest|Snapchat|LinkedInApp|Twitter)/i;

/** A view without a browser’s own name: Safari’s on an iPhone, Chrome’s on Android. */
const isBareView = (userAgent: string): boolean =>
  isAppleMobile() ? /AppleWebKit/.test(userAgent) && !/Safari/.test(userAgent) : /; wv\)/.test(userAgent);

/**
 * True in a browser inside another app: it adds nothing to the home screen, and shares no sign-in and nothing kept
 * with the member's own browser. Never in that one, nor in the installed app. /
 */
export function isInsideApp(userAgent = navigator.userAgent): boolean {
  return !isStandalone() && (MARK.test(userAgent) || isBareView(userAgent));
}

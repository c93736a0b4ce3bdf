/** An iPhone or iPad, whatever the browser; a newer iPad says that it is a Mac, which has no touch screen. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** A phone or a tablet: something with a share sheet and other apps to open. */
export const isMobile = (): boolean => /Android|Mobi/.test(navigator.userAgent) || isAppleMobile();

/** True when the app was opened from the home screen. */
export function isStandalone(): boolean {
  const appleSaysSo = 'standalone' in navigator && navigator.standalone === true;
  return appleSaysSo || (globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false);
}

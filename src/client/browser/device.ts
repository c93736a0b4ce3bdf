/** A newer iPad says that it is a Mac, which has no touch screen. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

export const isMobile = (): boolean => /Android|Mobi/.test(navigator.userAgent) || isAppleMobile();

export function isStandalone(): boolean {
  const appleSaysSo = 'standalone' in navigator && navigator.standalone === true;
  return appleSaysSo || (globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false);
}

/** Absent on iPhones; rejected, with a message in the console, before the first tap. */
export function vibrate(pattern: readonly number[]): void {
  if (pattern.length > 0 && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}

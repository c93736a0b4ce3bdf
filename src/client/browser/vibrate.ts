/** Absent on iPhones; rejected, with a message in the console, before the first tap. */
export function vibrate(pattern: readonly number[]): void {
  if (pattern.length > 0 && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}

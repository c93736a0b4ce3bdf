/** First what somebody came for, then what may be needed later. */
const DELAY_MS = 1_500;

/** Acts a moment after the page has loaded, which needs the line for itself until then. */
export function afterLoad(act: () => void): void {
  const actLater = () => setTimeout(act, DELAY_MS);
  if (document.readyState === 'complete') actLater();
  else window.addEventListener('load', actLater, { once: true });
}

import { TRY_STEPS_PATH } from '#contract/paths.ts';
import type { TryStepInput } from '#contract/visits.ts';

/**
 * Says that a try began or ended, with no cookie and no sign-in. Without a network it is not counted: a count is not
 * worth keeping anything on a visitor's device.
 */
export function tellTryStep(step: TryStepInput['step']): void {
  if (!navigator.onLine) return;
  const body: TryStepInput = { step };
  fetch(TRY_STEPS_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
  })
    // Read to its end, or the browser counts it as under way.
    .then((response) => response.text())
    .catch(() => undefined);
}

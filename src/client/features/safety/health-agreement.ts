import { now } from '#client/browser/clock.ts';
import type { Change } from '#client/member/outbox.ts';
import { healthAgreement } from '#client/parts/stored/browser-storage.ts';
import {
  HEALTH_DISCLAIMER_VERSION,
  type HealthDisclaimerVersion,
  isOfShippedDisclaimer,
} from '#domain/body/health-disclaimer.ts';

/** To the version that is shown; where that is not known, to any change of the one that is shipped. */
export function hasAgreed(shown: HealthDisclaimerVersion | undefined): boolean {
  const agreed = healthAgreement.read()?.version;
  if (agreed === undefined) return false;
  return shown === undefined ? isOfShippedDisclaimer(agreed) : agreed === shown;
}

export function agree(shown: HealthDisclaimerVersion = HEALTH_DISCLAIMER_VERSION): Change {
  const agreedAt = now();
  healthAgreement.write({ version: shown, agreedAt });
  return { kind: 'healthAgreement', body: { disclaimerVersion: shown, agreedAt } };
}

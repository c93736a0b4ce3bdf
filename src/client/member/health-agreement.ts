import { healthAgreement } from '#client/platform/browser-storage.ts';
import { now } from '#client/platform/clock.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/health-disclaimer.ts';
import type { Change } from './outbox.ts';

export const hasAgreed = (): boolean => healthAgreement.read()?.version === HEALTH_DISCLAIMER_VERSION;

export function agree(): Change {
  const agreedAt = now();
  healthAgreement.write({ version: HEALTH_DISCLAIMER_VERSION, agreedAt });
  return { kind: 'healthAgreement', body: { disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt } };
}

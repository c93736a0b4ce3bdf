import { useEffect } from 'react';
import { callApi } from '#client/platform/api-client.ts';
import { healthAgreement } from '#client/platform/browser-storage.ts';
import { now } from '#client/platform/clock.ts';
import type { HealthAgreement } from '#contract/health-agreements.ts';
import { healthAgreementsPath } from '#contract/paths.ts';
import { HEALTH_DISCLAIMER_VERSION, type HealthDisclaimerVersion } from '#domain/health-disclaimer.ts';

/** She has ticked today's health disclaimer on this device. */
export const hasAgreed = (): boolean => healthAgreement.read()?.version === HEALTH_DISCLAIMER_VERSION;

/** Keeps her tick on the device, then sends it. One that does not get through waits there for {@link useSendHealthAgreement}. */
export function keepHealthAgreement(userId: string): void {
  healthAgreement.write({ version: HEALTH_DISCLAIMER_VERSION, agreedAt: now(), isSent: false });
  trySending(userId);
}

/** Sends a tick that waits on this device, at the start of the app and when it is back online. */
export function useSendHealthAgreement(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => trySending(userId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}

const trySending = (userId: string): void => void send(userId).catch(() => undefined); // it goes on waiting

async function send(userId: string): Promise<void> {
  const kept = healthAgreement.read();
  if (!kept || kept.isSent) return;
  await callApi<HealthAgreement>(healthAgreementsPath(userId), {
    method: 'POST',
    body: {
      disclaimerVersion: kept.version as HealthDisclaimerVersion,
      agreedAt: kept.agreedAt,
    } satisfies HealthAgreement,
  });
  if (healthAgreement.read()?.version === kept.version) healthAgreement.write({ ...kept, isSent: true });
}

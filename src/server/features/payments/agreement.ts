import { mayStartCheckout, type RefundPolicy } from '#domain/start-at-once.ts';
import type { Purchase } from './purchases.repository.ts';

interface AgreementNeeds {
  refundPolicy: RefundPolicy;
  now: () => number;
}

/** Records the consent that the refund policy asks for; not ok where it is required and missing. */
export function agreementFor(
  { refundPolicy, now }: AgreementNeeds,
  agreedTo: string | undefined,
): { ok: true; agreed: Purchase['agreed'] } | { ok: false } {
  if (!mayStartCheckout(refundPolicy, agreedTo)) return { ok: false };
  const isAsked = refundPolicy === 'statutory-waiver' && agreedTo !== undefined;
  return { ok: true, agreed: isAsked ? { version: agreedTo, at: now() } : undefined };
}

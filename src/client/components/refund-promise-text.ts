import { REFUND_WINDOW_DAYS } from '#domain/refund-window.ts';
import type { RefundPolicy } from '#domain/start-at-once.ts';

const PROMISES: Record<RefundPolicy, string> = {
  '14-days': `${REFUND_WINDOW_DAYS} days to change your mind, full refund.`,
  'statutory-waiver': `Your access starts at once, so the ${REFUND_WINDOW_DAYS} days for changing your mind end with your payment. Your other rights stay.`,
};

export const refundPromiseText = (policy: RefundPolicy | undefined): string => (policy ? PROMISES[policy] : '');

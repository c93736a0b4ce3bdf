import { ApiError } from '#client/platform/api-client.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { clearSession } from '#client/platform/session.ts';
import { showToast } from '#client/ui/toast-store.ts';

type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** True for who has paid already or is not signed in any more: not a payment that failed. */
export const isRefusedBuyer = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.message.includes('already has active subscription'));

export function leadAwayRefusedBuyer({ status }: ApiError, navigate: Navigate): void {
  if (status === 401) {
    clearSession(); // the page then asks her to sign in
    return;
  }
  leadAwayMember(navigate);
}

/** She has paid already, perhaps in another tab. */
export function leadAwayMember(navigate: Navigate): void {
  showToast({ title: 'Already subscribed', text: 'You already have an active subscription.' });
  navigate(SCREEN_PATHS.account, { replace: true });
}

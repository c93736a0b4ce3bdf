import { useLocation } from 'wouter';
import { readSignedInUser } from '#client/api/auth.ts';
import { claimPurchase } from '#client/api/checkout.ts';
import { ConfirmingForm } from '#client/components/confirming-form.tsx';
import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { updateUser } from '#client/platform/session.ts';
import { waitingPurchase } from '#client/platform/waiting-purchase.ts';
import { showToast } from '#client/ui/toast-store.ts';

interface ConfirmPurchaseFormProps {
  token: string;
  onReturned: () => void;
  onExpired: () => void;
}

export function ConfirmPurchaseForm({ token, onReturned, onExpired }: ConfirmPurchaseFormProps) {
  const [, navigate] = useLocation();

  async function confirm(): Promise<void> {
    const { outcome } = await claimPurchase(token);
    waitingPurchase.forget();
    if (outcome === 'returned') return onReturned();
    await readSignedInUser().then(updateUser, () => undefined);
    showToast({ title: 'Purchase confirmed', text: 'Everything is open. A receipt is on its way.' });
    navigate(addressAfterSignIn(), { replace: true });
  }

  return (
    <ConfirmingForm
      label="Confirm the purchase"
      failureTitle="The purchase was not confirmed"
      confirm={confirm}
      onExpired={onExpired}
    />
  );
}

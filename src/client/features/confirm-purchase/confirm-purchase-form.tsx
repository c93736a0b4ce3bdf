import { useLocation } from 'wouter';
import { readSignedInUser } from '#client/api/auth.ts';
import { claimPurchase } from '#client/api/checkout.ts';
import { FormTrouble } from '#client/components/form-trouble.tsx';
import { useSendingForm } from '#client/components/use-sending-form.ts';
import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { ApiError } from '#client/platform/api-client.ts';
import { updateUser } from '#client/platform/session.ts';
import { waitingPurchase } from '#client/platform/waiting-purchase.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import styles from './confirm-purchase.module.css';

interface ConfirmPurchaseFormProps {
  token: string;
  /** The account was active already. */
  onReturned: () => void;
  onExpired: () => void;
}

/** A press confirms, so that a program which only follows links does not. */
export function ConfirmPurchaseForm({ token, onReturned, onExpired }: ConfirmPurchaseFormProps) {
  const [, navigate] = useLocation();
  const { isBusy, trouble, problems, formProps } = useSendingForm({
    names: [],
    problemsIn: () => ({}),
    async send() {
      try {
        const { outcome } = await claimPurchase(token);
        waitingPurchase.forget();
        if (outcome === 'returned') return onReturned();
        await readSignedInUser().then(updateUser, () => undefined);
        showToast({ title: 'Purchase confirmed', text: 'Everything is open. A receipt is on its way.' });
        return navigate(addressAfterSignIn(), { replace: true });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') return onExpired();
        throw error;
      }
    },
    failure: {
      title: 'The purchase was not confirmed',
      fallback: 'Please try again',
      needsConnection: 'Confirming needs a connection.',
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormTrouble problems={problems} trouble={trouble} />
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? 'Confirming...' : 'Confirm the purchase'}
      </Button>
    </form>
  );
}

import { useHostedCheckout } from '#client/components/use-hosted-checkout.ts';
import { Button } from '#client/ui/button.tsx';
import { priceText } from '#domain/price.ts';

/** For who began to pay without an account and came back: the same way once more. */
export function GuestPayment() {
  const { isBusy, start } = useHostedCheckout();
  return (
    <Button variant="outline" block busy={isBusy} onClick={start}>
      {isBusy ? 'Processing...' : `Pay ${priceText()} - Get Lifetime Access`}
    </Button>
  );
}

import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { useSession } from '#client/platform/use-session.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { priceText } from '#domain/price.ts';
import { BUY_MARK } from './use-guest-purchase.ts';

export function BuyLink({ className }: { className?: string | undefined }) {
  const session = useSession();
  const isMember = session?.subscriptionStatus === 'active';
  const href = isMember ? addressAfterSignIn() : session ? SCREEN_PATHS.subscribe : SCREEN_PATHS.register;
  return (
    <span {...BUY_MARK}>
      <ButtonLink href={href} variant="coral" size="large" className={className}>
        {isMember ? 'Open the app' : `Get lifetime access, ${priceText()}`}
      </ButtonLink>
    </span>
  );
}

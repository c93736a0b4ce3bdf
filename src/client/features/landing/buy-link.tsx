import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { useSignIn } from '#client/parts/account/use-sign-in.ts';
import { Price } from '#client/parts/purchases/price.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { BUY_MARK } from './use-guest-purchase.ts';

interface BuyLinkProps {
  className?: string | undefined;
  size?: 'small' | 'large';
  /** In place of the whole of it, where the price stands beside. */
  children?: string;
}

export function BuyLink({ className, size = 'large', children }: BuyLinkProps) {
  const signIn = useSignIn();
  const isMember = signIn?.subscriptionStatus === 'active';
  const href = isMember ? addressAfterSignIn() : signIn ? SCREEN_PATHS.subscribe : SCREEN_PATHS.register;
  const toBuyer = children ?? (
    <span>
      Get lifetime access, <Price />
    </span>
  );
  const words = isMember ? 'Open the app' : toBuyer;
  return (
    <span {...BUY_MARK}>
      <ButtonLink href={href} variant="coral" size={size} className={className}>
        {words}
      </ButtonLink>
    </span>
  );
}

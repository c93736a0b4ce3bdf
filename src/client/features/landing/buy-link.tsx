import { Price } from '#client/components/price.tsx';
import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { useSignIn } from '#client/platform/use-sign-in.ts';
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

import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { usePriceText } from '#client/parts/purchases/shown-price.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { useSignIn } from './use-sign-in.ts';

export function SubscriptionRequired() {
  const signIn = useSignIn();
  const price = usePriceText();
  return (
    <StatusPage
      picture={<CoachPicture name="scene-empty" decorative />}
      title="Subscription Required"
      text={`Your account is inactive. One payment of ${price} opens everything.`}
      actions={
        <>
          <ButtonLink href={SCREEN_PATHS.subscribe} variant="coral">
            Complete Payment
          </ButtonLink>
          <ButtonLink href={SCREEN_PATHS.landing} variant="outline">
            Return to Homepage
          </ButtonLink>
        </>
      }
    >
      <FactsList
        facts={[
          { name: 'Account', value: signIn?.user.email ?? '' },
          { name: 'Status', value: <Chip tone="err">Inactive</Chip> },
        ]}
      />
    </StatusPage>
  );
}

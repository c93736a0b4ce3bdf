import { Check } from 'lucide-react';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import styles from './profile-form.module.css';
import { SettingsSection } from './settings-section.tsx';

export function SubscriptionSection({ isActive }: { isActive: boolean }) {
  return (
    <SettingsSection title="Subscription">
      {isActive ? (
        <p className={styles.note}>One payment, lifetime access. Nothing else to pay.</p>
      ) : (
        <>
          <p className={styles.note}>Your account is not active. You can still change your details.</p>
          <ButtonLink href={SCREEN_PATHS.subscribe} variant="coral" block>
            Subscribe Now
          </ButtonLink>
        </>
      )}
    </SettingsSection>
  );
}

export function SubscriptionState({ isActive }: { isActive: boolean }) {
  if (!isActive) return <Chip tone="err">Inactive</Chip>;
  return (
    <Chip tone="ok">
      <Check size={14} strokeWidth={3} aria-hidden="true" />
      Active
    </Chip>
  );
}

import { Check } from 'lucide-react';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import type { User } from '#contract/auth.ts';
import styles from './account-card.module.css';

export function AccountCard({ user }: { user: User }) {
  return (
    <Card aria-labelledby="account-title">
      <h2 id="account-title">Your Account</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{`${user.firstName} ${user.lastName}`.trim()}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>Subscription</dt>
          <dd>
            {user.subscriptionStatus === 'active' ? (
              <Chip tone="ok">
                <Check size={14} strokeWidth={3} aria-hidden="true" />
                Active
              </Chip>
            ) : (
              <Chip tone="err">Inactive</Chip>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

import { useState } from 'react';
import { PageFrame } from '#client/components/page-frame.tsx';
import { useLogOut } from '#client/components/use-log-out.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { useSession } from '#client/platform/use-session.ts';
import { Button, TextLink } from '#client/ui/button.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { CoachSection } from './coach-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { MoodSection } from './mood-section.tsx';
import { NutritionSection } from './nutrition-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PurchaseSection } from './purchase-section.tsx';
import { RestPassesSection } from './rest-passes-section.tsx';
import { SafetySection } from './safety-section.tsx';
import styles from './settings-screen.module.css';
import { SoundSection } from './sound-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { WorkoutDaysSection } from './workout-days-section.tsx';

/** Profile, subscription and how the app looks; open to an inactive account too (product §3). */
export function SettingsScreen() {
  const session = useSession();
  const logOut = useLogOut();
  // A changed password empties its form and ends other sign-ins.
  const [passwordChanges, setPasswordChanges] = useState(0);
  if (!session) return null;
  const { user, subscriptionStatus } = session;
  const isActive = subscriptionStatus === 'active';
  return (
    <PageFrame isWide title="Account Settings" backHref={isActive ? SCREEN_PATHS.mainApp : SCREEN_PATHS.subscribe}>
      <main className={styles.main}>
        <div className={styles.column}>
          <ProfileForm key={`${user.id} ${user.email}`} user={user} />
          <SubscriptionSection isActive={isActive} />
          <PurchaseSection />
          {isActive && <WorkoutDaysSection />}
          {isActive && <RestPassesSection userId={user.id} />}
          {isActive && <MoodSection />}
          <PasswordSection key={passwordChanges} onChanged={() => setPasswordChanges(passwordChanges + 1)} />
        </div>
        <div className={styles.column}>
          {isActive && <SafetySection />}
          {isActive && <SoundSection />}
          {isActive && <NutritionSection />}
          <AppearanceSection />
          <CoachSection />
          <DevicesSection key={`devices ${passwordChanges}`} />
          <OwnDataSection />
        </div>
        <div className={styles.ways}>
          <Button variant="outline" block onClick={logOut}>
            Sign Out
          </Button>
          <TextLink href={SCREEN_PATHS.account} className={styles.back}>
            Back to Dashboard
          </TextLink>
        </div>
      </main>
    </PageFrame>
  );
}

import { Dumbbell, ReceiptText, ShieldCheck, UserRound, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { SETTINGS_GROUPS, type SettingsGroupName } from '#client/platform/screen-paths.ts';
import type { User } from '#contract/auth.ts';
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
import { SettingsGroup } from './settings-group.tsx';
import styles from './settings-screen.module.css';
import { SoundSection } from './sound-section.tsx';
import { SubscriptionSection, SubscriptionState } from './subscription-section.tsx';
import { WorkoutDaysSection } from './workout-days-section.tsx';

const ICON = { size: 22, 'aria-hidden': true } as const;

interface SettingsGroupsProps {
  user: User;
  isActive: boolean;
  asked: string | null;
}

export function SettingsGroups({ user, isActive, asked }: SettingsGroupsProps) {
  const names = isActive ? SETTINGS_GROUPS : SETTINGS_GROUPS.filter((name) => name !== 'programme');
  const open = names.find((name) => name === asked) ?? 'you';
  const group = (name: SettingsGroupName) => ({ name, isOpen: name === open });
  return (
    <ul className={styles.rows}>
      <SettingsGroup {...group('you')} title="You" detail="Name and email" icon={<UserRound {...ICON} />}>
        <ProfileForm key={`${user.id} ${user.email}`} user={user} />
      </SettingsGroup>
      <SettingsGroup
        {...group('coach')}
        title="Coach and sound"
        detail="Her look, sound, dark mode"
        icon={<Volume2 {...ICON} />}
      >
        <CoachSection />
        {isActive && <SoundSection />}
        <AppearanceSection />
      </SettingsGroup>
      {isActive && (
        <SettingsGroup
          {...group('programme')}
          title="Programme"
          detail="Days, streak, safety, food"
          icon={<Dumbbell {...ICON} />}
        >
          <WorkoutDaysSection />
          <RestPassesSection userId={user.id} />
          <SafetySection />
          <NutritionSection />
        </SettingsGroup>
      )}
      <SettingsGroup
        {...group('privacy')}
        title="Privacy"
        detail="Password, devices, your data"
        icon={<ShieldCheck {...ICON} />}
      >
        <PrivacySections isActive={isActive} />
      </SettingsGroup>
      <SettingsGroup
        {...group('purchase')}
        title="Purchase"
        detail="Subscription and receipt"
        icon={<ReceiptText {...ICON} />}
        state={<SubscriptionState isActive={isActive} />}
      >
        {isActive && <SubscriptionSection isActive />}
        <PurchaseSection />
      </SettingsGroup>
    </ul>
  );
}

function PrivacySections({ isActive }: { isActive: boolean }) {
  // A changed password empties its form and refetches the devices.
  const [passwordChanges, setPasswordChanges] = useState(0);
  return (
    <>
      <PasswordSection key={passwordChanges} onChanged={() => setPasswordChanges(passwordChanges + 1)} />
      <DevicesSection key={`devices ${passwordChanges}`} />
      {isActive && <MoodSection />}
      <OwnDataSection />
    </>
  );
}

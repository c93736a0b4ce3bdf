import { CalendarDays, Dumbbell, ReceiptText, ShieldCheck, UserRound, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#client/member/use-change.ts';
import { useDashboard } from '#client/member/use-member.ts';
import { CoachLookChoice } from '#client/parts/coach-look/coach-look-choice.tsx';
import { SoundSettings } from '#client/parts/session/sound-settings.tsx';
import { SCREEN_PATHS, SETTINGS_GROUPS, type SettingsGroupName } from '#client/parts/site/screen-paths.ts';
import { moveLoads, stillPictures } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { IconTile } from '#client/ui/card.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { User } from '#contract/auth.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { MoodSection } from './mood-section.tsx';
import { NotForMeSection } from './not-for-me-section.tsx';
import { NutritionNumbersSection } from './nutrition-numbers-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PurchaseSection } from './purchase-section.tsx';
import { SafetySection } from './safety-section.tsx';
import { SavedSwitch } from './saved-switch.tsx';
import { SettingsGroup } from './settings-group.tsx';
import styles from './settings-screen.module.css';
import { SettingsSection } from './settings-section.tsx';
import { SubscriptionSection, SubscriptionState } from './subscription-section.tsx';

export function SettingsGroups({ user, isActive, asked }: { user: User; isActive: boolean; asked: string | null }) {
  const names = isActive ? SETTINGS_GROUPS : SETTINGS_GROUPS.filter((name) => name !== 'programme');
  const open = names.find((name) => name === asked) ?? 'you';
  const group = (name: SettingsGroupName) => ({ name, isOpen: name === open });
  return (
    <ul className={styles.rows}>
      <SettingsGroup {...group('you')} title="You" detail="Name and email" icon={UserRound}>
        <ProfileForm key={`${user.id} ${user.email}`} user={user} />
      </SettingsGroup>
      <SettingsGroup {...group('coach')} title="Coach and sound" detail="Her look, sound, dark mode" icon={Volume2}>
        <CoachSection />
        {isActive && <SoundSection />}
        <AppearanceSection />
      </SettingsGroup>
      {isActive && (
        <SettingsGroup {...group('programme')} title="Programme" detail="Days, streak, safety, food" icon={Dumbbell}>
          <WorkoutDaysSection />
          <RestPassesSection userId={user.id} />
          <WeightsSection />
          <SafetySection />
          <NotForMeSection />
          <NutritionNumbersSection />
        </SettingsGroup>
      )}
      <SettingsGroup
        {...group('privacy')}
        title="Privacy"
        detail="Password, devices, letters, your data"
        icon={ShieldCheck}
      >
        <PrivacySections user={user} isActive={isActive} />
      </SettingsGroup>
      <SettingsGroup
        {...group('purchase')}
        title="Purchase"
        detail="Subscription and receipt"
        icon={ReceiptText}
        state={<SubscriptionState isActive={isActive} />}
      >
        {isActive && <SubscriptionSection isActive />}
        <PurchaseSection />
      </SettingsGroup>
    </ul>
  );
}

function PrivacySections({ user, isActive }: { user: User; isActive: boolean }) {
  // A changed password empties its form and refetches the devices.
  const [passwordChanges, setPasswordChanges] = useState(0);
  return (
    <>
      <PasswordSection key={passwordChanges} user={user} onChanged={() => setPasswordChanges(passwordChanges + 1)} />
      <DevicesSection key={`devices ${passwordChanges}`} />
      {isActive && <MoodSection />}
      <LettersSection />
      <OwnDataSection />
    </>
  );
}

function RestPassesSection({ userId }: { userId: string }) {
  const dashboard = useDashboard(userId);
  const { save } = useChange(userId);
  return (
    <SettingsSection title="Your streak">
      <SavedSwitch
        label="Rest passes"
        hint="Every fifth active day earns one. It covers a day you miss."
        isOn={dashboard.data?.restPasses ?? true}
        disabled={!dashboard.data}
        save={(restPasses) => save({ kind: 'restPasses', body: { restPasses } })}
        failureTitle="Error saving settings"
      />
    </SettingsSection>
  );
}

function WeightsSection() {
  const [loads, save, forget] = useStoredValue(moveLoads);
  return (
    <SettingsSection title="Your weights">
      <SwitchRow
        label="Note what I lift"
        hint="The weight of your bag and bottles, asked once in a rest and shown the next time. It stays on this device."
        checked={loads !== 'off'}
        onChange={(event) => (event.target.checked ? forget() : save('off'))}
      />
    </SettingsSection>
  );
}

function CoachSection() {
  const [isStill, saveStill] = useStoredValue(stillPictures);
  return (
    <SettingsSection title="Your coach">
      <CoachLookChoice />
      <SwitchRow
        label="Still pictures"
        hint="Start and end position instead of movement"
        checked={isStill}
        onChange={(event) => saveStill(event.target.checked)}
      />
    </SettingsSection>
  );
}

function SoundSection() {
  return (
    <SettingsSection title="Workout sound">
      <SoundSettings />
    </SettingsSection>
  );
}

function WorkoutDaysSection() {
  return (
    <SettingsSection title="Workout days">
      <Rows>
        <ListRow
          lead={<IconTile icon={CalendarDays} />}
          title="Workout days and reminders"
          detail="Your days, in your calendar and by email if you like"
          href={SCREEN_PATHS.workoutDays}
        />
      </Rows>
    </SettingsSection>
  );
}

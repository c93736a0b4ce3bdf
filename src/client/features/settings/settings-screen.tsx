import { ChevronRight, Dumbbell, type LucideIcon, ReceiptText, ShieldCheck, UserRound, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { useLogOut } from '#client/parts/account/log-out.tsx';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import {
  SCREEN_PATHS,
  SETTINGS_GROUPS,
  type SettingsGroupName,
  settingsGroupPath,
} from '#client/parts/site/screen-paths.ts';
import { Button, TextLink } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import type { User } from '#contract/auth.ts';
import { CoachSections } from './coach-group.tsx';
import { PrivacySections } from './privacy-group.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProgrammeSections } from './programme-group.tsx';
import { PurchaseSection, SubscriptionSection, SubscriptionState } from './purchase-group.tsx';
import styles from './settings-screen.module.css';

export function SettingsScreen() {
  const signIn = useSignIn();
  const logOut = useLogOut();
  const asked = new URLSearchParams(useSearch()).get('group');
  if (!signIn) return null;
  const { user, subscriptionStatus } = signIn;
  const isActive = subscriptionStatus === 'active';
  return (
    <PageFrame isWide title="Account Settings" backHref={isActive ? SCREEN_PATHS.mainApp : SCREEN_PATHS.subscribe}>
      <main className={styles.page}>
        {!isActive && <SubscriptionSection isActive={false} />}
        <div className={styles.groups}>
          <SettingsGroups user={user} isActive={isActive} asked={asked} />
          <div className={styles.actions}>
            <Button variant="outline" block onClick={logOut}>
              Sign Out
            </Button>
            <TextLink href={SCREEN_PATHS.account} className={styles.back}>
              Back to Dashboard
            </TextLink>
          </div>
        </div>
      </main>
    </PageFrame>
  );
}

function SettingsGroups({ user, isActive, asked }: { user: User; isActive: boolean; asked: string | null }) {
  const names = isActive ? SETTINGS_GROUPS : SETTINGS_GROUPS.filter((name) => name !== 'programme');
  const open = names.find((name) => name === asked) ?? 'you';
  const group = (name: SettingsGroupName) => ({ name, isOpen: name === open });
  return (
    <ul className={styles.rows}>
      <SettingsGroup {...group('you')} title="Profile Information" detail="Name and email" icon={UserRound}>
        <ProfileForm key={`${user.id} ${user.email}`} user={user} />
      </SettingsGroup>
      <SettingsGroup
        {...group('coach')}
        title="Coach and sound"
        detail="How she looks, sound, dark mode"
        icon={Volume2}
      >
        <CoachSections isActive={isActive} />
      </SettingsGroup>
      {isActive && (
        <SettingsGroup {...group('programme')} title="Programme" detail="Days, streak, safety, food" icon={Dumbbell}>
          <ProgrammeSections userId={user.id} />
        </SettingsGroup>
      )}
      <SettingsGroup
        {...group('privacy')}
        title="Privacy"
        detail="Password, devices, emails, your data"
        icon={ShieldCheck}
      >
        <PrivacySections user={user} isActive={isActive} />
      </SettingsGroup>
      <SettingsGroup
        {...group('purchase')}
        title="Purchase"
        detail="Receipt, refund, gifts"
        icon={ReceiptText}
        state={<SubscriptionState isActive={isActive} />}
      >
        {isActive && <SubscriptionSection isActive />}
        <PurchaseSection />
      </SettingsGroup>
    </ul>
  );
}

interface SettingsGroupProps {
  name: SettingsGroupName;
  title: string;
  detail: string;
  icon: LucideIcon;
  state?: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

function SettingsGroup({ name, title, detail, icon, state, isOpen, children }: SettingsGroupProps) {
  return (
    <li className={styles.group}>
      <Link
        href={settingsGroupPath(name)}
        replace={isOpen}
        className={styles.row}
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => window.scrollTo(0, 0)}
      >
        <IconTile icon={icon} />
        <span className={styles.body}>
          <span className={styles.title}>
            {title}
            {state}
          </span>
          <span className={styles.detail}>{detail}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
      </Link>
      {/* Closed groups keep their input. */}
      <div className={styles.sections} hidden={!isOpen}>
        {children}
      </div>
    </li>
  );
}

import { type ReactNode, useId, useOptimistic, useTransition } from 'react';
import type { SaveOutcome } from '#client/member/outbox.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { waitsText } from '#client/parts/session/waits-text.ts';
import { Card } from '#client/ui/card.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** Where the row above says it. */
  hideTitle?: boolean;
  state?: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ title, hideTitle = false, state, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Card className={styles.section} aria-labelledby={titleId}>
      <div className={hideTitle ? 'visually-hidden' : styles.head}>
        <h2 id={titleId}>{title}</h2>
        {state}
      </div>
      {children}
    </Card>
  );
}

/** Of what cannot wait on the device, any failure is a rejection. */
export type SwitchOutcome = SaveOutcome | { kind: 'rejected'; error: Error };

interface SavedSwitchProps {
  label: ReactNode;
  hint: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  save: (isOn: boolean) => Promise<SwitchOutcome>;
  failureTitle: string;
}

/** Optimistic: says so while queued, reverts with a toast if rejected. */
export function SavedSwitch({ label, hint, isOn, disabled, save, failureTitle }: SavedSwitchProps) {
  const [shown, show] = useOptimistic(isOn);
  const [, startSaving] = useTransition();

  /** Another tap counts while the one before is on its way: `save` keeps their order. */
  function change(next: boolean) {
    startSaving(async () => {
      show(next);
      const outcome = await save(next);
      if (outcome.kind === 'waiting') showToast({ title: 'Settings saved', text: waitsText() });
      if (outcome.kind !== 'rejected') return;
      showToast({ kind: 'destructive', title: failureTitle, text: messageOf(outcome.error, 'Please try again') });
    });
  }

  return (
    <SwitchRow {...{ label, hint, disabled }} checked={shown} onChange={(event) => change(event.target.checked)} />
  );
}

import { type ReactNode, useOptimistic, useTransition } from 'react';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';

interface SavedSwitchProps {
  label: ReactNode;
  hint: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  save: (isOn: boolean) => Promise<unknown>;
  failureTitle: string;
  failureText: (error: unknown) => string;
}

/** Optimistic: reverts with a toast if saving fails. */
export function SavedSwitch({ label, hint, isOn, disabled, save, failureTitle, failureText }: SavedSwitchProps) {
  const [shown, show] = useOptimistic(isOn);
  const [isSaving, startSaving] = useTransition();

  function change(next: boolean) {
    if (isSaving) return;
    startSaving(async () => {
      show(next);
      try {
        await save(next);
      } catch (error) {
        showToast({ kind: 'destructive', title: failureTitle, text: failureText(error) });
      }
    });
  }

  return (
    <SwitchRow {...{ label, hint, disabled }} checked={shown} onChange={(event) => change(event.target.checked)} />
  );
}

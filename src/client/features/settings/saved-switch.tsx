import { type ReactNode, useOptimistic, useTransition } from 'react';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';

interface SavedSwitchProps {
  label: ReactNode;
  hint: ReactNode;
  /** As it was saved last. */
  isOn: boolean;
  disabled?: boolean;
  save: (isOn: boolean) => Promise<unknown>;
  failureTitle: string;
  failureText: (error: unknown) => string;
}

/** On or off on the account: shows what was tapped in that very moment, and goes back with a word if it could not be saved. */
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

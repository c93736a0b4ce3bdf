import { LogOut } from 'lucide-react';
import { deskCall } from '#client/desk/desk-call.ts';
import { onceFree } from '#client/desk/leave-guard.ts';
import { TextButton } from '#client/ui/button.tsx';
import { DESK_PATHS } from '#contract/paths.ts';

export function LeaveButton() {
  return (
    <TextButton onClick={() => onceFree(() => void leave())}>
      <LogOut size={18} aria-hidden="true" />
      Sign out
    </TextButton>
  );
}

/** A full page load, so that no desk data stays in memory. */
async function leave(): Promise<void> {
  await deskCall(DESK_PATHS.signOut, {}).catch(() => undefined);
  globalThis.location.assign('/desk');
}

import { type ReactNode, useState } from 'react';
import { isSignedOut, useDeedFailure } from '#client/desk/desk-call.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { Notice } from '#client/ui/card.tsx';
import { ProveDialog } from './prove-dialog.tsx';

interface ProvedDeed {
  name: string;
  /** @returns the message to show. */
  act: () => Promise<string>;
}

/** Runs a deed; asks for a proof if required, and shows the outcome. */
export function useProvedDeed(inItsWords = (text: string) => text) {
  const failureText = useDeedFailure();
  const [toProve, setToProve] = useState<ProvedDeed>();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<{ text: string; isTrouble: boolean }>();

  async function run(deed: ProvedDeed) {
    setBusy(deed.name);
    // What was done before says nothing of what is under way.
    setSaid(undefined);
    try {
      setSaid({ text: await deed.act(), isTrouble: false });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'proof_needed') setToProve(deed);
      else if (!isSignedOut(error)) setSaid({ text: inItsWords(failureText(error)), isTrouble: true });
    }
    setBusy(undefined);
  }

  const notice: ReactNode = (
    <div role="status">{said && <Notice tone={said.isTrouble ? 'error' : 'mint'}>{said.text}</Notice>}</div>
  );
  const proof: ReactNode = toProve && (
    <ProveDialog
      what={toProve.name}
      onProved={() => {
        setToProve(undefined);
        void run(toProve);
      }}
      onClose={() => setToProve(undefined)}
    />
  );
  return {
    run: (name: string, act: () => Promise<string>) => void run({ name, act }),
    /** What stands on the page is not what was saved any more. */
    forget: () => setSaid(undefined),
    busy,
    notice,
    proof,
  };
}

import { type ReactNode, useState } from 'react';
import { isSignedOut, useActionFailure } from '#client/desk/desk-call.ts';
import { Notice } from '#client/ui/card.tsx';
import { useProof } from './use-proof.tsx';

/** Acts, asks for a proof if required, and shows the outcome. */
export function useProvedAction(inItsWords = (text: string) => text) {
  const failureText = useActionFailure();
  const { proved, isAsking, dialog } = useProof();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<{ text: string; isTrouble: boolean }>();

  /** @param act gives the message to show. */
  async function run(name: string, act: () => Promise<string>) {
    setBusy(name);
    // What was done before says nothing of what is under way.
    setSaid(undefined);
    try {
      const outcome = await proved(name, act);
      if (outcome.isProved) setSaid({ text: outcome.answer, isTrouble: false });
    } catch (error) {
      if (!isSignedOut(error)) setSaid({ text: inItsWords(failureText(error)), isTrouble: true });
    }
    setBusy(undefined);
  }

  const notice: ReactNode = (
    <div role="status">{said && <Notice tone={said.isTrouble ? 'error' : 'mint'}>{said.text}</Notice>}</div>
  );
  return {
    run: (name: string, act: () => Promise<string>) => void run(name, act),
    /** What stands on the page is not what was saved any more. */
    forget: () => setSaid(undefined),
    busy: isAsking ? undefined : busy,
    notice,
    proof: dialog,
  };
}

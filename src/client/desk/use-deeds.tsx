import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/platform/api-client.ts';
import { Notice } from '#client/ui/card.tsx';
import styles from './desk.module.css';
import { deskCall, isOutcomeUnknown, isSignedOut, useDeedFailure } from './desk-call.ts';
import { ProveDialog } from './prove-dialog.tsx';
import { type Deed, Question } from './question.tsx';

interface Proof {
  deed: Deed;
  body: object;
}

/** Confirms, asks for a proof if required, and shows the outcome. */
export function useDeeds({ onDone }: { onDone: (deed: Deed) => void }) {
  const failureText = useDeedFailure();
  const [asked, setAsked] = useState<Deed>();
  const [toProve, setToProve] = useState<Proof>();
  const [said, setSaid] = useState<{ text: string; isTrouble: boolean }>();
  const result = useRef<HTMLDivElement>(null);

  // The button that asked may be gone with what it did.
  useEffect(() => {
    if (said) result.current?.focus();
  }, [said]);

  async function act(deed: Deed, body: object) {
    try {
      const { message } = await deskCall<{ message: string }>(deed.path, body);
      setSaid({ text: message, isTrouble: false });
      onDone(deed);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'proof_needed') setToProve({ deed, body });
      else if (isOutcomeUnknown(error)) setSaid({ text: failureText(error), isTrouble: true });
      else throw error;
    }
    setAsked(undefined);
  }

  async function actProved({ deed, body }: Proof) {
    setToProve(undefined);
    try {
      await act(deed, body);
    } catch (error) {
      if (!isSignedOut(error)) setSaid({ text: failureText(error), isTrouble: true });
    }
  }

  return {
    ask: (deed: Deed) => {
      setSaid(undefined);
      setAsked(deed);
    },
    outcome: (
      <div ref={result} role="status" tabIndex={-1} className={styles.said}>
        {said && <Notice tone={said.isTrouble ? 'error' : 'mint'}>{said.text}</Notice>}
      </div>
    ),
    questions: (
      <>
        {asked && <Question deed={asked} onYes={(body) => act(asked, body)} onNo={() => setAsked(undefined)} />}
        {toProve && (
          <ProveDialog
            what={toProve.deed.name}
            onProved={() => void actProved(toProve)}
            onClose={() => setToProve(undefined)}
          />
        )}
      </>
    ),
  };
}

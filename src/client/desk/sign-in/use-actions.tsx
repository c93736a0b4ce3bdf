import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall, isOutcomeUnknown, useDeedFailure } from '#client/desk/desk-call.ts';
import { type Deed, Question } from '#client/desk/question.tsx';
import { ApiError } from '#client/parts/server/api-client.ts';
import { Notice } from '#client/ui/card.tsx';
import { ProveDialog } from './prove-dialog.tsx';

interface Proof {
  name: string;
  settle: (isProved: boolean) => void;
}

/** Confirms, asks for a proof if required, and shows the outcome. */
export function useDeeds({ onDone }: { onDone: (deed: Deed, message: string) => void }) {
  const queries = useQueryClient();
  const failureText = useDeedFailure();
  const [asked, setAsked] = useState<Deed>();
  const [proof, setProof] = useState<Proof>();
  const [said, setSaid] = useState<{ text: string; isTrouble: boolean }>();
  const result = useRef<HTMLDivElement>(null);

  // The button that asked may be gone with what it did.
  useEffect(() => {
    if (said) result.current?.focus();
  }, [said]);

  /** The question stays open under the proof, with what was typed in it; only what is over closes it. */
  async function act(deed: Deed, body: object): Promise<'again' | undefined> {
    try {
      const { message } = await deskCall<{ message: string }>(deed.path, body);
      setSaid({ text: message, isTrouble: false });
      onDone(deed, message);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'proof_needed') {
        return (await isProved(deed)) ? act(deed, body) : 'again';
      }
      noteFailure(error);
    }
    setAsked(undefined);
    return undefined;
  }

  async function isProved({ name }: Deed): Promise<boolean> {
    const isShown = await new Promise<boolean>((settle) => setProof({ name, settle }));
    setProof(undefined);
    return isShown;
  }

  /** What was refused is told in the question. */
  function noteFailure(error: unknown): void {
    // Somebody else was first: what stands below the question is read again.
    if (error instanceof ApiError && error.status === 409) void queries.invalidateQueries();
    if (!isOutcomeUnknown(error)) throw error;
    setSaid({ text: failureText(error), isTrouble: true });
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
        {proof && (
          <ProveDialog what={proof.name} onProved={() => proof.settle(true)} onClose={() => proof.settle(false)} />
        )}
      </>
    ),
  };
}

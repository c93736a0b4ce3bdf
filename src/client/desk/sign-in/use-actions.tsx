import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall, isOutcomeUnknown, useActionFailure } from '#client/desk/desk-call.ts';
import { type Deed, Question } from '#client/desk/question.tsx';
import { ApiError } from '#client/parts/server/api-client.ts';
import { Notice } from '#client/ui/card.tsx';
import { useProof } from './use-proof.tsx';

/** Confirms, asks for a proof if required, and shows the outcome. */
export function useActions({ onDone }: { onDone: (deed: Deed, message: string) => void }) {
  const queries = useQueryClient();
  const failureText = useActionFailure();
  const [asked, setAsked] = useState<Deed>();
  const { proved, dialog } = useProof();
  const [said, setSaid] = useState<{ text: string; isTrouble: boolean }>();
  const result = useRef<HTMLDivElement>(null);

  // The button that asked may be gone with what it did.
  useEffect(() => {
    if (said) result.current?.focus();
  }, [said]);

  /** The question stays open under the proof, with what was typed in it; only what is over closes it. */
  async function act(deed: Deed, body: object): Promise<'again' | undefined> {
    try {
      const outcome = await proved(deed.name, () => deskCall<{ message: string }>(deed.path, body));
      if (!outcome.isProved) return 'again';
      const { message } = outcome.answer;
      setSaid({ text: message, isTrouble: false });
      onDone(deed, message);
    } catch (error) {
      noteFailure(error);
    }
    setAsked(undefined);
    return undefined;
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
        {dialog}
      </>
    ),
  };
}

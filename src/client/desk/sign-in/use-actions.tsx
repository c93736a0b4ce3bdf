import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall, isOutcomeUnknown, isSignedOut, useActionFailure } from '#client/desk/desk-call.ts';
import { type Action, Question } from '#client/desk/question.tsx';
import { ApiError } from '#client/parts/server/api-client.ts';
import { Notice } from '#client/ui/card.tsx';
import { useProof } from './use-proof.tsx';

/** Confirms, asks for a proof if required, and shows the outcome. */
export function useActions({ onDone }: { onDone: (action: Action, message: string, body: object) => void }) {
  const queries = useQueryClient();
  const failureText = useActionFailure();
  const [asked, setAsked] = useState<Action>();
  const { proved, dialog } = useProof();
  const [said, setSaid] = useState<{ text: string; isProblem: boolean }>();
  const result = useRef<HTMLDivElement>(null);

  // The button that asked may be gone with what it did.
  useEffect(() => {
    if (said) result.current?.focus();
  }, [said]);

  /** The question stays open under the proof, with what was typed in it; only what is over closes it. */
  async function act(action: Action, body: object): Promise<'again' | undefined> {
    try {
      const outcome = await proved(action.name, () => deskCall<{ message: string }>(action.path, body));
      if (!outcome.isProved) return 'again';
      const { message } = outcome.answer;
      setSaid({ text: message, isProblem: false });
      onDone(action, message, body);
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
    setSaid({ text: failureText(error), isProblem: true });
  }

  return {
    ask: (action: Action) => {
      setSaid(undefined);
      setAsked(action);
    },
    outcome: (
      <div ref={result} role="status" tabIndex={-1} className={styles.said}>
        {said && <Notice tone={said.isProblem ? 'error' : 'mint'}>{said.text}</Notice>}
      </div>
    ),
    questions: (
      <>
        {asked && <Question action={asked} onYes={(body) => act(asked, body)} onNo={() => setAsked(undefined)} />}
        {dialog}
      </>
    ),
  };
}

/** Acts, asks for a proof if required, and shows the outcome. */
export function useProvedAction(inItsWords = (text: string) => text) {
  const failureText = useActionFailure();
  const { proved, isAsking, dialog } = useProof();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<{ text: string; isProblem: boolean }>();

  /** @param act gives the message to show. */
  async function run(name: string, act: () => Promise<string>) {
    setBusy(name);
    // What was done before says nothing of what is under way.
    setSaid(undefined);
    try {
      const outcome = await proved(name, act);
      if (outcome.isProved) setSaid({ text: outcome.answer, isProblem: false });
    } catch (error) {
      if (!isSignedOut(error)) setSaid({ text: inItsWords(failureText(error)), isProblem: true });
    }
    setBusy(undefined);
  }

  const notice: ReactNode = (
    <div role="status">{said && <Notice tone={said.isProblem ? 'error' : 'mint'}>{said.text}</Notice>}</div>
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

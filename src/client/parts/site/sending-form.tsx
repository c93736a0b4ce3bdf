import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { isAnswerLost, refusalText, refusedFields } from '#client/parts/purchases/refusal-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { Notice } from '#client/ui/card.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { type FormProblems, type FormValues, useForm } from '#client/ui/use-form.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import styles from './sending-form.module.css';

interface Failure {
  title: string;
  /** Where the answer was lost, and it may have been done all the same. */
  unknownTitle?: string;
  fallback: string;
  needsConnection: string;
  /** Above the fields, where the toast's words would say no more there. */
  lasting?: Partial<Record<ErrorCode, string>>;
}

interface SendingFormOptions<Name extends string> {
  names: readonly Name[];
  problemsIn: (values: FormValues<Name>) => FormProblems<Name>;
  send: (values: FormValues<Name>) => Promise<unknown>;
  failure: Failure;
}

export function useSendingForm<Name extends string>({ names, problemsIn, send, failure }: SendingFormOptions<Name>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const { refuse, ...form } = useForm({ names, problemsIn, onSubmit: (values) => void submit(values) });

  async function submit(values: FormValues<Name>) {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setProblem(undefined);
    try {
      if ((await send(values)) === 'again') endSending();
    } catch (error) {
      const text = refusalText(error, failure);
      const title = (isAnswerLost(error) && failure.unknownTitle) || failure.title;
      showToast({ title, text, kind: 'destructive' });
      setProblem(lastingText(error, failure) ?? text);
      refuse(refusedFields(error, names));
      endSending();
    }
  }

  function endSending() {
    isSending.current = false;
    setIsBusy(false);
  }

  return { ...form, isBusy, problem };
}

const lastingText = (error: unknown, { lasting }: Failure): string | undefined =>
  error instanceof ApiError && error.code ? lasting?.[error.code] : undefined;

interface FormProblemProps {
  problems: FormProblems<string>;
  problem: string | undefined;
}

/** Unlike a toast, it stays: in sight once that has gone. What is marked beside its field is not said again. */
export function FormProblem({ problems, problem }: FormProblemProps) {
  const marked = Object.values(problems).filter((text) => text !== undefined);
  if (problem === undefined || marked.length > 1 || marked[0] === problem) return null;
  return (
    <Notice tone="error" className={styles.problem} icon={<CircleAlert size={22} aria-hidden="true" />}>
      {problem}
    </Notice>
  );
}

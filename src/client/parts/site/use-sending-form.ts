import { useRef, useState } from 'react';
import { isAnswerLost, refusalText, refusedFields } from '#client/parts/purchases/refusal-words.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { type FormProblems, type FormValues, useForm } from '#client/ui/use-form.ts';

interface SendingFormOptions<Name extends string> {
  names: readonly Name[];
  problemsIn: (values: FormValues<Name>) => FormProblems<Name>;
  send: (values: FormValues<Name>) => Promise<unknown>;
  /** `unknownTitle`: where the answer was lost, and it may have been done all the same. */
  failure: { title: string; unknownTitle?: string; fallback: string; needsConnection: string };
}

export function useSendingForm<Name extends string>({ names, problemsIn, send, failure }: SendingFormOptions<Name>) {
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isSending = useRef(false);
  const { refuse, ...form } = useForm({ names, problemsIn, onSubmit: (values) => void submit(values) });

  async function submit(values: FormValues<Name>) {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setTrouble(undefined);
    try {
      if ((await send(values)) === 'again') endSending();
    } catch (error) {
      const text = refusalText(error, failure);
      const title = (isAnswerLost(error) && failure.unknownTitle) || failure.title;
      showToast({ title, text, kind: 'destructive' });
      setTrouble(text);
      refuse(refusedFields(error, names));
      endSending();
    }
  }

  function endSending() {
    isSending.current = false;
    setIsBusy(false);
  }

  return { ...form, isBusy, trouble };
}

import { useRef, useState } from 'react';
import { showToast } from '#client/ui/toast-store.ts';
import { type FormProblems, type FormValues, useForm } from '#client/ui/use-form.ts';
import { refusalText, refusedFields } from './refusal-words.ts';

interface SendingFormOptions<Name extends string> {
  names: readonly Name[];
  problemsIn: (values: FormValues<Name>) => FormProblems<Name>;
  send: (values: FormValues<Name>) => Promise<unknown>;
  failure: { title: string; fallback: string; needsConnection: string };
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
      showToast({ title: failure.title, text, kind: 'destructive' });
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

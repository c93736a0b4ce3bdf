import { useRef, useState } from 'react';
import { showToast } from '#client/ui/toast-store.ts';
import { type FormProblems, type FormValues, useForm } from '#client/ui/use-form.ts';
import { refusalText, refusedFields } from './refusal-words.ts';

interface SendingFormOptions<Name extends string> {
  names: readonly Name[];
  problemsIn: (values: FormValues<Name>) => FormProblems<Name>;
  /** Sends the values and moves on; to stay with the form, answers "again". */
  send: (values: FormValues<Name>) => Promise<unknown>;
  /** The words for when it fails, and those for when nobody can be reached. */
  failure: { title: string; fallback: string; needsConnection: string };
}

/** A form that goes to the server once, stays busy until the next screen, and says why when it does not get there. */
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
      if ((await send(values)) === 'again') letGo();
    } catch (error) {
      const text = refusalText(error, failure);
      showToast({ title: failure.title, text, kind: 'destructive' });
      setTrouble(text);
      refuse(refusedFields(error, names));
      letGo();
    }
  }

  function letGo() {
    isSending.current = false;
    setIsBusy(false);
  }

  return { ...form, isBusy, trouble };
}

import { useRef, useState } from 'react';
import { refusalText, refusedFields } from '#client/components/refusal-words.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { type FormProblems, type FormValues, useForm } from '#client/ui/use-form.ts';

/** What the two forms share: the address stays when somebody turns from one to the other. */
export interface AuthFormProps {
  email: string;
  onEmailChange: (email: string) => void;
}

interface AuthFormOptions<Name extends string> {
  names: readonly Name[];
  problemsIn: (values: FormValues<Name>) => FormProblems<Name>;
  /** Sends the values and moves on. */
  send: (values: FormValues<Name>) => Promise<void>;
  /** The words of the specification for when it fails (product §8), and those for when nobody can be reached. */
  failure: { title: string; fallback: string; needsConnection: string };
}

/** A form that goes to the server once, stays busy until the next screen, and says why when it does not get there. */
export function useAuthForm<Name extends string>({ names, problemsIn, send, failure }: AuthFormOptions<Name>) {
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
      await send(values);
    } catch (error) {
      const text = refusalText(error, failure);
      showToast({ title: failure.title, text, kind: 'destructive' });
      setTrouble(text);
      refuse(refusedFields(error, names));
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return { ...form, isBusy, trouble };
}

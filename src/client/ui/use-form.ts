import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dismissFailure } from './toast-store.ts';

/** What the person typed, as it stands in the fields. */
export type FormValues<Name extends string> = Record<Name, string>;
/** What is wrong with which field, in words. */
export type FormProblems<Name extends string> = Partial<Record<Name, string | undefined>>;

interface FormOptions<Name extends string> {
  names: readonly Name[];
  /** Looks at the values before they are sent; an empty answer lets them through. */
  problemsIn: (values: FormValues<Name>) => FormProblems<Name>;
  onSubmit: (values: FormValues<Name>) => void;
}

/**
 * A form whose fields keep their own text, so that password managers and autofill are never overruled. It checks when
 * it is sent, says what is wrong beside each field, and takes the person to the first of them.
 */
export function useForm<Name extends string>({ names, problemsIn, onSubmit }: FormOptions<Name>) {
  const [problems, setProblems] = useState<FormProblems<Name>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  /** Marks fields, for example with what the server says of them. */
  function refuse(found: FormProblems<Name>) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    dismissFailure();
    const values = valuesIn(new FormData(event.currentTarget), names);
    const found = problemsIn(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    onSubmit(values);
  }

  /** What was wrong is taken back as soon as the field changes. */
  function forgetProblem(name: Name) {
    if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined });
  }

  return {
    problems,
    refuse,
    // A pre-rendered form that is sent before its script is there must not write what was typed into the address.
    formProps: { ref: form, method: 'post', noValidate: true, onSubmit: submit } as const,
    fieldProps: (name: Name) => ({ name, error: problems[name], onInput: () => forgetProblem(name) }),
  };
}

function valuesIn<Name extends string>(entries: FormData, names: readonly Name[]): FormValues<Name> {
  const textOf = (name: Name) => {
    const entry = entries.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as FormValues<Name>;
}

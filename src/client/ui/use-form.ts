import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dismissFailure } from './toast-store.ts';

export type FormValues<Name extends string> = Record<Name, string>;
export type FormProblems<Name extends string> = Partial<Record<Name, string | undefined>>;

interface FormOptions<Name extends string> {
  names: readonly Name[];
  problemsIn: (values: FormValues<Name>) => FormProblems<Name>;
  onSubmit: (values: FormValues<Name>) => void;
}

/** Uncontrolled fields, so that password managers and autofill work; checked on submit, focusing the first problem. */
export function useForm<Name extends string>({ names, problemsIn, onSubmit }: FormOptions<Name>) {
  const [problems, setProblems] = useState<FormProblems<Name>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

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

  function forgetProblem(name: Name) {
    if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined });
  }

  return {
    problems,
    refuse,
    // `post`: a pre-rendered form submitted before hydration must not put its values into the address.
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

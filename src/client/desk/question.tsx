import { useState } from 'react';
import { NewPasswordField } from '#client/parts/account/new-password-field.tsx';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { FactsList, Notice } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { PasswordOwner } from '#domain/account/new-password.ts';
import { DESK_PASSWORD_MIN_LENGTH } from '#domain/desk/desk-session.ts';
import { FAILURE } from './desk-call.ts';
import lists from './desk-lists.module.css';

interface QuestionField {
  name: string;
  kind: 'text' | 'email' | 'money' | 'area' | 'check' | 'day' | 'choice' | 'password';
  label: string;
  hint?: string;
  value?: string;
  choices?: readonly { value: string; name: string }[];
  /** Of a password: whose it becomes. */
  owner?: PasswordOwner;
}

/** An action as it is asked about before it is done. */
export interface Action {
  /** What the button says, before and in the question. */
  name: string;
  /** What it says instead where the name holds a person’s, which may be too long for a button. */
  short?: string;
  path: string;
  body: object;
  happens: string;
  told?: string;
  undo: string;
  isHarsh?: boolean;
  /** Where to go once it is done. */
  leadsTo?: string;
  /** What must be said with it; the server judges it. */
  fields?: readonly QuestionField[];
  bodyOf?: (values: Readonly<Record<string, string>>) => object;
  /** What can be known of them here: it is told before a proof is asked for. */
  problemsIn?: (values: Readonly<Record<string, string>>) => Record<string, string>;
  /** What it comes to, as it is typed. */
  comesTo?: (values: Readonly<Record<string, string>>) => string | undefined;
  /** What is asked once more before it is sent. */
  secondLook?: (values: Readonly<Record<string, string>>) => string | undefined;
}

interface QuestionProps {
  action: Action;
  onYes: (body: object) => Promise<unknown>;
  onNo: () => void;
}

/** One question before anything that matters, always with the same answers. */
export function Question({ action, onYes, onNo }: QuestionProps) {
  const { fields = [], bodyOf, told } = action;
  const [look, setLook] = useState<string>();
  const [sum, setSum] = useState<string>();
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm<string>({
    names: fields.map(({ name }) => name),
    problemsIn: (values) => action.problemsIn?.(values) ?? {},
    send: async (values) => {
      const found = action.secondLook?.(values);
      setLook(found);
      return found === undefined || found === look ? onYes({ ...action.body, ...bodyOf?.(values) }) : 'again';
    },
    failure: FAILURE,
  });
  return (
    <AlertDialog open onClose={onNo} title={`${action.name}?`} text={action.happens}>
      <form
        {...formProps}
        onInput={({ currentTarget }) => {
          setLook(undefined);
          setSum(action.comesTo?.(textsIn(currentTarget)));
        }}
      >
        <ButtonStack>
          <FormProblem problems={problems} problem={problem} />
          {fields.map((field) => (
            <Field key={field.name} field={field} props={fieldProps(field.name)} />
          ))}
          <FactsList
            className={lists.answers}
            facts={[
              ...(told === undefined ? [] : [{ name: 'What they’re told', value: told }]),
              { name: 'Can it be undone?', value: action.undo },
            ]}
          />
          {(action.comesTo || action.secondLook) && (
            <div role="status">
              {sum !== undefined && <p>{sum}</p>}
              {look !== undefined && <Notice tone="sun">{look}</Notice>}
            </div>
          )}
          <Button variant="outline" block onClick={onNo}>
            Cancel
          </Button>
          <Button type="submit" variant={action.isHarsh ? 'danger' : 'coral'} block busy={isBusy}>
            {look === undefined ? (action.short ?? action.name) : 'Yes, that’s right'}
          </Button>
        </ButtonStack>
      </form>
    </AlertDialog>
  );
}

const textsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function Field({ field, props }: { field: QuestionField; props: FieldProps }) {
  const { kind, label, hint, value, owner, choices = [] } = field;
  if (kind === 'check') {
    const { error, ...input } = props;
    return <CheckRow label={error ? `${label} ${error}` : label} {...input} />;
  }
  if (kind === 'choice') {
    return (
      <SelectField label={label} hint={hint} defaultValue={value} {...props}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'password') {
    return <NewPasswordField label={label} owner={owner} minLength={DESK_PASSWORD_MIN_LENGTH} {...props} />;
  }
  if (kind === 'area') return <TextAreaField label={label} hint={hint} defaultValue={value} {...props} />;
  return (
    <TextField
      label={label}
      hint={hint}
      defaultValue={value}
      type={INPUT_TYPES[kind]}
      inputMode={kind === 'money' ? 'decimal' : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

const INPUT_TYPES = { text: 'text', email: 'email', money: 'text', day: 'date' } as const;

interface FieldProps {
  name: string;
  error: string | undefined;
  onInput: () => void;
}

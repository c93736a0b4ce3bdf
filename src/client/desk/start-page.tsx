import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormTrouble } from '#client/components/form-trouble.tsx';
import { refusalText } from '#client/components/refusal-words.ts';
import { useSendingForm } from '#client/components/use-sending-form.ts';
import { takeLinkToken } from '#client/platform/take-link-token.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { PasswordField, TextField } from '#client/ui/text-field.tsx';
import type { DeskCodeAnswer, RecoveryCodes } from '#contract/desk-door.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import styles from './desk.module.css';
import { deskCall, FAILURE } from './desk-call.ts';
import { Door } from './door.tsx';
import { Loading } from './page-states.tsx';
import { addPasskeyFromLetter, beginWithPasskey, hasPasskeys } from './passkey-calls.ts';

/** What the address that the server printed opens, and the one of a letter. */
export function StartPage() {
  const [code] = useState(() => takeLinkToken() ?? '');
  const read = useQuery<DeskCodeAnswer>({
    queryKey: [DESK_PATHS.code, code],
    queryFn: () => deskCall(DESK_PATHS.code, { code }),
  });
  if (read.isPending) {
    return (
      <Door title="Your desk">
        <Loading />
      </Door>
    );
  }
  if (read.error) {
    return (
      <Door title="This code does not open the desk">
        <p>{refusalText(read.error, FAILURE)}</p>
        <p>Start the server again, or type npm run desk -- code there, and open the address that it prints.</p>
        <ButtonLink href="/desk" variant="outline">
          To the sign-in
        </ButtonLink>
      </Door>
    );
  }
  if (read.data.kind === 'first') return <FirstOperator code={code} />;
  return read.data.kind === 'letter' ? <AskForLetter code={code} /> : <NewKey code={code} />;
}

const FIELDS = ['name', 'email', 'password'] as const;

function FirstOperator({ code }: { code: string }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [withPassword, setWithPassword] = useState(!hasPasskeys());
  const { isBusy, trouble, problems, formProps, fieldProps } = useSendingForm({
    names: FIELDS,
    problemsIn: () => ({}),
    send: async ({ name, email, password }) => {
      const begun = withPassword
        ? await deskCall<RecoveryCodes>(DESK_PATHS.first, { code, name, email, password })
        : await beginWithPasskey({ code, name, email });
      setCodes(begun.recoveryCodes);
    },
    failure: { ...FAILURE, fallback: 'No passkey was made. Try again, or choose a password.' },
  });
  if (codes) return <SpareKeys codes={codes} />;
  return (
    <Door title="Open your desk">
      <p>From here you run all of it: who bought, who needs help, what came in. Only you can open it.</p>
      <form {...formProps} className={styles.form}>
        <FormTrouble problems={problems} trouble={trouble} />
        <TextField label="Your first name" autoComplete="given-name" {...fieldProps('name')} />
        <TextField label="Your e-mail" type="email" autoComplete="email" {...fieldProps('email')} />
        {withPassword && (
          <PasswordField
            label="A password"
            hint="Twelve characters or more."
            autoComplete="new-password"
            {...fieldProps('password')}
          />
        )}
        <Button type="submit" variant="coral" block busy={isBusy}>
          {withPassword ? 'Open the desk' : 'Make a passkey'}
        </Button>
      </form>
      {hasPasskeys() && (
        <Button variant="outline" block onClick={() => setWithPassword(!withPassword)}>
          {withPassword ? 'Use a passkey instead' : 'Use a password instead'}
        </Button>
      )}
      {!withPassword && <p className={styles.quiet}>A passkey is your fingerprint, your face or your screen lock.</p>}
    </Door>
  );
}

function SpareKeys({ codes }: { codes: readonly string[] }) {
  return (
    <Door title="Write down your spare keys">
      <p>Each opens the desk once, together with your password. They are shown only now: keep them on paper.</p>
      <ol className={styles.keys}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonLink href="/desk" variant="coral" block>
        I have written them down
      </ButtonLink>
    </Door>
  );
}

function AskForLetter({ code }: { code: string }) {
  const [said, setSaid] = useState<string>();
  const { isBusy, trouble, problems, formProps } = useSendingForm({
    names: [],
    problemsIn: () => ({}),
    send: async () => {
      setSaid((await deskCall<{ message: string }>(DESK_PATHS.letter, { code })).message);
    },
    failure: FAILURE,
  });
  return (
    <Door title="Somebody works at this desk already">
      <p>If that is you, a letter to your address brings a link for a new passkey. It works once, for one hour.</p>
      <FormTrouble problems={problems} trouble={trouble} />
      {said === undefined ? (
        <form {...formProps}>
          <Button type="submit" variant="coral" block busy={isBusy}>
            Send me the letter
          </Button>
        </form>
      ) : (
        <p role="status">
          <b>{said}</b>
        </p>
      )}
    </Door>
  );
}

/** A password where the address can have no passkey. */
function NewKey({ code }: { code: string }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const withPassword = !hasPasskeys();
  const { isBusy, trouble, problems, formProps, fieldProps } = useSendingForm({
    names: ['password'],
    problemsIn: () => ({}),
    send: async ({ password }) => {
      if (withPassword) {
        setCodes((await deskCall<RecoveryCodes>(DESK_PATHS.letterPasskey, { code, password })).recoveryCodes);
        return;
      }
      await addPasskeyFromLetter(code);
      globalThis.location.assign('/desk');
    },
    failure: { ...FAILURE, fallback: 'No passkey was made. Try once more.' },
  });
  if (codes) return <SpareKeys codes={codes} />;
  return (
    <Door title={withPassword ? 'Choose a new password' : 'Make a new passkey'}>
      <p>
        {withPassword
          ? 'No passkey can be made at an address of digits. With a spare key beside it, a password opens the desk.'
          : 'Your fingerprint, your face or your screen lock opens the desk from now on.'}
      </p>
      <form {...formProps} className={styles.form}>
        <FormTrouble problems={problems} trouble={trouble} />
        {withPassword && (
          <PasswordField
            label="A password"
            hint="Twelve characters or more."
            autoComplete="new-password"
            {...fieldProps('password')}
          />
        )}
        <Button type="submit" variant="coral" block busy={isBusy}>
          {withPassword ? 'Open the desk' : 'Make a passkey'}
        </Button>
      </form>
    </Door>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall, FAILURE } from '#client/desk/desk-call.ts';
import { DeskCodeCommand, Loading } from '#client/desk/page-states.tsx';
import { takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { NewPasswordField } from '#client/parts/account/new-password-field.tsx';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskCodeAnswer, DeskOperator, RecoveryCodes } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { DESK_PASSWORD_MIN_LENGTH } from '#domain/desk/desk-session.ts';
import { addPasskeyFromEmail, beginWithPasskey, hasPasskeys } from './passkey-calls.ts';
import { SignInFrame } from './sign-in-page.tsx';

/** What the address that the server printed opens, and the one of a letter. */
export function StartPage() {
  const [code] = useState(() => takeLinkToken() ?? '');
  const read = useQuery<DeskCodeAnswer>({
    queryKey: [DESK_PATHS.code, code],
    queryFn: () => deskCall(DESK_PATHS.code, { code }),
  });
  if (read.isPending) {
    return (
      <SignInFrame title="Sign in to your desk">
        <Loading />
      </SignInFrame>
    );
  }
  if (read.error) return <NoWayIn error={read.error} />;
  if (read.data.kind === 'first') return <FirstOperator code={code} />;
  return read.data.kind === 'email' ? <AskForEmail code={code} /> : <NewKey code={code} />;
}

/** Whoever loads the page of their recovery codes again is in already. */
function NoWayIn({ error }: { error: Error }) {
  const me = useQuery<DeskOperator>({ queryKey: [DESK_PATHS.me], refetchOnMount: 'always' });
  if (me.isPending) {
    return (
      <SignInFrame title="Sign in to your desk">
        <Loading />
      </SignInFrame>
    );
  }
  if (me.isSuccess) {
    return (
      <SignInFrame title="You’re signed in">
        <p>We show recovery codes once. If you haven’t written yours down, make new ones under Your sign-in.</p>
        <ButtonLink href="/desk/sign-in" variant="coral" block>
          To your sign-in
        </ButtonLink>
        <ButtonLink href="/desk" variant="outline" block>
          To the desk
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="This link no longer works">
      <p>{refusalText(error, FAILURE)}</p>
      <p>If you opened the desk with it, sign in. Your recovery codes are under Your sign-in.</p>
      <p>
        Otherwise start the server again, or type <DeskCodeCommand /> there, and open the address that it prints.
      </p>
      <ButtonLink href="/desk" variant="outline">
        Go to sign-in
      </ButtonLink>
    </SignInFrame>
  );
}

const FIELDS = ['name', 'email', 'password'] as const;

function FirstOperator({ code }: { code: string }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [withPassword, setWithPassword] = useState(!hasPasskeys());
  const [isSpent, setIsSpent] = useState(false);
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: FIELDS,
    problemsIn: () => ({}),
    send: async ({ name, email, password }) => {
      try {
        const begun = withPassword
          ? await deskCall<RecoveryCodes>(DESK_PATHS.first, { code, name, email, password })
          : await beginWithPasskey({ code, name, email });
        setCodes(begun.recoveryCodes);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'link_expired') throw error;
        setIsSpent(true);
      }
    },
    failure: { ...FAILURE, fallback: 'No passkey was added. Try again, or use a password.' },
  });
  if (isSpent) return <OpenedAlready withPassword={withPassword} />;
  if (codes) return <NewRecoveryCodes codes={codes} next="/desk/setup" />;
  return (
    <SignInFrame title="Set up your desk">
      <p>Run everything from here: members, money, text and settings. Only you can open it.</p>
      <form {...formProps} className={styles.form}>
        <FormProblem problems={problems} problem={problem} />
        <TextField label="Your first name" autoComplete="given-name" {...fieldProps('name')} />
        <TextField label="Your email" type="email" autoComplete="email" {...fieldProps('email')} />
        {withPassword && (
          <NewPasswordField
            label="Choose a password"
            minLength={DESK_PASSWORD_MIN_LENGTH}
            {...fieldProps('password')}
          />
        )}
        <Button type="submit" variant="coral" block busy={isBusy}>
          {withPassword ? 'Create account' : 'Add a passkey'}
        </Button>
      </form>
      {hasPasskeys() && (
        <Button variant="outline" block onClick={() => setWithPassword(!withPassword)}>
          {withPassword ? 'Use a passkey instead' : 'Use a password instead'}
        </Button>
      )}
      {!withPassword && <p className={styles.quiet}>A passkey is your fingerprint, face or screen lock.</p>}
    </SignInFrame>
  );
}

/** Its answer got lost on the way, or somebody else was first. */
function OpenedAlready({ withPassword }: { withPassword: boolean }) {
  return (
    <SignInFrame title="The desk is open already">
      <p>
        This link has been used. If that was you, our answer got lost, and you haven’t seen your recovery codes.{' '}
        {withPassword
          ? 'Your password opens the desk only with one of them beside it.'
          : 'Sign in with the passkey you just added, and make new ones under Your sign-in.'}
      </p>
      <p>
        {withPassword ? 'So' : 'If it wasn’t you, or nothing opens,'} type <DeskCodeCommand /> on the server, and open
        the address it prints. We’ll email you a link.
      </p>
      <ButtonLink href="/desk/sign-in" variant="coral" block>
        Go to sign-in
      </ButtonLink>
    </SignInFrame>
  );
}

function NewRecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  return (
    <SignInFrame title="Write down your recovery codes">
      <p>Lost your phone? A recovery code gets you back in. Each works once. We only show them now.</p>
      <ol className={styles.keys}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonLink href={next} variant="coral" block>
        I’ve written them down
      </ButtonLink>
    </SignInFrame>
  );
}

function AskForEmail({ code }: { code: string }) {
  const [said, setSaid] = useState<string>();
  const { isBusy, problem, problems, formProps } = useSendingForm({
    names: [],
    problemsIn: () => ({}),
    send: async () => {
      setSaid((await deskCall<{ message: string }>(DESK_PATHS.email, { code })).message);
    },
    failure: FAILURE,
  });
  return (
    <SignInFrame title="This desk already has an owner">
      <p>Is that you? We’ll email you a link to add a passkey. It works once, for 1 hour.</p>
      <FormProblem problems={problems} problem={problem} />
      {said === undefined ? (
        <form {...formProps}>
          <Button type="submit" variant="coral" block busy={isBusy}>
            Email me the link
          </Button>
        </form>
      ) : (
        <p role="status">
          <b>{said}</b>
        </p>
      )}
    </SignInFrame>
  );
}

/** A password where the address can have no passkey. */
function NewKey({ code }: { code: string }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const withPassword = !hasPasskeys();
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['password'],
    problemsIn: () => ({}),
    send: async ({ password }) => {
      if (withPassword) {
        setCodes((await deskCall<RecoveryCodes>(DESK_PATHS.emailPasskey, { code, password })).recoveryCodes);
        return;
      }
      await addPasskeyFromEmail(code);
      globalThis.location.assign('/desk');
    },
    failure: { ...FAILURE, fallback: 'No passkey was added. Please try again.' },
  });
  if (codes) return <NewRecoveryCodes codes={codes} next="/desk" />;
  return (
    <SignInFrame title={withPassword ? 'Choose a password' : 'Add a passkey'}>
      <p>
        {withPassword
          ? 'No passkey can be made at an address of digits. With a recovery code beside it, a password opens the desk.'
          : 'From now on you sign in with your fingerprint, face or screen lock.'}
      </p>
      <form {...formProps} className={styles.form}>
        <FormProblem problems={problems} problem={problem} />
        {withPassword && (
          <NewPasswordField
            label="Choose a password"
            minLength={DESK_PASSWORD_MIN_LENGTH}
            {...fieldProps('password')}
          />
        )}
        <Button type="submit" variant="coral" block busy={isBusy}>
          {withPassword ? 'Save password' : 'Add a passkey'}
        </Button>
      </form>
    </SignInFrame>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { FingerprintPattern } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall, FAILURE } from '#client/desk/desk-call.ts';
import { DeskCodeCommand } from '#client/desk/page-states.tsx';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button, TextButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { PasswordField, TextField, type TextFieldProps } from '#client/ui/text-field.tsx';
import type { DoneAnswer } from '#contract/account.ts';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { hasPasskeys, signInWithPasskey } from './passkey-calls.ts';

/** Without a hint who works here. */
export function SignInPage() {
  const queries = useQueryClient();
  return (
    <main className={styles.signIn}>
      <Logo />
      <h1>Sign in to your desk</h1>
      <SignInWays onDone={() => queries.resetQueries({ queryKey: [DESK_PATHS.me] })} />
    </main>
  );
}

function SignInWays({ onDone }: { onDone: () => Promise<void> }) {
  const [withPassword, setWithPassword] = useState(!hasPasskeys());
  const [isLost, setIsLost] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function givePasskey() {
    setProblem(undefined);
    try {
      await signInWithPasskey();
      await onDone();
    } catch (error) {
      setProblem(
        refusalText(error, { ...FAILURE, fallback: 'Your passkey wasn’t used. Try again, or use your password.' }),
      );
    }
  }

  return (
    <>
      <FormProblem problems={{}} problem={problem} />
      {hasPasskeys() && (
        <Button variant="coral" block onClick={() => void givePasskey()}>
          <FingerprintPattern size={22} aria-hidden="true" />
          Sign in with passkey
        </Button>
      )}
      {withPassword ? (
        <PasswordForm onDone={onDone} />
      ) : (
        <TextButton onClick={() => setWithPassword(true)}>Use a password and recovery code</TextButton>
      )}
      {isLost ? (
        <RecoveryCodeForm />
      ) : (
        <TextButton onClick={() => setIsLost(true)}>I only have a recovery code</TextButton>
      )}
      <p className={styles.quiet}>
        Have neither? Ask your technician to print a new code: <DeskCodeCommand />.
      </p>
    </>
  );
}

const FIELDS = ['email', 'password', 'recoveryCode'] as const;

function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: FIELDS,
    problemsIn: () => ({}),
    send: async (values) => {
      await deskCall(DESK_PATHS.signInPassword, values);
      await onDone();
    },
    failure: FAILURE,
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormProblem problems={problems} problem={problem} />
      <TextField label="Email" type="email" autoComplete="username" {...fieldProps('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...fieldProps('password')} />
      <RecoveryCodeField {...fieldProps('recoveryCode')} />
      <Button type="submit" variant={hasPasskeys() ? 'outline' : 'coral'} block busy={isBusy}>
        Sign in
      </Button>
    </form>
  );
}

function RecoveryCodeField(field: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Recovery code"
      hint="One of the 10 you wrote down. Each works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

/** For an operator who has lost the device with the passkey. */
function RecoveryCodeForm() {
  const [said, setSaid] = useState<string>();
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['email', 'recoveryCode'],
    problemsIn: () => ({}),
    send: async (values) => setSaid((await deskCall<DoneAnswer>(DESK_PATHS.signInRecoveryCode, values)).message),
    failure: FAILURE,
  });
  if (said !== undefined) {
    return (
      <p role="status">
        <b>{said}</b>
      </p>
    );
  }
  return (
    <form {...formProps} className={styles.form}>
      <FormProblem problems={problems} problem={problem} />
      <p>This uses up one code. We’ll email you a link to add a passkey.</p>
      <TextField label="Email" type="email" autoComplete="username" {...fieldProps('email')} />
      <RecoveryCodeField {...fieldProps('recoveryCode')} />
      <Button type="submit" variant="outline" block busy={isBusy}>
        Email me the link
      </Button>
    </form>
  );
}

/** A page before the sign-in. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.signIn}>
      <Logo />
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** Over the page that the operator was on, which keeps what was typed. */
export function SignInAgain({ operator }: { operator: DeskOperator }) {
  const queries = useQueryClient();

  async function goOn() {
    const now = await deskCall<DeskOperator>(DESK_PATHS.me);
    // Nothing of what one operator had open is for another.
    if (now.email !== operator.email) globalThis.location.reload();
    else await queries.invalidateQueries();
  }

  return (
    <Dialog
      open
      locked
      keepOnTap
      onOpenChange={() => {}}
      title="Please sign in again"
      text="You were signed out. What you typed is still here."
    >
      <div className={styles.form}>
        <SignInWays onDone={goOn} />
      </div>
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { storeSession } from '#client/member/store-session.ts';
import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
  withoutBlanks,
} from '#client/parts/account/account-field-problems.ts';
import { register } from '#client/parts/account/auth-calls.ts';
import { NewPasswordField, newPasswordProblem } from '#client/parts/account/new-password-field.tsx';
import { waitingPurchase } from '#client/parts/purchases/waiting-purchase.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { FieldPair, TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { FormProblems, FormValues } from '#client/ui/use-form.ts';
import styles from './auth-screen.module.css';
import { type AuthFormProps, EmailField } from './sign-in-form.tsx';

const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

const REDIRECT_DELAY_MS = 1_000;

const WELCOME = {
  title: 'Account created successfully!',
  text: 'One more step: complete your purchase and you’re in.',
};
const WELCOME_TO_GIFT = { ...WELCOME, text: 'One more step: open your gift.' };
const FAILURE = {
  title: 'Registration failed',
  fallback: 'Please try again',
  needsConnection: 'You need a connection to create an account.',
};

export function RegistrationForm(props: AuthFormProps) {
  const [isCreated, setIsCreated] = useState(false);
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: REGISTRATION_FIELDS,
    problemsIn: registrationProblems,
    send: async (registration) => {
      await storeSession(await register(registration));
      showToast(waitingPurchase.screen() === SCREEN_PATHS.gift ? WELCOME_TO_GIFT : WELCOME);
      setIsCreated(true);
    },
    failure: FAILURE,
  });
  useRedirectToPurchase(isCreated);
  return (
    <form {...formProps} className={styles.form}>
      <FormProblem problems={problems} problem={problem} />
      <FieldPair>
        <TextField label="First name" autoComplete="given-name" required {...fieldProps('firstName')} />
        <TextField label="Last name" optional autoComplete="family-name" {...fieldProps('lastName')} />
      </FieldPair>
      <EmailField {...props} {...fieldProps('email')} />
      <NewPasswordField label="Password" {...fieldProps('password')} />
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? 'Creating Account...' : 'Create Account'}
      </Button>
      <p className={styles.terms}>
        By creating an account, you agree to our{' '}
        <Link href={SCREEN_PATHS.terms} className="link-inline">
          Terms
        </Link>
        . Our{' '}
        <Link href={SCREEN_PATHS.privacy} className="link-inline">
          Privacy notice
        </Link>{' '}
        says what we keep.
      </p>
    </form>
  );
}

function useRedirectToPurchase(isCreated: boolean) {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isCreated) return undefined;
    const timer = setTimeout(() => navigate(waitingPurchase.screen() ?? SCREEN_PATHS.subscribe), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isCreated, navigate]);
}

type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

function registrationProblems(values: FormValues<RegistrationField>): FormProblems<RegistrationField> {
  const { firstName, lastName, email, password } = values;
  return withoutBlanks({
    firstName: firstNameProblem(firstName),
    lastName: lastNameProblem(lastName),
    email: emailProblem(email),
    password: newPasswordProblem(password, { email, names: [firstName, lastName] }),
  });
}

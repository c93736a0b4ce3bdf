import { useMutation } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { useShownUser } from '#client/member/use-shown.ts';
import {
  emailProblem,
  firstNameProblem,
  givenPasswordProblem,
  lastNameProblem,
  withoutBlanks,
} from '#client/parts/account/account-field-problems.ts';
import { updateUser } from '#client/parts/account/current-sign-in.ts';
import { EmailTextField } from '#client/parts/account/email-text-field.tsx';
import { refusalText, refusedFields } from '#client/parts/purchases/refusal-words.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { waitsText } from '#client/parts/session/waits-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { FieldPair, PasswordField, TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { type FormProblems, type FormValues, useForm } from '#client/ui/use-form.ts';
import type { ProfileChangeInput, User } from '#contract/auth.ts';
import { AUTH_SETTINGS_PATH } from '#contract/paths.ts';
import { normalisedEmail } from '#domain/account/account.ts';
import styles from './profile-form.module.css';
import { SettingsSection } from './settings-section.tsx';

const PROFILE_FIELDS = ['firstName', 'lastName', 'email', 'currentPassword'] as const;

const SAVED = { title: 'Settings saved', text: 'Your profile has been updated successfully' };
const FAILURE_WORDS = { fallback: 'Please try again', needsConnection: 'You need to be online to save.' };

/** A new address needs the password, and counts once confirmed (product §3). */
export function ProfileForm({ user }: { user: User }) {
  const [email, setEmail] = useState(user.email);
  const nameProps = useNames(user);
  const saveProfile = useSaveProfile();
  const names = useChange(user.id);
  const isPending = saveProfile.isPending || names.isPending;
  const { refuse, formProps, fieldProps } = useForm({
    names: PROFILE_FIELDS,
    problemsIn: (values) => profileProblems(values, user.email),
    onSubmit: save,
  });
  const changesEmail = isOtherEmail(email, user.email);
  // Names are kept in order; an address goes beside them, so it waits for them.
  const isBusy = changesEmail ? isPending : saveProfile.isPending;

  function save({ firstName, lastName, currentPassword }: FormValues<ProfileField>) {
    if (isBusy) return;
    if (!changesEmail) {
      setEmail(user.email);
      void saveNames({ firstName, lastName, email: user.email });
      return;
    }
    const onSuccess = (saved: User) => {
      setEmail(saved.email);
      showToast(SAVED);
    };
    saveProfile.mutate({ firstName, lastName, email, currentPassword }, { onSuccess, onError: tellRefusal });
  }

  async function saveNames(body: { firstName: string; lastName: string; email: string }) {
    const outcome = await names.save({ kind: 'profile', body });
    if (outcome.kind === 'rejected') tellRefusal(outcome.error);
    else showToast(outcome.kind === 'sent' ? SAVED : { ...SAVED, text: waitsText() });
  }

  function tellRefusal(error: Error) {
    showToast({ kind: 'destructive', title: 'Error saving settings', text: refusalText(error, FAILURE_WORDS) });
    refuse(refusedFields(error, PROFILE_FIELDS));
  }

  return (
    <SettingsSection title="Profile Information" hideTitle>
      <form {...formProps} className={styles.form}>
        <FieldPair>
          <TextField
            label="First Name"
            autoComplete="given-name"
            required
            {...nameProps('firstName')}
            {...fieldProps('firstName')}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            {...nameProps('lastName')}
            {...fieldProps('lastName')}
          />
        </FieldPair>
        <EmailTextField
          label="Email Address"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          {...fieldProps('email')}
        />
        {changesEmail && (
          <PasswordField
            label="Password"
            hint="To change your email, enter your password."
            autoComplete="current-password"
            required
            {...fieldProps('currentPassword')}
          />
        )}
        {user.pendingEmail !== null && <WaitingEmail user={user} pendingEmail={user.pendingEmail} />}
        <Button type="submit" block busy={isBusy}>
          {isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </form>
    </SettingsSection>
  );
}

/** What was not typed into shows what waits, which is known a moment after the user. */
function useNames(user: User) {
  const shown = useShownUser(user);
  const [typed, setTyped] = useState<{ firstName?: string; lastName?: string }>({});
  return (name: 'firstName' | 'lastName') => ({
    value: typed[name] ?? shown[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
}

function WaitingEmail({ user, pendingEmail }: { user: User; pendingEmail: string }) {
  return (
    <Notice tone="sky" role="status" icon={<MailQuestion size={22} aria-hidden="true" />}>
      <p className={styles.waiting}>
        <b>{pendingEmail}</b> waits for its confirmation. Until then you sign in with <b>{user.email}</b>.
      </p>
    </Notice>
  );
}

type ProfileField = (typeof PROFILE_FIELDS)[number];

const isOtherEmail = (text: string, email: string): boolean => normalisedEmail(text) !== email;

function profileProblems(values: FormValues<ProfileField>, accountEmail: string): FormProblems<ProfileField> {
  const needsPassword = isOtherEmail(values.email, accountEmail) && values.currentPassword === '';
  return withoutBlanks({
    firstName: firstNameProblem(values.firstName),
    lastName: lastNameProblem(values.lastName),
    email: emailProblem(values.email),
    currentPassword: needsPassword ? givenPasswordProblem('') : undefined,
  });
}

function useSaveProfile() {
  return useMutation({
    mutationFn: (change: ProfileChangeInput) => callApi<User>(AUTH_SETTINGS_PATH, { method: 'PATCH', body: change }),
    onSuccess: updateUser,
  });
}

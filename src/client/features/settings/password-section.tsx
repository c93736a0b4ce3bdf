import { givenPasswordProblem, withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { NewPasswordField, newPasswordProblem } from '#client/parts/account/new-password-field.tsx';
import { changePassword } from '#client/parts/account/own-account-calls.ts';
import { FormTrouble } from '#client/parts/site/form-trouble.tsx';
import { useSendingForm } from '#client/parts/site/use-sending-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import styles from './profile-form.module.css';
import { SettingsSection } from './settings-section.tsx';

export function PasswordSection({
  user,
  onChanged,
}: {
  user: Pick<User, 'email' | 'firstName' | 'lastName'>;
  onChanged: () => void;
}) {
  const owner = { email: user.email, names: [user.firstName, user.lastName] };
  const { isBusy, trouble, problems, formProps, fieldProps } = useSendingForm({
    names: ['currentPassword', 'newPassword'],
    problemsIn: ({ currentPassword, newPassword }) =>
      withoutBlanks({
        currentPassword: givenPasswordProblem(currentPassword),
        newPassword: newPasswordProblem(newPassword, owner),
      }),
    send: async (change) => {
      await changePassword(change);
      showToast({ title: 'Password changed.', text: 'Other devices have been signed out.' });
      onChanged();
    },
    failure: {
      title: 'Your password was not changed',
      unknownTitle: 'We don’t know whether it was changed',
      fallback: 'Please try again',
      needsConnection: 'Changing a password needs a connection.',
    },
  });
  return (
    <SettingsSection title="Your password">
      <form {...formProps} className={styles.form}>
        <FormTrouble problems={problems} trouble={trouble} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          {...fieldProps('currentPassword')}
        />
        <NewPasswordField label="New password" owner={owner} {...fieldProps('newPassword')} />
        <Button type="submit" variant="outline" block busy={isBusy}>
          {isBusy ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </SettingsSection>
  );
}

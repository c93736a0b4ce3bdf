import { changePassword } from '#client/api/own-account.ts';
import { givenPasswordProblem, withoutBlanks } from '#client/components/account-field-problems.ts';
import { FormTrouble } from '#client/components/form-trouble.tsx';
import { NewPasswordField, newPasswordProblem } from '#client/components/new-password-field.tsx';
import { useSendingForm } from '#client/components/use-sending-form.ts';
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

import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { clearEverything } from '#client/member/sign-out.ts';
import { givenPasswordProblem, withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { deleteAccount } from '#client/parts/account/own-account-calls.ts';
import { FormTrouble } from '#client/parts/site/form-trouble.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useSendingForm } from '#client/parts/site/use-sending-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { PasswordField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import styles from './profile-form.module.css';

export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      shape="sheet"
      closable
      title="Delete account"
      text="This deletes your account, workouts, steps and notes, and ends your access. It cannot be undone. We must keep the record of your payment for tax."
    >
      <DeleteForm />
    </Dialog>
  );
}

function DeleteForm() {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { isBusy, trouble, problems, formProps, fieldProps } = useSendingForm({
    names: ['password'],
    problemsIn: ({ password }) => withoutBlanks({ password: givenPasswordProblem(password) }),
    send: async ({ password }) => {
      await deleteAccount({ password });
      await clearEverything(() => navigate(SCREEN_PATHS.landing, { replace: true }));
      queryClient.clear();
      showToast({ title: 'Your account has been deleted.', text: 'Thank you for your time here.' });
    },
    failure: {
      title: 'Your account was not deleted',
      unknownTitle: 'We don’t know whether it was deleted',
      fallback: 'Please try again',
      needsConnection: 'Deleting an account needs a connection.',
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormTrouble problems={problems} trouble={trouble} />
      <PasswordField label="Password" autoComplete="current-password" required {...fieldProps('password')} />
      <Button type="submit" variant="danger" block busy={isBusy}>
        {isBusy ? 'Deleting...' : 'Delete my account'}
      </Button>
    </form>
  );
}

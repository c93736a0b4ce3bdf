import { ApiError } from '#client/parts/server/api-client.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button } from '#client/ui/button.tsx';
import styles from './confirming-form.module.css';

interface ConfirmingFormProps {
  label: string;
  busyLabel?: string;
  needsConnection?: string;
  failureTitle: string;
  confirm: () => Promise<void>;
  onExpired: () => void;
}

/** A press confirms, so that link scanners do not. */
export function ConfirmingForm({
  label,
  busyLabel = 'Confirming...',
  needsConnection = 'You need to be online to confirm.',
  failureTitle,
  confirm,
  onExpired,
}: ConfirmingFormProps) {
  const { isBusy, problem, problems, formProps } = useSendingForm({
    names: [],
    problemsIn: () => ({}),
    async send() {
      try {
        await confirm();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') return onExpired();
        throw error;
      }
    },
    failure: {
      title: failureTitle,
      fallback: 'Please try again',
      needsConnection,
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormProblem problems={problems} problem={problem} />
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </form>
  );
}

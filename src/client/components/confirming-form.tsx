import { ApiError } from '#client/platform/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import styles from './confirming-form.module.css';
import { FormTrouble } from './form-trouble.tsx';
import { useSendingForm } from './use-sending-form.ts';

interface ConfirmingFormProps {
  label: string;
  /** On the button while it is being done. */
  busyLabel?: string;
  needsConnection?: string;
  /** What is said over a reason why it did not work. */
  failureTitle: string;
  confirm: () => Promise<void>;
  /** The link behind this page has been used or has run out. */
  onExpired: () => void;
}

/** The button of a page that a mail leads to: a press confirms, so that a program which only follows links does not. */
export function ConfirmingForm({
  label,
  busyLabel = 'Confirming...',
  needsConnection = 'Confirming needs a connection.',
  failureTitle,
  confirm,
  onExpired,
}: ConfirmingFormProps) {
  const { isBusy, trouble, problems, formProps } = useSendingForm({
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
      <FormTrouble problems={problems} trouble={trouble} />
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </form>
  );
}

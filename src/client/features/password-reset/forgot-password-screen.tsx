import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { emailProblem, withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { askForResetLink } from '#client/parts/account/auth-calls.ts';
import { EmailTextField } from '#client/parts/account/email-text-field.tsx';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button, TextLink } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import styles from './password-reset.module.css';

/** The reply is the same for every address: it must not reveal accounts. */
export function ForgotPasswordScreen() {
  const [answer, setAnswer] = useState('');
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['email'],
    problemsIn: ({ email }) => withoutBlanks({ email: emailProblem(email) }),
    send: async (values) => {
      setAnswer('');
      setAnswer((await askForResetLink(values)).message);
      return 'again';
    },
    failure: {
      title: 'We couldn’t send the link',
      fallback: 'Please try again',
      needsConnection: 'You need a connection to send the link.',
    },
  });
  return (
    <CoachPage
      logoHref="/"
      coach={<CoachPicture name="scene-walk" decorative isFirst />}
      title="Reset your password"
      lead="Enter your email and we’ll send you a link."
    >
      <form {...formProps} className={styles.form}>
        <FormProblem problems={problems} problem={problem} />
        <EmailTextField label="Email" autoComplete="username" {...fieldProps('email')} />
        <Button type="submit" variant="coral" block busy={isBusy}>
          {isBusy ? 'Sending...' : 'Send the link'}
        </Button>
        <div role="status">
          {answer !== '' && <Notice icon={<MailCheck size={22} aria-hidden="true" />}>{answer}</Notice>}
        </div>
        <TextLink href={SCREEN_PATHS.login} className={styles.back}>
          Back to sign in
        </TextLink>
      </form>
    </CoachPage>
  );
}

import { emailProblem, withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { EmailTextField } from '#client/parts/account/email-text-field.tsx';
import { ApiError } from '#client/parts/server/api-client.ts';

import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { changeSitterEmails } from '#client/parts/sitter/sitter-calls.ts';

import { Button } from '#client/ui/button.tsx';
import type { SitterPage } from '#contract/sitter.ts';
import styles from './sitter-view.module.css';

interface SitterEmailsProps {
  token: string;
  emails: SitterPage['emails'];
  show: (page: SitterPage) => void;
  end: () => void;
}

/** Off until the address is confirmed (double opt-in). */
export function SitterEmails({ token, emails, show, end }: SitterEmailsProps) {
  async function change(email: string | null): Promise<'again'> {
    try {
      show(await changeSitterEmails(token, email));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      end();
    }
    return 'again';
  }
  return (
    <section className={styles.calendar}>
      <h2>By email</h2>
      {emails === 'none' ? <AskForm ask={change} /> : <Standing emails={emails} stop={() => change(null)} />}
    </section>
  );
}

function AskForm({ ask }: { ask: (email: string) => Promise<'again'> }) {
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['email'],
    problemsIn: ({ email }) => withoutBlanks({ email: emailProblem(email) }),
    send: ({ email }) => ask(email),
    failure: {
      title: 'We couldn’t send the email',
      fallback: 'Please try again',
      needsConnection: 'You need a connection for that.',
    },
  });
  return (
    <form {...formProps} className={styles.emails}>
      <FormProblem problems={problems} problem={problem} />
      <EmailTextField
        label="Your email"
        hint="One email on Sunday evenings. First we send you one to say yes to. Only we see your address."
        autoComplete="email"
        {...fieldProps('email')}
      />
      <Button type="submit" variant="outline" busy={isBusy}>
        Email me my week
      </Button>
    </form>
  );
}

function Standing({ emails, stop }: { emails: 'asked' | 'weekly'; stop: () => Promise<'again'> }) {
  const { isBusy, problem, problems, formProps } = useSendingForm({
    names: [],
    problemsIn: () => ({}),
    send: stop,
    failure: {
      title: 'We couldn’t stop it',
      fallback: 'Please try again',
      needsConnection: 'You need a connection for that.',
    },
  });
  const isAsked = emails === 'asked';
  return (
    <form {...formProps} className={styles.emails}>
      <FormProblem problems={problems} problem={problem} />
      <p role="status">
        {isAsked ? 'Check that inbox for our email, and say yes there.' : 'Your week comes on Sunday evenings.'}
      </p>
      <Button type="submit" variant="outline" busy={isBusy}>
        {isAsked ? 'Use another address' : 'Stop the emails'}
      </Button>
    </form>
  );
}

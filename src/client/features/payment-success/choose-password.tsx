import { Check } from 'lucide-react';
import { useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { startSignIn } from '#client/member/sign-in.ts';
import { NewPasswordField, OwnAddressField } from '#client/parts/account/new-password-field.tsx';
import { useClaimAccount } from '#client/parts/purchases/payments-calls.ts';
import { ApiError, messageOf } from '#client/parts/server/api-client.ts';
import { OwnBrowserNote } from '#client/parts/site/app-around.tsx';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { CompanyLine } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button, TextLink } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { PasswordField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { type FormProblems, type FormValues, useForm } from '#client/ui/use-form.ts';
import type { User } from '#contract/auth.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/account/account.ts';
import { NEWSLETTER_TEXT, NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import styles from './choose-password.module.css';

const CHOICE_FIELDS = ['password', 'confirmation'] as const;

interface ChoosePasswordProps {
  sessionId: string;
  firstName: string | undefined;
  email: string | undefined;
  onClaimed: (user: User) => void;
}

const FAILED = 'Failed to set up your account. Please try again.';

export function ChoosePassword({ sessionId, firstName, email, onClaimed }: ChoosePasswordProps) {
  const site = useSite();
  return (
    <CoachPage
      coach={<CoachPicture name="scene-wave" decorative />}
      overTitle={
        <Chip tone="ok" className={styles.chip}>
          <Check size={14} strokeWidth={3} aria-hidden="true" />
          Payment received
        </Chip>
      }
      title={firstName ? `Last step, ${firstName}` : 'Last step'}
      lead="Choose a password, and you can sign in anywhere."
      foot={<CompanyLine site={site} />}
    >
      <PasswordForm sessionId={sessionId} email={email} onClaimed={onClaimed} />
      <OwnBrowserNote className={styles.elsewhere} />
    </CoachPage>
  );
}

function PasswordForm({ sessionId, email, onClaimed }: Omit<ChoosePasswordProps, 'firstName'>) {
  const { mutateAsync: claimAccount } = useClaimAccount();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [wantsNewsletter, setWantsNewsletter] = useState(false);

  const { formProps, fieldProps, refuse } = useForm({
    names: CHOICE_FIELDS,
    problemsIn(values) {
      const problem = choiceProblem(values);
      if (!problem) return {};
      showToast({ kind: 'destructive', title: problem.title, text: problem.text });
      return { ...missing(values), [problem.field]: problem.text };
    },
    onSubmit: ({ password }) => void claim(password),
  });

  async function claim(password: string) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await claimAccount({ sessionId, password, ...newsletterIf(wantsNewsletter) });
      await startSignIn(answer);
      onClaimed(answer.user);
    } catch (error) {
      setIsBusy(false);
      showToast({ kind: 'destructive', title: 'Setup failed', text: messageOf(error, FAILED) });
      const ofPassword = error instanceof ApiError ? error.problemWith('password') : undefined;
      if (ofPassword !== undefined) refuse({ password: ofPassword });
      else setIsRefused(error instanceof ApiError && error.status < 500);
    }
  }

  return (
    <form {...formProps} className={styles.form}>
      {email !== undefined && <OwnAddressField email={email} />}
      <NewPasswordField label="Choose a Password" {...fieldProps('password')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" required {...fieldProps('confirmation')} />
      <CheckRow
        small
        label={NEWSLETTER_TEXT}
        checked={wantsNewsletter}
        onChange={(event) => setWantsNewsletter(event.target.checked)}
      />
      <Button type="submit" variant="coral" block busy={isBusy}>
        Complete Account Setup
      </Button>
      {isRefused && <TextLink href={SCREEN_PATHS.login}>Sign In</TextLink>}
    </form>
  );
}

const newsletterIf = (isWanted: boolean) => (isWanted ? { newsletter: NEWSLETTER_WORDING } : {});

const missing = ({ password, confirmation }: FormValues<ChoiceField>): FormProblems<ChoiceField> => ({
  ...(password === '' && { password: 'Choose a password.' }),
  ...(confirmation === '' && { confirmation: 'Enter it again.' }),
});

type ChoiceField = (typeof CHOICE_FIELDS)[number];

function choiceProblem({ password, confirmation }: FormValues<ChoiceField>) {
  if (password !== confirmation) {
    return {
      field: 'confirmation',
      title: "Passwords don't match",
      text: 'Please make sure both passwords are the same.',
    } as const;
  }
  if (password.length < PASSWORD_MIN_LENGTH) {
    return {
      field: 'password',
      title: 'Password too short',
      text: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`,
    } as const;
  }
  return undefined;
}

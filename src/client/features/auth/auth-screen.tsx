import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { waitingPurchase } from '#client/parts/purchases/waiting-purchase.ts';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { CompanyLine, SiteLinks } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import styles from './auth-screen.module.css';
import { type AuthFormProps, SignInForm } from './sign-in-form.tsx';

const RegistrationForm = lazyView<AuthFormProps>(
  async () => (await import('./registration-form.tsx')).RegistrationForm,
);

export const preloadRegistration = RegistrationForm.preload;

const MODES = {
  signIn: { title: 'Welcome back', text: 'Sign in to carry on.', Form: SignInForm },
  registration: {
    title: 'Create Account',
    text: 'Your account first, then one payment. It takes about 2 minutes.',
    Form: RegistrationForm,
  },
} as const;

export function AuthScreen() {
  const [pathname] = useLocation();
  const [email, setEmail] = useState('');
  const mode = pathname.startsWith(SCREEN_PATHS.register) ? 'registration' : 'signIn';
  const { title, text, Form } = MODES[mode];
  const isPaid = mode === 'registration' && waitingPurchase.screen() !== undefined;
  const heading = useFocusOnChange(mode);
  return (
    <CoachPage
      logoHref={SCREEN_PATHS.landing}
      coach={<CoachPicture name="scene-wave" decorative isFirst />}
      title={title}
      titleRef={heading}
      lead={isPaid ? 'It’s all paid for.' : text}
      foot={
        <>
          <SiteLinks />
          <CompanyLine site={useSite()} />
        </>
      }
    >
      <Suspense>
        <Form key={mode} email={email} onEmailChange={setEmail} />
      </Suspense>
      <OtherWay mode={mode} />
    </CoachPage>
  );
}

function OtherWay({ mode }: { mode: keyof typeof MODES }) {
  const [href, question, name] =
    mode === 'signIn'
      ? ([SCREEN_PATHS.register, 'Need an account?', 'Sign Up'] as const)
      : ([SCREEN_PATHS.login, 'Already have an account?', 'Sign In'] as const);
  return (
    <Link href={href} className={styles.otherWay}>
      {question} <span>{name}</span>
    </Link>
  );
}

/** Switching forms acts as a new page: focus moves to its heading. */
function useFocusOnChange(mode: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownMode = useRef(mode);
  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    heading.current?.focus({ preventScroll: true });
  }, [mode]);
  return heading;
}

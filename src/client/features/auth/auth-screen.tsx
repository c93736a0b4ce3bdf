import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CompanyLine } from '#client/components/company-line.tsx';
import { SiteLinks } from '#client/components/site-links.tsx';
import { useSite } from '#client/components/use-site.ts';
import { keptMarkup } from '#client/platform/kept-markup.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Logo } from '#client/ui/logo.tsx';
import type { AuthCoachProps } from './auth-coach.tsx';
import styles from './auth-screen.module.css';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const nobody = () => null;

/** In a page that was opened here she stands as it brought her; after a move inside the app she comes after the form. */
const AuthCoach = keptMarkup<AuthCoachProps>(() =>
  import('./auth-coach.tsx').then(
    ({ AuthCoach: Coach }) => Coach,
    () => nobody,
  ),
);

const MODES = {
  signIn: { title: 'Welcome back', text: 'Sign in to carry on.', Form: SignInForm, isShort: false },
  registration: {
    title: 'Create Account',
    text: 'First your account, then one payment. About two minutes.',
    Form: RegistrationForm,
    isShort: true,
  },
} as const;

/** Sign in, or create an account; the address says which. */
export function AuthScreen() {
  const [pathname] = useLocation();
  const [email, setEmail] = useState('');
  const mode = pathname.startsWith(SCREEN_PATHS.register) ? 'registration' : 'signIn';
  const { title, text, Form, isShort } = MODES[mode];
  const heading = useFocusOnChange(mode);
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <Logo href={SCREEN_PATHS.landing} />
      </header>
      <div className={isShort ? styles.shortStage : styles.stage}>
        <Suspense>
          <AuthCoach key={mode} greeting={isShort} />
        </Suspense>
      </div>
      <div className={styles.body}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{text}</p>
        <Form key={mode} email={email} onEmailChange={setEmail} />
        <OtherWay mode={mode} />
        <footer className={styles.foot}>
          <SiteLinks />
          <CompanyLine site={useSite()} />
        </footer>
      </div>
    </main>
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

/** Turning from one form to the other is a new page: its heading takes the focus. */
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

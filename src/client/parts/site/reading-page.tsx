import type { ReactNode } from 'react';
import { addressAfterSignIn, wayInText } from '#client/parts/account/after-sign-in.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { Site } from '#contract/site.ts';
import styles from './reading-page.module.css';
import { SCREEN_PATHS } from './screen-paths.ts';
import { SiteFooter } from './site-links.tsx';

export function ReadingPage({ title, site, children }: { title: string; site: Site | undefined; children: ReactNode }) {
  const signIn = useSignIn();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo href={SCREEN_PATHS.landing} />
        <ButtonLink href={signIn ? addressAfterSignIn() : SCREEN_PATHS.login} variant="outline" size="small">
          {signIn ? wayInText(signIn) : 'Log in'}
        </ButtonLink>
      </header>
      <main className={styles.body}>
        <h1>{title}</h1>
        {children}
      </main>
      <SiteFooter site={site}>. General information, not medical advice.</SiteFooter>
    </div>
  );
}

export function ReadingSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section {...(id !== undefined && { id })} className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

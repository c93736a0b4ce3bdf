import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { Site } from '#contract/site.ts';
import styles from './reading-page.module.css';
import { SCREEN_PATHS } from './screen-paths.ts';
import { SiteFooter } from './site-links.tsx';

interface ReadingPageProps {
  title: string;
  site: Site | undefined;
  /** Under the title, on a wide screen beside the text. */
  contents?: ReactNode;
  children: ReactNode;
}

/** The frame of a plain page; `src/client/plain` puts in what is other for members. */
export function ReadingPage({ title, site, contents, children }: ReadingPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo href={SCREEN_PATHS.landing} />
        <span data-way-in>
          <ButtonLink href={SCREEN_PATHS.login} variant="outline" size="small">
            Sign in
          </ButtonLink>
        </span>
      </header>
      <main className={styles.body}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {contents}
        </div>
        <div className={styles.text}>{children}</div>
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

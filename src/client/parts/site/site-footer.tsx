import type { ReactNode } from 'react';
import type { Site } from '#contract/site.ts';
import { CompanyLine } from './company-line.tsx';
import styles from './site-footer.module.css';
import { SiteLinks } from './site-links.tsx';

export function SiteFooter({ site, children }: { site: Site | undefined; children?: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <SiteLinks />
      <p>
        <CompanyLine site={site} />
        {children}
      </p>
    </footer>
  );
}

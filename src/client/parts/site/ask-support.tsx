import { Link } from 'wouter';
import type { Site } from '#contract/site.ts';
import { EmailLink } from './outside-link.tsx';
import { SCREEN_PATHS } from './screen-paths.ts';

export function AskSupport({ site, reference }: { site: Site | undefined; reference: string | undefined }) {
  return (
    <p>
      Questions?{' '}
      {site?.supportEmail && (
        <>
          Write to <EmailLink address={site.supportEmail} />, or{' '}
        </>
      )}
      {site?.supportEmail ? 'see' : 'See'}{' '}
      <Link href={SCREEN_PATHS.help} className="link-inline">
        Help
      </Link>
      .
      {reference !== undefined && (
        <>
          {' '}
          Your reference is <b>{reference}</b>.
        </>
      )}
    </p>
  );
}

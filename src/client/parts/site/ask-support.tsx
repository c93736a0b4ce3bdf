import { Link } from 'wouter';
import type { Site } from '#contract/site.ts';
import { EmailLink } from './outside-link.tsx';
import { SCREEN_PATHS } from './screen-paths.ts';

export function AskSupport({ site, reference }: { site: Site | undefined; reference: string | undefined }) {
  return (
    <p>
      Questions? Write to <EmailLink address={site?.supportEmail} />
      {reference !== undefined && (
        <>
          {' '}
          and quote the reference <b>{reference}</b>
        </>
      )}
      , or see{' '}
      <Link href={SCREEN_PATHS.help} className="link-inline">
        Help
      </Link>
      .
    </p>
  );
}

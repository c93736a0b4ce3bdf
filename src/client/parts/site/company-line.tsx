import { now } from '#client/browser/clock.ts';
import type { Site } from '#contract/site.ts';

export function CompanyLine({ site }: { site: Site | undefined }) {
  return <span>{site ? `© ${new Date(now()).getFullYear()} ${site.company}` : 'Fit in 30'}</span>;
}

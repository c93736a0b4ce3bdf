import { now } from '#client/platform/clock.ts';
import type { Site } from '#contract/site.ts';

export function CompanyLine({ site }: { site: Site | undefined }) {
  return <span>{site ? `© ${yearOf(now())} ${site.company}` : 'Fit in 30'}</span>;
}

/** `Intl` in place of the calendar code, which is large. */
const yearOf = (epochMs: number) => new Intl.DateTimeFormat('en-GB', { year: 'numeric' }).format(epochMs);

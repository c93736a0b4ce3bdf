import { now } from '#client/platform/clock.ts';
import type { Site } from '#contract/site.ts';

/** "© 2026 Moving Parents Ltd", once the operator's name is known; the product's own name until then. */
export function CompanyLine({ site }: { site: Site | undefined }) {
  return <span>{site ? `© ${yearOf(now())} ${site.company}` : 'Fit in 30'}</span>;
}

/** In her zone; a calendar would be much code for four digits. */
const yearOf = (epochMs: number) => new Intl.DateTimeFormat('en-GB', { year: 'numeric' }).format(epochMs);

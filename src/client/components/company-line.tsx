import { today } from '#client/platform/now.ts';
import type { Site } from '#contract/site.ts';

/** "© 2026 Moving Parents Ltd", once the operator's name is known; the product's own name until then. */
export function CompanyLine({ site }: { site: Site | undefined }) {
  return <span>{site ? `© ${today().slice(0, 4)} ${site.company}` : 'Fit in 30'}</span>;
}

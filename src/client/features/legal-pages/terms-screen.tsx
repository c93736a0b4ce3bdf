import { useSite } from '#client/components/use-site.ts';
import { LegalPage } from './legal-page.tsx';
import { TermsOfBuying } from './terms-of-buying.tsx';
import { TermsOfUse } from './terms-of-use.tsx';

export function TermsScreen() {
  const site = useSite();
  return (
    <LegalPage title="Terms of sale" site={site}>
      <TermsOfBuying site={site} />
      <TermsOfUse site={site} />
    </LegalPage>
  );
}

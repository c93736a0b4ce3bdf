import { useSite } from '#client/parts/site/use-site.ts';
import { useChangedWords } from '#client/parts/words/use-words.ts';
import { TERMS_WORDS } from '#programme/words/terms-words.ts';
import { LegalPage } from './legal-page.tsx';
import { TermsOfBuying } from './terms-of-buying.tsx';
import { TermsOfUse } from './terms-of-use.tsx';

export function TermsScreen() {
  const site = useSite();
  const changed = useChangedWords('terms');
  const words = { ...TERMS_WORDS, ...changed?.fields };
  return (
    <LegalPage title="Terms of sale" site={site} changed={changed}>
      <TermsOfBuying site={site} words={words} />
      <TermsOfUse site={site} words={words} />
      <p>
        Parts of this app are free software by others:{' '}
        <a href="/licences.txt" className="link-inline">
          their licences
        </a>
        .
      </p>
    </LegalPage>
  );
}

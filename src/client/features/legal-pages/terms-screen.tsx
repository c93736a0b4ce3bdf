import { appName } from '#client/browser/app-name.ts';
import { Price } from '#client/parts/purchases/shown-price.tsx';
import { EmailLink, OutsideLink } from '#client/parts/site/outside-link.tsx';
import { ReadingSection } from '#client/parts/site/reading-page.tsx';
import { sellerText } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { useChangedWords, wordsOver } from '#client/parts/words/use-words.ts';
import { WordsText } from '#client/parts/words/words-text.tsx';
import type { Site } from '#contract/site.ts';
import { vatPercentOf, vatText } from '#domain/purchases/price.ts';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { TERMS_WORDS } from '#programme/words/terms-words.ts';
import styles from './legal-page.module.css';
import { LegalPage, type LegalProps } from './legal-page.tsx';

export function TermsScreen() {
  const site = useSite();
  const changed = useChangedWords('terms');
  const words = wordsOver(TERMS_WORDS, changed);
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

function TermsOfUse({ site, words }: TermsProps) {
  return (
    <>
      <ReadingSection title="7. If something is wrong">
        <WordsText text={words.wrong} />
      </ReadingSection>
      <ReadingSection title="8. Your account">
        <WordsText text={words.account} />
      </ReadingSection>
      <ReadingSection title="9. When we may close an account">
        <WordsText text={words.closing} />
      </ReadingSection>
      <ReadingSection title="10. Health">
        <WordsText text={words.health} />
      </ReadingSection>
      <Coaching site={site} />
      <Responsibility site={site} words={words} />
    </>
  );
}

function Coaching({ site }: LegalProps) {
  return (
    <ReadingSection title="11. 1:1 coaching">
      <p>
        {site?.coaching ? (
          <>
            The <OutsideLink href={site.coaching.url}>1:1 coaching by {site.coaching.coachName}</OutsideLink> is a
            separate service, with its own terms and price.
          </>
        ) : (
          'Coaching by a person isn’t part of this contract.'
        )}
      </p>
    </ReadingSection>
  );
}

function Responsibility({ site, words }: TermsProps) {
  const support = <EmailLink address={site?.supportEmail} />;
  const soon = site ? `within ${site.periods.supportWorkingDays} working days` : 'within a few working days';
  return (
    <>
      <ReadingSection title="12. What we’re responsible for">
        <WordsText text={words.responsibility} />
      </ReadingSection>
      <ReadingSection title="13. Law and complaints">
        <WordsText text={words.law} slots={{ support, 'answer time': soon }} />
      </ReadingSection>
      <ReadingSection title="14. Gifts">
        <WordsText text={words.gifts} slots={{ support }} />
      </ReadingSection>
      <ReadingSection title="15. Changes">
        <WordsText text={words.changes} />
      </ReadingSection>
      {words.added !== '' && (
        <ReadingSection title="16. Anything else">
          <WordsText text={words.added} />
        </ReadingSection>
      )}
    </>
  );
}

function TermsOfBuying({ site, words }: TermsProps) {
  const tax = site && taxText(site);
  const notice = site ? `at least ${site.periods.closingNoticeDays} days before` : 'well before';
  return (
    <>
      <WhoSells site={site} />
      <ReadingSection title="2. What you buy">
        <WordsText text={words.what} />
      </ReadingSection>
      <ReadingSection title="3. Price">
        <WordsText text={words.price} slots={{ price: <Price />, tax }} />
      </ReadingSection>
      <ReadingSection title="4. Lifetime access">
        <WordsText text={words.lifetime} slots={{ notice }} />
      </ReadingSection>
      <ReadingSection title="5. How the contract is made">
        <WordsText text={words.contract} slots={{ price: <Price /> }} />
      </ReadingSection>
      <ChangingYourMind site={site} words={words} />
    </>
  );
}

/** The server puts in the tax of the price in force, as it does the price. */
function taxText(site: Site): string {
  const percent = vatPercentOf(site);
  if (percent === undefined) return '';
  return `, ${typeof document === 'undefined' ? '%VAT%' : vatText(site.pricePence, percent)}`;
}

function WhoSells({ site }: LegalProps) {
  return (
    <ReadingSection title="1. Who sells">
      {site ? (
        <p>
          {sellerText(site)}{' '}
          {site.supportEmail && (
            <>
              <EmailLink address={site.supportEmail} />
              {site.supportPhone && `, ${site.supportPhone}`}.
            </>
          )}
        </p>
      ) : (
        <p>The company that runs {appName()}. It’s on your receipt too.</p>
      )}
    </ReadingSection>
  );
}

function ChangingYourMind({ site, words }: TermsProps) {
  const isWaived = site?.refundPolicy === 'statutory-waiver';
  const title = isWaived
    ? '6. Changing your mind, and starting straight away'
    : `6. Changing your mind: ${REFUND_WINDOW_DAYS} days`;
  return (
    <ReadingSection title={title}>
      <WordsText
        text={isWaived ? words['starting-at-once'] : words.changing}
        slots={{ support: <EmailLink address={site?.supportEmail} /> }}
      />
      <CancellationForm site={site} />
    </ReadingSection>
  );
}

function CancellationForm({ site }: LegalProps) {
  return (
    <p className={styles.form}>
      <b>Model cancellation form.</b> To{' '}
      {site ? [site.company, site.address, site.supportEmail].filter(Boolean).join(', ') : 'the seller'}: I hereby give
      notice that I cancel my contract for the supply of {appName()}, ordered on […]. Name, address, date. (Signature
      only if on paper.)
    </p>
  );
}

interface TermsProps extends LegalProps {
  words: Readonly<Record<keyof typeof TERMS_WORDS, string>>;
}

import { Price } from '#client/parts/purchases/price.tsx';
import { EmailLink } from '#client/parts/site/email-link.tsx';
import { ReadingSection } from '#client/parts/site/reading-page.tsx';
import { sellerText } from '#client/parts/site/seller-text.ts';
import { WordsText } from '#client/parts/words/words-text.tsx';
import { vatText } from '#domain/purchases/price.ts';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import styles from './legal-page.module.css';
import type { LegalProps } from './legal-page.tsx';
import type { TermsProps } from './terms-props.ts';

export function TermsOfBuying({ site, words }: TermsProps) {
  const tax = site && `, ${vatText(site.pricePence, site.vatNumber !== '')}`;
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
        <p>The company that runs Fit in 30. Your receipt names it too.</p>
      )}
    </ReadingSection>
  );
}

function ChangingYourMind({ site, words }: TermsProps) {
  const isWaived = site?.refundPolicy === 'statutory-waiver';
  const title = isWaived
    ? '6. Changing your mind, and starting at once'
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
      notice that I cancel my contract for the supply of Fit in 30, ordered on […]. Name, address, date. (Signature only
      if on paper.)
    </p>
  );
}

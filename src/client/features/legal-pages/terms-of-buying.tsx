import { EmailLink } from '#client/components/email-link.tsx';
import { ReadingSection } from '#client/components/reading-page.tsx';
import { sellerText } from '#client/components/seller-text.ts';
import { PRICE_PENCE, priceText, vatText } from '#domain/price.ts';
import { REFUND_WINDOW_DAYS } from '#domain/refund-window.ts';
import { workoutSummaries } from '#programme/workout-summaries.ts';
import styles from './legal-page.module.css';
import type { LegalProps } from './legal-page.tsx';

const WORKOUTS_IN_A_BLOCK = workoutSummaries('a').length;

export function TermsOfBuying({ site }: LegalProps) {
  return (
    <>
      <WhoSells site={site} />
      <ReadingSection title="2. What you buy">
        <p>
          Access for one adult to Fit in 30: a home fitness programme of two four-week blocks with {WORKOUTS_IN_A_BLOCK}{' '}
          workouts each, progress tracking, and a general nutrition guide. It runs in an up-to-date web browser on
          phone, tablet or computer and needs an internet connection.
        </p>
      </ReadingSection>
      <ReadingSection title="3. Price">
        <p>
          {priceText()}, once{site && `, ${vatText(PRICE_PENCE, site.vatNumber !== '')}`}. There is no subscription, and
          nothing renews.
        </p>
      </ReadingSection>
      <LifetimeAccess site={site} />
      <ReadingSection title="5. How the contract is made">
        <p>
          You order by pressing “Pay {priceText()} - Get Lifetime Access”. Before that you can check and correct what
          you entered. The contract is made when your payment has gone through and we open your account. We send a
          confirmation that you can keep by email. The contract is in English.
        </p>
      </ReadingSection>
      <ChangingYourMind site={site} />
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

function LifetimeAccess({ site }: LegalProps) {
  return (
    <ReadingSection title="4. Lifetime access">
      <p>
        You may use the programme for as long as we offer it. If we stop offering it, we tell you{' '}
        {site ? `at least ${site.periods.closingNoticeDays} days before` : 'well before'}, you can download your data,
        and if that happens within 12 months of your purchase we refund you in full.
      </p>
    </ReadingSection>
  );
}

function ChangingYourMind({ site }: LegalProps) {
  if (site?.refundPolicy === 'statutory-waiver') return <StartingAtOnce site={site} />;
  return (
    <ReadingSection title={`6. Changing your mind: ${REFUND_WINDOW_DAYS} days`}>
      <p>
        You may cancel within {REFUND_WINDOW_DAYS} days of the day of your purchase, without giving a reason, even if
        you have used the programme. Press “Ask for a refund” in your Account Settings, or tell us in any other clear
        way, for example by email to <EmailLink address={site?.supportEmail} /> or with the form below. It is enough to
        send it before the {REFUND_WINDOW_DAYS} days end. We refund all you paid, to the card you paid with, within 14
        days of hearing from you. Your access ends then. There is no fee.
      </p>
      <CancellationForm site={site} />
    </ReadingSection>
  );
}

function StartingAtOnce({ site }: LegalProps) {
  return (
    <ReadingSection title="6. Changing your mind, and starting at once">
      <p>
        The law gives you {REFUND_WINDOW_DAYS} days to cancel digital content. If you ask us to start at once, and
        acknowledge that you thereby lose that right, it ends when access begins. We ask for both before you pay, with a
        box that is not ticked in advance, and confirm it by email. We keep when you ticked it and what it said. Without
        that tick we do not sell.
      </p>
      <p>
        If you bought without having been asked, the {REFUND_WINDOW_DAYS} days from the day of your purchase are yours:
        press “Ask for a refund” in your Account Settings, write to <EmailLink address={site?.supportEmail} />, or use
        the form below.
      </p>
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

import { Link } from 'wouter';
import { EmailLink } from '#client/components/email-link.tsx';
import { OutsideLink, ReadingSection } from '#client/components/reading-page.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import type { LegalProps } from './legal-page.tsx';

export function TermsOfUse({ site }: LegalProps) {
  return (
    <>
      <ReadingSection title="7. If something is wrong">
        <p>
          Digital content must be of satisfactory quality, fit for its purpose and as described. If it is not, you have
          the right to a repair, and if that cannot be done within a reasonable time, to some or all of your money back.
          These rights come from the Consumer Rights Act 2015 and nothing here takes them away.
        </p>
      </ReadingSection>
      <ReadingSection title="8. Your account">
        <p>One account for one person. Keep your password to yourself. Please do not copy or sell the programme.</p>
      </ReadingSection>
      <ReadingSection title="9. When we may close an account">
        <p>
          If a payment is returned or disputed, access is paused or ends. For serious misuse we may close an account
          after telling you why; your legal rights stay.
        </p>
      </ReadingSection>
      <ReadingSection title="10. Health">
        <p>
          Please read the{' '}
          <Link href={SCREEN_PATHS.health} className="link-inline">
            Health disclaimer
          </Link>
          . The programme is for healthy adults and not for pregnancy.
        </p>
      </ReadingSection>
      <Coaching site={site} />
      <Responsibility site={site} />
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
          'Coaching by a person is not part of this contract.'
        )}
      </p>
    </ReadingSection>
  );
}

function Responsibility({ site }: LegalProps) {
  return (
    <>
      <ReadingSection title="12. What we are responsible for">
        <p>
          We are responsible for loss that we could foresee and that comes from our breaking this contract or from lack
          of reasonable care. We do not exclude or limit liability for death or personal injury caused by our
          negligence, for fraud, or for anything that the law does not let us limit. We do not sell to businesses.
        </p>
      </ReadingSection>
      <ReadingSection title="13. Law and complaints">
        <p>
          Write to <EmailLink address={site?.supportEmail} /> first; we answer{' '}
          {site ? `within ${site.periods.supportWorkingDays} working days` : 'within a few working days'}. The law of
          England and Wales applies; if you live in Scotland or Northern Ireland you may go to the courts there and keep
          the protection of the law there.
        </p>
      </ReadingSection>
      <ReadingSection title="14. Changes">
        <p>
          New terms apply to later purchases. A change that affects your present access only ever applies to your
          benefit, or where the law or safety requires it.
        </p>
      </ReadingSection>
    </>
  );
}

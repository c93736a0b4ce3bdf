import { EmailLink } from '#client/components/email-link.tsx';
import { OutsideLink, ReadingSection } from '#client/components/reading-page.tsx';
import type { LegalProps } from './legal-page.tsx';

export function PrivacyRights({ site }: LegalProps) {
  return (
    <>
      <ReadingSection title="No decisions by machine">
        <p>
          Suggestions, such as which workout comes next, are simple rules on your own entries. They have no legal
          effect, and you can ignore them.
        </p>
      </ReadingSection>
      <ReadingSection title="Children">
        <p>The programme is for adults of 18 and over. We delete an account that we learn belongs to a child.</p>
      </ReadingSection>
      <ReadingSection title="Your rights">
        <p>
          You may see, correct, delete, move, or limit the use of your data, object to uses based on legitimate
          interests, and withdraw consent at any time. Most of it is in Settings; for the rest write to{' '}
          <EmailLink address={site?.privacyEmail} />. We answer within one month. You may complain to the Information
          Commissioner’s Office, <OutsideLink href="https://ico.org.uk">ico.org.uk</OutsideLink>, 0303 123 1113.
        </p>
      </ReadingSection>
      <Leaving site={site} />
      <ReadingSection title="Changes">
        <p>We tell you by email before a change that matters.</p>
      </ReadingSection>
    </>
  );
}

function Leaving({ site }: LegalProps) {
  const periods = site?.periods;
  return (
    <ReadingSection title="If you leave">
      <p>
        <b>If you delete your account,</b> it goes at once and leaves backups{' '}
        {periods ? `within ${periods.backupDays} days` : 'soon after'}. The purchase record stays as the list above
        says.
      </p>
      <p>
        <b>If your access ends</b> (refund or dispute), your progress is kept{' '}
        {periods ? `for at least ${periods.inactiveMonths} months` : 'for a time'}, unless you delete it sooner.
      </p>
    </ReadingSection>
  );
}

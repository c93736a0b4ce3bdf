import { EmailLink } from '#client/components/email-link.tsx';
import { OutsideLink, ReadingSection } from '#client/components/reading-page.tsx';
import { useSite } from '#client/components/use-site.ts';
import { keptRecords } from './kept-records.ts';
import { LegalPage, type LegalProps, RecordList } from './legal-page.tsx';

export function PrivacyScreen() {
  const site = useSite();
  return (
    <LegalPage title="Privacy notice" site={site}>
      <p>
        <b>In short.</b> We keep what the app needs to work: your account, your purchase, your workouts and your steps.
        No adverts, no tracking, nothing sold. Your mood check-ins stay on your device. You can download or delete
        everything in Settings.
      </p>
      <WhoWeAre site={site} />
      <ReadingSection title="What we keep, why, and for how long">
        <RecordList records={keptRecords(site)} />
      </ReadingSection>
      <ReadingSection title="What stays on your device">
        <p>
          Your list of mood check-ins, the place where you stopped a workout and your display choices stay on your
          device and are never sent. Only if you say yes does the mood of the day go along with a workout you finish;
          you can change that in Settings.
        </p>
        <p>
          Your answers to the safety questions are never sent either, nor what follows from them. The app uses them on
          your device to set a starting level; it asks for your explicit consent first, and you can delete them in
          Settings. What you say is not for you, and what you tell us after a workout of leaking, heaviness, doming or
          pain, is never sent either: it chooses moves and levels on your device, and is forgotten when you sign out.
        </p>
      </ReadingSection>
      <ReadingSection title="Notes">
        <p>A note is free text. Please leave out health details you would rather not store.</p>
      </ReadingSection>
      <WhoHelpsUs site={site} />
      <PrivacyRights site={site} />
    </LegalPage>
  );
}

function WhoWeAre({ site }: LegalProps) {
  return (
    <ReadingSection title="Who we are">
      <p>
        {site ? [site.company, site.address].filter(Boolean).join(', ') : 'The company that runs Fit in 30'} is the
        controller. Write to <EmailLink address={site?.privacyEmail} />.
        {site?.icoNumber && ` ICO registration ${site.icoNumber}.`}
      </p>
    </ReadingSection>
  );
}

function WhoHelpsUs({ site }: LegalProps) {
  const { paymentProvider = '', host = '', hostCountry = '', mailProvider = '' } = site ?? {};
  return (
    <ReadingSection title="Who helps us">
      <p>
        {paymentProvider || 'Our card provider'} takes the payment and sees your card and email; we never see the card
        number. {host || 'A hosting company'} keeps our servers{hostCountry && ` in ${hostCountry}`}.{' '}
        {mailProvider || 'A mail service'} delivers our emails. Each acts under a contract with us, except the payment
        provider for what it does as a controller of its own; see its notice.
      </p>
      <p>
        <b>Outside the UK.</b> Where a helper works outside the UK, we rely on UK adequacy regulations or the ICO’s
        International Data Transfer Agreement or Addendum. Ask us for a copy.
      </p>
    </ReadingSection>
  );
}

function PrivacyRights({ site }: LegalProps) {
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

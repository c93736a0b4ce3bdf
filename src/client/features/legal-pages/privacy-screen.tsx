import { EmailLink } from '#client/components/email-link.tsx';
import { ReadingSection } from '#client/components/reading-page.tsx';
import { useSite } from '#client/components/use-site.ts';
import { keptRecords } from './kept-records.ts';
import { LegalPage, type LegalProps, RecordList } from './legal-page.tsx';
import { PrivacyRights } from './privacy-rights.tsx';

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
          Settings.
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

import type { ReactNode } from 'react';
import { EmailLink } from '#client/parts/site/email-link.tsx';
import { ReadingSection } from '#client/parts/site/reading-page.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { useChangedWords } from '#client/parts/words/use-words.ts';
import { WordsText } from '#client/parts/words/words-text.tsx';
import type { Site } from '#contract/site.ts';
import { PRIVACY_WORDS } from '#programme/words/privacy-words.ts';
import { keptRecords } from './kept-records.ts';
import { LegalPage, RecordList } from './legal-page.tsx';

const SECTIONS = [
  { title: 'What stays on your device', id: 'device' },
  { title: 'Notes', id: 'notes' },
  { title: 'Who helps us', id: 'helpers' },
  { title: 'No decisions by machine', id: 'machine' },
  { title: 'Children', id: 'children' },
  { title: 'Your rights', id: 'rights' },
  { title: 'If you leave', id: 'leaving' },
  { title: 'Changes', id: 'changes' },
  { title: 'Also', id: 'added' },
] as const;

export function PrivacyScreen() {
  const site = useSite();
  const changed = useChangedWords('privacy');
  const words = { ...PRIVACY_WORDS, ...changed?.fields };
  const slots = privacySlots(site);
  return (
    <LegalPage title="Privacy notice" site={site} changed={changed}>
      <WordsText text={words.short} />
      <ReadingSection title="Who we are">
        <WordsText text={words.who} slots={slots} />
      </ReadingSection>
      <ReadingSection title="What we keep, why, and for how long">
        <RecordList records={keptRecords(site)} />
      </ReadingSection>
      {SECTIONS.filter(({ id }) => words[id] !== '').map(({ title, id }) => (
        <ReadingSection key={id} title={title}>
          <WordsText text={words[id]} slots={slots} />
        </ReadingSection>
      ))}
    </LegalPage>
  );
}

/** What only the operator knows; neutral words until it is here. */
function privacySlots(site: Site | undefined): Readonly<Record<string, ReactNode>> {
  const { paymentProvider = '', host = '', hostCountry = '', mailProvider = '', periods } = site ?? {};
  return {
    seller: site ? [site.company, site.address].filter(Boolean).join(', ') : 'The company that runs Fit in 30',
    'privacy email': <EmailLink address={site?.privacyEmail} />,
    registration: site?.icoNumber && ` ICO registration ${site.icoNumber}.`,
    'payment provider': paymentProvider || 'Our card provider',
    host: host || 'A hosting company',
    country: hostCountry && ` in ${hostCountry}`,
    'mail provider': mailProvider || 'A mail service',
    'backup time': periods ? `within ${periods.backupDays} days` : 'soon after',
    'kept time': periods ? `for at least ${periods.inactiveMonths} months` : 'for a time',
  };
}

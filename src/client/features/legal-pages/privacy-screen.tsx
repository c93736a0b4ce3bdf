import type { ReactNode } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { EmailLink } from '#client/parts/site/outside-link.tsx';
import { ReadingSection } from '#client/parts/site/reading-page.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { useChangedWords, wordsOver } from '#client/parts/words/use-words.ts';
import { WordsText } from '#client/parts/words/words-text.tsx';
import type { Site } from '#contract/site.ts';
import { PRIVACY_WORDS } from '#programme/words/privacy-words.ts';
import { LegalPage, type LegalRecord, RecordList } from './legal-page.tsx';

const SECTIONS = [
  { title: 'What stays on your device', id: 'device' },
  { title: 'Notes', id: 'notes' },
  { title: 'Who helps us', id: 'helpers' },
  { title: 'No automated decisions', id: 'machine' },
  { title: 'Children', id: 'children' },
  { title: 'Your rights', id: 'rights' },
  { title: 'If you leave', id: 'leaving' },
  { title: 'Changes', id: 'changes' },
  { title: 'Anything else', id: 'added' },
] as const;

export function PrivacyScreen() {
  const site = useSite();
  const changed = useChangedWords('privacy');
  const words = wordsOver(PRIVACY_WORDS, changed);
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
  const storage = site?.backupStorage;
  return {
    seller: site ? [site.company, site.address].filter(Boolean).join(', ') : `The company that runs ${appName()}`,
    'privacy email': <EmailLink address={site?.privacyEmail} />,
    registration: site?.icoNumber && ` ICO registration ${site.icoNumber}.`,
    'payment provider': paymentProvider || 'Our card provider',
    host: host || 'A hosting company',
    country: inCountry(hostCountry),
    'backup storage':
      storage &&
      `${storage.company || 'A storage company'} keeps our backups${inCountry(storage.country)}, locked so that it can’t open them. `,
    'mail provider': mailProvider || 'A mail service',
    'backup time': periods ? `within ${periods.backupDays} days` : 'soon after',
    'kept time': periods ? `for at least ${periods.inactiveMonths} months` : 'for a time',
  };
}

const inCountry = (country: string) => country && ` in ${country}`;

const PROGRESS = 'your progress and streak';
const UNTIL_DELETED = 'until you delete the account';

const GIFTS: readonly LegalRecord[] = [
  record(
    'Gifts you give: your first name and email, the first name of the person it’s for, their email if we send it, your message and the day. We only keep hashes of its link and codes',
    'sending the gift once, showing it to you, and refunding it',
    'contract, and legitimate interests in reaching the person you chose',
    'their email and your message: a month after it was opened or refunded. All of it: a month after a payment that never came. The names: as long as the purchase',
  ),
  record(
    'A gift to you: the first name and email that your giver told us',
    'one email about that gift, and nothing else',
    'legitimate interests in delivering it',
    'the email: a month after it was opened or refunded. Write to us, and we’ll forget it sooner',
  ),
];

const SITTER: readonly LegalRecord[] = [
  record(
    'Your sitter, if you ask someone: the first name you gave, and yes or no for days to come. We only keep hashes of the link and of their calendar’s address',
    'showing them your first name, days, times and minutes, and you their answer',
    'contract',
    'until you or they end it. An answer: until its day is over',
  ),
  record(
    'If you’re someone’s sitter and ask for your week by email: your address, when you said yes, and when the last one went. The person you sit for doesn’t see it',
    'that one email a week',
    'consent, which you can withdraw on the page and in each email',
    'until you stop it, or you’re no longer their sitter',
  ),
];

const EMAILS: readonly LegalRecord[] = [
  record(
    'Whether you want emails with tips and news: each yes and no, when, and the version of the words, and which of them went to you. Nothing if you never said either',
    'writing to you only if you said yes, and showing that you did',
    'consent, which you can withdraw in Settings',
    UNTIL_DELETED,
  ),
  record(
    'If you ticked the box for one email about an unfinished payment: your address, when, and the version of the words',
    'writing that one email',
    'consent, which you can withdraw in the email',
    '30 days. If you stop them, we keep the address so that we don’t write to it again',
  ),
];

function keptRecords(site: Site | undefined): LegalRecord[] {
  return [
    record(
      'First name, last name if given, email',
      'your account, receipts, service messages',
      'contract',
      UNTIL_DELETED,
    ),
    record(
      'Password',
      'signing in. We keep it scrambled, so no one can read it',
      'contract',
      'until changed or deleted',
    ),
    record(
      'Sign-in tokens and the kind of device',
      'keeping you signed in, and showing you where. We only keep a hash of the token',
      'contract',
      '30 days after last use, or sign-out',
    ),
    record(
      'Browsers you signed in with, and failed sign-ins, as one-way hashes',
      'keeping guessers out without locking you out',
      'legitimate interests',
      `browsers ${UNTIL_DELETED}, failed sign-ins for a short time`,
    ),
    record('Workouts: date, rating, note, length, week, block', PROGRESS, 'contract', UNTIL_DELETED),
    record(
      'The mood of the day with a finished workout, if you said yes',
      'your own history',
      'consent, which you can withdraw in Settings',
      UNTIL_DELETED,
    ),
    record(
      'Health disclaimer: the version you agreed to, being 18 or over, and when. No answer about your health',
      'showing that you were told',
      'legitimate interests',
      UNTIL_DELETED,
    ),
    ...EMAILS,
    record('Steps and step goal', PROGRESS, 'contract', UNTIL_DELETED),
    record(
      'Workout days, time and time zone, if you use the calendar or the reminders, and when you were last reminded. We only keep a hash of your calendar’s address',
      'your calendar. Reminders only while you have them switched on',
      'contract. Consent for reminders, which you can withdraw in Settings and in each email',
      UNTIL_DELETED,
    ),
    ...SITTER,
    ...GIFTS,
    purchaseRecord(site),
    record('Emails you send us', 'answering you', 'legitimate interests', '24 months'),
    record(
      'Server logs: time, kind of page, result, number of the account',
      'security and fixing faults',
      'legitimate interests',
      site ? `${site.periods.logDays} days` : 'a short time',
    ),
  ];
}

const purchaseRecord = (site: Site | undefined): LegalRecord =>
  record(
    'Purchase: amount, date, reference, status, refund, the country of your card, the code of an offer, what you agreed to and when',
    'selling to you, tax, disputes',
    'contract, legal duty, and legitimate interests in handling disputes',
    `${site ? `${site.periods.taxYears} years after the purchase` : 'as long as tax law asks'}, or longer while it’s what opens your account`,
  );

function record(what: string, why: string, basis: string, howLong: string): LegalRecord {
  return {
    what,
    facts: [
      { name: 'Why', value: why },
      { name: 'Lawful basis', value: basis },
      { name: 'How long', value: howLong },
    ],
  };
}

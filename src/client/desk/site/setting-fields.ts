import { letterOfWorkout, WORKOUT_IDS, type WorkoutId, weekOfWorkout } from '#domain/plan/block.ts';

/** How a setting is asked for; its name is the server's. */
export interface SettingField {
  name: string;
  label: string;
  hint?: string;
  kind?: 'line' | 'text' | 'secret' | 'choice' | 'number';
  choices?: readonly { value: string; label: string }[];
}

export interface SettingGroup {
  path: string;
  title: string;
  about: string;
  fields: readonly SettingField[];
}

const ON_OFF = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

const days = (name: string, label: string): SettingField => ({ name: `site.periods.${name}`, label, kind: 'number' });

/** As under Words, where the title stands with it. */
const workoutLabel = (edition: string, id: WorkoutId) =>
  `Edition ${edition.toUpperCase()}, workout ${weekOfWorkout(id)}${letterOfWorkout(id)}`;

const video = (place: string, label: string): SettingField => ({ name: `site.videoUrl.${place}`, label });

const SELLER: SettingGroup = {
  path: 'seller',
  title: 'Business details',
  about: 'These appear on receipts, legal pages and the help page.',
  fields: [
    { name: 'site.company', label: 'Business name', hint: 'Your company’s name, or your own.' },
    { name: 'site.address', label: 'Address', hint: 'On one line.' },
    { name: 'site.supportEmail', label: 'Support email' },
    { name: 'site.privacyEmail', label: 'Privacy email (optional)', hint: 'Leave empty to use your support email.' },
    { name: 'site.supportPhone', label: 'Phone (optional)' },
    { name: 'site.companyNumber', label: 'Company number (optional)' },
    { name: 'site.vatNumber', label: 'VAT number (optional)', hint: 'Leave it empty if you don’t charge VAT.' },
    { name: 'site.vatPercent', label: 'VAT rate, in percent', kind: 'number' },
    {
      name: 'site.refundPolicy',
      label: 'If a buyer changes their mind',
      kind: 'choice',
      choices: [
        { value: '14-days', label: '14 days, full refund' },
        { value: 'statutory-waiver', label: 'Instant access, if they give up the 14 days' },
      ],
    },
    days('supportWorkingDays', 'You reply within (working days)'),
    days('refundWorkingDays', 'Refunds arrive within (working days)'),
  ],
};

const PAYMENTS: SettingGroup = {
  path: 'payments',
  title: 'Payments',
  about: 'Stripe pays straight into your bank. We test the keys before saving.',
  fields: [
    { name: 'STRIPE_PUBLISHABLE_KEY', label: 'Publishable key', hint: 'Starts with pk_.' },
    { name: 'STRIPE_SECRET_KEY', label: 'Secret key', hint: 'Starts with sk_.', kind: 'secret' },
    {
      name: 'STRIPE_WEBHOOK_SECRETS',
      label: 'Webhook signing secret',
      hint: 'Starts with whsec_. We usually set this up for you.',
      kind: 'secret',
    },
    {
      name: 'PAYMENTS',
      label: 'The shop',
      kind: 'choice',
      choices: [
        { value: 'sandbox', label: 'Practice mode: test cards only' },
        { value: 'stripe', label: 'Open for sale' },
      ],
    },
    {
      name: 'GUEST_CHECKOUT',
      label: 'Let people buy without an account',
      kind: 'choice',
      choices: ON_OFF,
    },
    {
      name: 'CHECKOUT_UI',
      label: 'Pay page',
      kind: 'choice',
      choices: [
        { value: 'embedded', label: 'On your own site' },
        { value: 'hosted', label: 'On Stripe’s page' },
      ],
    },
  ],
};

const EMAIL: SettingGroup = {
  path: 'email',
  title: 'Email',
  about: 'Receipts and links go out through your email provider. We send you a test email before we save a change.',
  fields: [
    { name: 'SMTP_HOST', label: 'Server', hint: 'Like smtp.fastmail.com.' },
    {
      name: 'SMTP_SECURITY',
      label: 'Encryption',
      kind: 'choice',
      choices: [
        { value: 'tls', label: 'TLS (port 465)' },
        { value: 'starttls', label: 'STARTTLS (port 587)' },
      ],
    },
    { name: 'SMTP_PORT', label: 'Port', kind: 'number' },
    { name: 'SMTP_USER', label: 'Username', hint: 'Often your whole email address.' },
    { name: 'SMTP_PASSWORD', label: 'Password', kind: 'secret' },
    { name: 'MAIL_FROM', label: 'Emails come from', hint: 'Fit in 30 <hello@fit.example>' },
  ],
};

const LEGAL: SettingGroup = {
  path: 'legal',
  title: 'Legal and privacy',
  about: 'Your legal pages use these.',
  fields: [
    { name: 'site.icoNumber', label: 'ICO registration number (optional)' },
    { name: 'site.host', label: 'Hosting company' },
    { name: 'site.hostCountry', label: 'Hosting country' },
    { name: 'site.mailProvider', label: 'Email provider' },
    days('taxYears', 'Keep sales records for (years)'),
    days('inactiveMonths', 'Keep unused accounts for (months)'),
    {
      ...days('backupDays', 'Keep backups for (days)'),
      hint: 'We delete older ones from this server, also those you made. Please delete downloaded ones in time.',
    },
    {
      ...days('logDays', 'Your privacy page says that logs are kept for so many days'),
      hint: 'This site doesn’t delete them. Your technician sets it there once: docs/operating.md, “Logs”.',
    },
    days('closingNoticeDays', 'Notice before the site closes (days)'),
  ],
};

const WORDS: SettingGroup = {
  path: 'words',
  title: 'One-to-one',
  about: 'Where members can book time with you.',
  fields: [
    { name: 'site.coaching.coachName', label: 'Coach’s name' },
    { name: 'site.coaching.url', label: 'Booking link' },
  ],
};

const VIDEOS: SettingGroup = {
  path: 'videos',
  title: 'Videos',
  about: 'Paste a YouTube, Vimeo or .mp4 link. A film that you upload, under Words, Your films, goes before it.',
  fields: [
    video('introduction', 'Introduction'),
    video('warmUp', 'Warm-up'),
    video('coolDown', 'Cool-down'),
    ...['a', 'b'].flatMap((edition) => WORKOUT_IDS.map((id) => video(`${edition}${id}`, workoutLabel(edition, id)))),
  ],
};

const SECOND_PLACE: SettingGroup = {
  path: 'second-place',
  title: 'A second place for backups',
  about:
    'If the server is lost, its backups are lost too. Each night the newest goes here as well, locked with a passphrase that only you have. Any storage that speaks S3 will do.',
  fields: [
    {
      name: 'BACKUP_ENDPOINT',
      label: 'Address',
      hint: 'Like s3.eu-west-2.amazonaws.com; https:// is added for you. To stop, empty this and the bucket.',
    },
    { name: 'BACKUP_BUCKET', label: 'Bucket', hint: 'Make a private one, just for this.' },
    { name: 'BACKUP_REGION', label: 'Region', hint: 'Like eu-west-2. Leave “auto” if your storage names none.' },
    { name: 'BACKUP_KEY', label: 'Access key' },
    { name: 'BACKUP_SECRET', label: 'Secret access key', kind: 'secret' },
    {
      name: 'BACKUP_PASSPHRASE',
      label: 'Passphrase',
      hint: 'At least 20 characters. Write it on paper: without it no one can open these backups, not even you.',
      kind: 'secret',
    },
    { name: 'BACKUP_COMPANY', label: 'Storage company', hint: 'Your privacy page names it, and its country.' },
    { name: 'BACKUP_COUNTRY', label: 'Storage country' },
  ],
};

const TECHNICIAN: SettingGroup = {
  path: 'technician',
  title: 'For a technician',
  about: 'You’ll rarely need these. A wrong value can lock you out.',
  fields: [
    {
      name: 'PUBLIC_ORIGIN',
      label: 'Web address',
      hint: 'Like fit.example; https:// is added for you. Passkeys belong to this name. With another one, add new ones.',
    },
    {
      name: 'TRUSTED_PROXIES',
      label: 'In front of the server (if anything)',
      hint: 'The address of a program such as Caddy that passes visitors on to this site, usually 127.0.0.1. With it, who guesses passwords is told apart from everyone else. More than one with commas.',
    },
    { name: 'SERVICE_WORKER', label: 'Offline app', kind: 'choice', choices: ON_OFF },
    {
      name: 'BACKUPS',
      label: 'Backups',
      kind: 'choice',
      choices: [
        { value: 'daily', label: 'Every night' },
        { value: 'elsewhere', label: 'Handled elsewhere' },
      ],
    },
    {
      name: 'LOG_LEVEL',
      label: 'Log level',
      kind: 'choice',
      choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((value) => ({ value, label: value })),
    },
    {
      name: 'METRICS_TOKEN',
      label: 'Metrics token',
      hint: '16 characters or more. Opens /metrics.',
      kind: 'secret',
    },
  ],
};

export const SETTING_GROUPS: readonly SettingGroup[] = [
  SELLER,
  PAYMENTS,
  EMAIL,
  LEGAL,
  WORDS,
  VIDEOS,
  SECOND_PLACE,
  TECHNICIAN,
];

const SETTING_LABELS: ReadonlyMap<string, string> = new Map(
  SETTING_GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
);

const SETTING_NAME = /\bsite(\.\w+)+|\b[A-Z]{3,}(_[A-Z]+)*\b/g;

/** What the server says of settings, with the desk's labels in place of their names. */
export const withLabels = (text: string): string =>
  text.replace(SETTING_NAME, (name) => (SETTING_LABELS.has(name) ? `“${SETTING_LABELS.get(name)}”` : name));

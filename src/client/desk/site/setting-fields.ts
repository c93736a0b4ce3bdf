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
  title: 'Seller and promises',
  about: 'Who sells, and what is promised. It stands on receipts, on the legal pages and on the page of help.',
  fields: [
    { name: 'site.company', label: 'Name of the seller', hint: 'Your company, or your own name.' },
    { name: 'site.address', label: 'Address', hint: 'On one line.' },
    { name: 'site.supportEmail', label: 'E-mail for members' },
    { name: 'site.privacyEmail', label: 'E-mail for privacy', hint: 'If it is another one.' },
    { name: 'site.supportPhone', label: 'Phone (optional)' },
    { name: 'site.companyNumber', label: 'Company number (if any)' },
    { name: 'site.vatNumber', label: 'VAT number (if any)' },
    {
      name: 'site.refundPolicy',
      label: 'When somebody changes their mind',
      kind: 'choice',
      choices: [
        { value: '14-days', label: '14 days, all money back' },
        { value: 'statutory-waiver', label: 'Access at once, for who gives the 14 days up' },
      ],
    },
    days('supportWorkingDays', 'We answer within so many working days'),
    days('refundWorkingDays', 'Refunds are back within so many working days'),
  ],
};

const PAYMENTS: SettingGroup = {
  path: 'payments',
  title: 'Payments',
  about: 'Through Stripe, straight to your bank. The keys are tried before they are kept.',
  fields: [
    { name: 'STRIPE_PUBLISHABLE_KEY', label: 'Publishable key', hint: 'Begins with pk_.' },
    { name: 'STRIPE_SECRET_KEY', label: 'Secret key', hint: 'Begins with sk_.', kind: 'secret' },
    {
      name: 'STRIPE_WEBHOOK_SECRETS',
      label: 'Stripe tells us about each sale',
      hint: 'The signing secret, which begins with whsec_. Two with a comma while you change it.',
      kind: 'secret',
    },
    {
      name: 'PAYMENTS',
      label: 'The shop',
      kind: 'choice',
      choices: [
        { value: 'sandbox', label: 'Practice: test cards only' },
        { value: 'stripe', label: 'Open, with the keys above' },
      ],
    },
    {
      name: 'GUEST_CHECKOUT',
      label: 'Buying without an account first',
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
  title: 'E-mail',
  about: 'Receipts and links go out through your email provider. A test letter is sent to you before a change is kept.',
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
  about: 'What the legal pages say about where things are kept, and for how long.',
  fields: [
    { name: 'site.icoNumber', label: 'Number at the ICO (if any)' },
    { name: 'site.host', label: 'Who runs the machine' },
    { name: 'site.hostCountry', label: 'In which country it stands' },
    { name: 'site.mailProvider', label: 'Your mail provider' },
    days('taxYears', 'Purchases are kept for so many years'),
    days('inactiveMonths', 'An unused account is kept for so many months'),
    {
      ...days('backupDays', 'Keep backups for (days)'),
      hint: 'Older ones are deleted from this server by themselves, those made by hand too. Delete what you downloaded in time.',
    },
    {
      ...days('logDays', 'Your privacy page says that logs are kept for so many days'),
      hint: 'This site does not delete them. Whoever looks after the server sets it there once: docs/operating.md, “Logs”.',
    },
    days('closingNoticeDays', 'Before the site closes members are told so many days ahead'),
  ],
};

const WORDS: SettingGroup = {
  path: 'words',
  title: 'One-to-one',
  about: 'Where members can book you.',
  fields: [
    { name: 'site.coaching.coachName', label: 'Your name, for one-to-one' },
    { name: 'site.coaching.url', label: 'Where members book you' },
  ],
};

const VIDEOS: SettingGroup = {
  path: 'videos',
  title: 'Videos',
  about: 'A link to a video of yours stands in for the drawn coach: YouTube, Vimeo or a file.',
  fields: [
    video('introduction', 'Introduction'),
    video('warmUp', 'Warm-up'),
    video('coolDown', 'Cool-down'),
    ...['a', 'b'].flatMap((edition) => WORKOUT_IDS.map((id) => video(`${edition}${id}`, workoutLabel(edition, id)))),
  ],
};

const TECHNICIAN: SettingGroup = {
  path: 'technician',
  title: 'For the technician',
  about: 'You hardly ever need these. A wrong one here can shut you out.',
  fields: [
    {
      name: 'PUBLIC_ORIGIN',
      label: 'Address of the site',
      hint: 'Like fit.example; https:// is added for you. Passkeys belong to this name: with another one they must be made anew.',
    },
    {
      name: 'TRUSTED_PROXIES',
      label: 'In front of the server (if anything)',
      hint: 'The address of a program such as Caddy that passes visitors on to this site, usually 127.0.0.1. With it, who guesses passwords is told apart from everybody else. More than one with commas.',
    },
    { name: 'SERVICE_WORKER', label: 'Works without a network', kind: 'choice', choices: ON_OFF },
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
      label: 'How much is logged',
      kind: 'choice',
      choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((value) => ({ value, label: value })),
    },
    {
      name: 'METRICS_TOKEN',
      label: 'Word for the figures at /metrics',
      hint: '16 characters or more.',
      kind: 'secret',
    },
  ],
};

export const SETTING_GROUPS: readonly SettingGroup[] = [SELLER, PAYMENTS, EMAIL, LEGAL, WORDS, VIDEOS, TECHNICIAN];

const SETTING_LABELS: ReadonlyMap<string, string> = new Map(
  SETTING_GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
);

const SETTING_NAME = /\bsite(\.\w+)+|\b[A-Z]{3,}(_[A-Z]+)*\b/g;

/** What the server says of settings, with the desk's labels in place of their names. */
export const withLabels = (text: string): string =>
  text.replace(SETTING_NAME, (name) => (SETTING_LABELS.has(name) ? `“${SETTING_LABELS.get(name)}”` : name));

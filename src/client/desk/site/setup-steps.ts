import type { DeskSettings } from '#contract/desk/settings.ts';
import type { DeskWords } from '#contract/desk/words.ts';
import { SETTING_GROUPS, type SettingGroup } from './setting-fields.ts';

export interface SetupStep extends SettingGroup {
  /** In the list of steps. */
  short: string;
  /** What must have a value for it to be done. */
  needed: readonly string[];
  /** The shop cannot open without it. */
  mustBeDone: boolean;
  /** Keeping it sends the operator an e-mail to try. */
  sendsEmail?: boolean;
}

/** The place of the programme's name and look. */
export const LOOK = 'look';

const FIELDS = new Map(SETTING_GROUPS.flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)));

const fieldsNamed = (...names: readonly string[]) =>
  names.flatMap((name) => {
    const field = FIELDS.get(name);
    return field ? [field] : [];
  });

const STRIPE_KEYS = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'];

/** Each can be put off; what is done is what is set, so that nothing of it is lost. */
export const SETUP_STEPS: readonly SetupStep[] = [
  {
    path: 'seller',
    short: 'Seller',
    title: 'Who’s selling the programme?',
    about: 'The law wants this on receipts and legal pages. Fill it in once here.',
    fields: fieldsNamed(
      'site.company',
      'site.address',
      'site.companyNumber',
      'site.vatNumber',
      'site.supportEmail',
      'site.supportPhone',
      'site.refundPolicy',
    ),
    needed: ['site.address', 'site.supportEmail'],
    mustBeDone: true,
  },
  {
    path: 'privacy',
    short: 'Privacy',
    title: 'Who stores your members’ data?',
    about: 'Your privacy page names your hosting company and email provider.',
    fields: fieldsNamed('site.host', 'site.hostCountry', 'site.mailProvider', 'site.icoNumber'),
    needed: ['site.host', 'site.hostCountry', 'site.mailProvider'],
    mustBeDone: true,
  },
  {
    path: 'email',
    short: 'Email',
    title: 'Can members get your emails?',
    about: 'Your email provider sends receipts and links. We’ll send you a test first.',
    fields: fieldsNamed(...['SMTP_HOST', 'SMTP_SECURITY', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM']),
    needed: ['SMTP_HOST', 'MAIL_FROM'],
    mustBeDone: true,
    sendsEmail: true,
  },
  {
    path: 'address',
    short: 'Web address',
    title: 'What’s your web address?',
    about:
      'Enter the domain you own. We check that it leads here. A passkey only works where it was made, so you’ll add a new one there.',
    fields: fieldsNamed('PUBLIC_ORIGIN', 'TRUSTED_PROXIES'),
    needed: ['PUBLIC_ORIGIN'],
    mustBeDone: true,
  },
  {
    path: 'payments',
    short: 'Payments',
    title: 'How do you want to get paid?',
    about:
      'Stripe pays straight into your bank. We never see card numbers. In Stripe, open Developers, then API keys, and copy both. We set up the webhook for you.',
    fields: fieldsNamed(...STRIPE_KEYS),
    needed: STRIPE_KEYS,
    mustBeDone: true,
  },
  {
    path: 'legal',
    short: 'Legal pages',
    title: 'Has a lawyer checked your legal pages?',
    about: 'Until then, they say “draft”. You can still open. Record each check beside its text.',
    fields: [],
    needed: [],
    mustBeDone: false,
  },
  {
    path: 'look',
    short: 'Look',
    title: 'Make it yours',
    about: 'Your name, and a few lines about you. They go live when you publish.',
    fields: [],
    needed: [],
    mustBeDone: false,
  },
];

export const OPEN = 'open';
export const pathTo = (step: string) => `/desk/setup/${step}`;

/** What is set, which pages are drafts, and which words are the operator's own. */
type StandingSoFar = Pick<DeskSettings, 'settings'> & DeskWords;

/** Whether a step is done, by what is set. */
export function isStepDone({ path, needed }: SetupStep, { settings, places }: StandingSoFar): boolean {
  const isSet = (name: string) =>
    settings.some(({ source, ...setting }) => {
      if (setting.name !== name) return false;
      return setting.isSecret ? source !== 'nowhere' : setting.value !== '';
    });
  if (path === 'legal') return places.every(({ isDraftPage }) => !isDraftPage);
  if (path === 'look') return places.some(({ id, version }) => id === LOOK && version > 0);
  return needed.every(isSet);
}

/** What the shop cannot open without, and is not done. */
export const stepsBeforeOpening = (standing: StandingSoFar): SetupStep[] =>
  SETUP_STEPS.filter((step) => step.mustBeDone && !isStepDone(step, standing));

/** A heading that says how many they are. */
export function beforeOpeningText(count: number): string {
  if (count === 0) return 'Ready to open';
  return count === 1 ? 'One thing before you open' : `${count} things before you open`;
}

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
  /** Keeping it sends her an e-mail to try. */
  sendsEmail?: boolean;
}

/** The place of the front page's words. */
export const FRONT = 'landing';

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
    title: 'Who sells the programme?',
    about: 'The law asks for this on receipts and on your legal pages. It fills all of them at once.',
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
    short: 'Where things are kept',
    title: 'Where are things kept?',
    about: 'The page about privacy names who runs the machine and who carries your letters.',
    fields: fieldsNamed('site.host', 'site.hostCountry', 'site.mailProvider', 'site.icoNumber'),
    needed: ['site.host', 'site.hostCountry', 'site.mailProvider'],
    mustBeDone: true,
  },
  {
    path: 'email',
    short: 'E-mail',
    title: 'Can members get your letters?',
    about: 'Receipts and links go out through your mail provider. We send a letter to you first, to be sure.',
    fields: fieldsNamed(...['SMTP_HOST', 'SMTP_SECURITY', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM']),
    needed: ['SMTP_HOST', 'MAIL_FROM'],
    mustBeDone: true,
    sendsEmail: true,
  },
  {
    path: 'address',
    short: 'Web address',
    title: 'Where do people find you?',
    about:
      'The address that you own. We look whether it leads here before it is kept. Your passkey belongs to the address of the desk: you get a link with which you make a new one there.',
    fields: fieldsNamed('PUBLIC_ORIGIN', 'TRUSTED_PROXIES'),
    needed: ['PUBLIC_ORIGIN'],
    mustBeDone: true,
  },
  {
    path: 'payments',
    short: 'Payments',
    title: 'How do you get paid?',
    about:
      'Through Stripe, straight to your bank. We never see the card. At Stripe open Developers, API keys, and copy both. Once the web address is set, we tell Stripe by ourselves where to report each sale.',
    fields: fieldsNamed(...STRIPE_KEYS),
    needed: STRIPE_KEYS,
    mustBeDone: true,
  },
  {
    path: 'legal',
    short: 'Legal pages',
    title: 'Has a lawyer read your legal pages?',
    about:
      'Until then they say that they are drafts. You can open without it. Who read which page stands beside its words.',
    fields: [],
    needed: [],
    mustBeDone: false,
  },
  {
    path: 'words',
    short: 'Your words',
    title: 'Make it yours',
    about: 'What visitors read first, and a few lines about you. It stands on your front page once it is published.',
    fields: [],
    needed: [],
    mustBeDone: false,
  },
];

/** What is set, which pages are drafts, and which words are hers. */
type StandingSoFar = Pick<DeskSettings, 'settings'> & DeskWords;

/** Whether a step is done, by what is set. */
export function isStepDone({ path, needed }: SetupStep, { settings, places }: StandingSoFar): boolean {
  const isSet = (name: string) =>
    settings.some(({ source, ...setting }) => {
      if (setting.name !== name) return false;
      return setting.isSecret ? source !== 'nowhere' : setting.value !== '';
    });
  if (path === 'legal') return places.every(({ isDraftPage }) => !isDraftPage);
  if (path === 'words') return places.some(({ id, version }) => id === FRONT && version > 0);
  return needed.every(isSet);
}

import {
  DatabaseBackup,
  FlaskConical,
  Gift,
  HardDrive,
  KeyRound,
  Landmark,
  type LucideIcon,
  MailWarning,
  PackageOpen,
  Search,
  ServerCrash,
  Unplug,
  UserX,
} from 'lucide-react';
import { dayText, emailName, momentText, sentence } from '#client/desk/labels.ts';
import type { Todo } from '#contract/desk/today.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { pluralise } from '#domain/time/count-text.ts';

interface TodoLabels {
  icon: LucideIcon;
  title: (todo: Todo) => string;
  text: (todo: Todo) => string;
  /** Of the button that leads to where it is solved. */
  solve: string;
  /** Where it is solved, unless on somebody’s page. */
  place: string;
}

const PURCHASES = '/desk/money/purchases';
const OF_SITE = { place: '/desk/status', text: ({ detail }: Todo) => sentence(detail ?? '') };

export const TODO_LABELS: Record<Todo['kind'], TodoLabels> = {
  locked_out: {
    icon: UserX,
    title: ({ email, isInvited }) => `${email ?? 'Someone'} ${isInvited ? 'was invited' : 'paid'} and can’t get in`,
    text: ({ since }) => `We couldn’t deliver their link, ${momentText(since)}. Is the address right?`,
    solve: 'Correct address',
    place: '/desk/emails/undelivered',
  },
  review: {
    icon: Search,
    title: ({ email }) => `A payment to check, from ${email ?? 'someone'}`,
    text: ({ amountPence, since }) =>
      `${poundsText(amountPence ?? 0)}, ${momentText(since)}. They paid a different amount, so they have no access. Refund it, or give access.`,
    solve: 'Open payment',
    place: `${PURCHASES}?state=review`,
  },
  disputed: {
    icon: Landmark,
    title: ({ email, amountPence }) =>
      `The bank of ${email ?? 'a buyer'} asks for ${poundsText(amountPence ?? 0)} back`,
    text: ({ since, dueAt }) =>
      `Since ${momentText(since)}. Their access waits. Tell your side on Stripe’s page${dueAt === null ? '' : ` by ${dayText(dueAt)}`}.`,
    solve: 'Open dispute',
    place: `${PURCHASES}?state=disputed`,
  },
  unclaimed: {
    icon: PackageOpen,
    title: () => 'A purchase no one has claimed',
    text: ({ email, amountPence, since }) =>
      `${poundsText(amountPence ?? 0)}, ${momentText(since)}. We sent the link to ${email ?? 'them'}. After 14 days we refund it automatically.`,
    solve: 'Resend link',
    place: `${PURCHASES}?state=unclaimed`,
  },
  practice_ended: {
    icon: FlaskConical,
    title: ({ email }) => `${email ?? 'Someone'} bought with a test card`,
    text: ({ since }) =>
      `That was practice: the access ended when the shop opened, ${momentText(since)}. Nothing they did is lost. Give access if you like, or leave it.`,
    solve: 'Look at them',
    place: '/desk/activity',
  },
  gift_email: {
    icon: Gift,
    title: () => 'A gift email wasn’t delivered',
    text: ({ email, since }) => `To ${email ?? 'the recipient'}, ${momentText(since)}. The giver has been told.`,
    solve: 'Correct address',
    place: '/desk/emails/undelivered',
  },
  emails: {
    icon: MailWarning,
    title: ({ count, detail }) =>
      count === 1
        ? `Not delivered: ${emailName(detail ?? '')}`
        : `${count} more ${pluralise(count, 'letter')} not delivered`,
    text: ({ email, since }) => `${email === null ? '' : `To ${email}, `}${momentText(since)}.`,
    solve: 'Resend',
    place: '/desk/emails/undelivered',
  },
  backups: {
    ...OF_SITE,
    icon: DatabaseBackup,
    title: () => 'Check your backups',
    solve: 'Back up now',
    place: '/desk/backups',
  },
  disk: { ...OF_SITE, icon: HardDrive, title: () => 'The disk is nearly full', solve: 'Open status' },
  stripe: {
    ...OF_SITE,
    icon: Unplug,
    title: () => 'We can’t hear from Stripe',
    solve: 'Check Stripe keys',
    place: '/desk/settings/payments',
  },
  server: {
    ...OF_SITE,
    icon: ServerCrash,
    title: () => 'Emails aren’t going out',
    solve: 'Check email settings',
    place: '/desk/settings/email',
  },
  secrets: {
    ...OF_SITE,
    icon: KeyRound,
    title: () => 'We can’t read a secret any more',
    solve: 'Type it again',
    place: '/desk/settings',
  },
};

const REST_NAMES: Readonly<Partial<Record<Todo['kind'], string>>> = {
  review: 'payments to check',
  disputed: 'disputed payments',
  unclaimed: 'unclaimed purchases',
  practice_ended: 'people came in with test cards',
};

/** What is beyond the rows of its kind is told in one. */
export function todoTitle(todo: Todo): string {
  const rest = REST_NAMES[todo.kind];
  return todo.count > 1 && rest ? `${todo.count} more ${rest}` : TODO_LABELS[todo.kind].title(todo);
}

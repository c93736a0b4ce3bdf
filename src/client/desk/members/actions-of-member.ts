import { refundActions } from '#client/desk/money/refund-actions.ts';
import type { Action } from '#client/desk/question.tsx';
import type { DeskMember } from '#contract/desk/members.ts';
import { deskMemberPath } from '#contract/paths.ts';

const firstNameOf = ({ name }: DeskMember) => name.split(' ')[0] || 'They';
const pathOf = ({ id }: DeskMember, action: string) => `${deskMemberPath(id)}/${action}`;

export interface ActionGroup {
  name: string;
  actions: readonly Action[];
  /** Nothing brings back what they end: apart from the others. */
  isFinal?: true;
}

/** Some are only an owner's. */
export function actionsFor(member: DeskMember, isOwner: boolean): ActionGroup[] {
  const { hasAccess, devices, purchases, correction } = member;
  const receipts = purchases.filter(({ amountPence, status }) => amountPence > 0 && status === 'paid');
  const refundable = isOwner ? purchases.filter(({ isRefundable }) => isRefundable) : [];
  return [
    {
      name: 'Help them sign in',
      actions: [
        passwordLink(member),
        ...receipts.map((purchase) => receiptAgain(member, purchase, receipts.length > 1)),
        correction ? stopCorrection(member) : correctAddress(member),
        ...(devices > 0 ? [signOut(member)] : []),
      ],
    },
    {
      name: 'Money and access',
      actions: [
        hasAccess ? takeAccess(member) : giveAccess(member),
        ...refundable.flatMap((purchase) => refunds(member, purchase, refundable.length > 1)),
      ],
    },
    ...(isOwner
      ? [
          { name: 'Data', actions: [] },
          { name: 'No way back', actions: [deleteAccount(member)], isFinal: true as const },
        ]
      : []),
  ];
}

const passwordLink = (member: DeskMember): Action => ({
  name: 'Send password link',
  path: pathOf(member, 'password-link'),
  body: {},
  happens: `We email a link to ${member.email}. It works once, for 1 hour.`,
  told: 'The email with the link. You never see it.',
  undo: 'No need. The link expires after 1 hour.',
});

type Bought = DeskMember['purchases'][number];

const receiptAgain = (member: DeskMember, { id, reference }: Bought, isOneOfMany: boolean): Action => ({
  name: isOneOfMany ? `Resend receipt ${reference}` : 'Resend receipt',
  path: pathOf(member, 'receipt'),
  body: { purchaseId: id },
  happens: `We email the receipt to ${member.email} again.`,
  told: 'The receipt.',
  undo: 'Nothing to undo.',
});

const correctAddress = (member: DeskMember): Action => ({
  name: 'Correct email address',
  path: pathOf(member, 'address'),
  body: {},
  happens: `It’s ${member.email} now. Not signed in yet? It changes straight away. Otherwise in 24 hours.`,
  told: 'We email both addresses. Either can stop it within 24 hours.',
  undo: 'Yes, within the 24 hours.',
  fields: [
    { name: 'email', kind: 'email', label: 'New email address' },
    {
      name: 'isSure',
      kind: 'check',
      label: `I checked it’s ${firstNameOf(member)}. They gave the right day, amount and last 4 card digits.`,
    },
  ],
  bodyOf: ({ email, isSure }) => ({ email, isSure: isSure === 'on' }),
});

const stopCorrection = (member: DeskMember): Action => ({
  name: 'Keep current address',
  path: pathOf(member, 'address/stop'),
  body: {},
  happens: `The change to ${member.correction?.newEmail} is cancelled.`,
  told: 'Nothing.',
  undo: 'Yes. Correct it again.',
});

const signOut = (member: DeskMember): Action => ({
  name: 'Sign out all devices',
  path: pathOf(member, 'sign-out'),
  body: {},
  happens: `${firstNameOf(member)} is signed out on every device. Their progress is safe.`,
  told: 'Nothing. The app asks them to sign in.',
  undo: 'Yes. They sign in again.',
});

const giveAccess = (member: DeskMember): Action => ({
  name: 'Give access',
  path: pathOf(member, 'access'),
  body: { access: 'give' },
  happens: `${firstNameOf(member)} gets the whole programme. No money moves.`,
  told: 'An email saying they have access.',
  undo: 'Yes. You can remove it again.',
});

const takeAccess = (member: DeskMember): Action => ({
  name: 'Remove access',
  path: pathOf(member, 'access'),
  body: { access: 'take' },
  happens: `${firstNameOf(member)} can’t open the programme. Progress is kept. This doesn’t refund anything.`,
  told: 'The app says access has ended. We only email if you write a message.',
  undo: 'Yes. Give access again.',
  isHarsh: true,
  fields: [{ name: 'words', kind: 'area', label: 'Words for an email (leave empty to send none)' }],
  bodyOf: ({ words }) => ({ words }),
});

const refunds = (member: DeskMember, purchase: Bought, isOneOfMany: boolean): Action[] =>
  refundActions(purchase, {
    path: pathOf(member, 'refund'),
    body: { purchaseId: purchase.id },
    ends: purchase.status === 'unclaimed' ? 'its link and code stop working' : 'access ends',
    who: firstNameOf(member),
    which: isOneOfMany ? purchase.reference : undefined,
  });

const deleteAccount = (member: DeskMember): Action => ({
  name: 'Delete account',
  path: pathOf(member, 'delete'),
  body: {},
  happens:
    'We delete their name, email, progress and notes. The sale stays on record, without a name. This doesn’t refund anything.',
  told: 'A last email: “Your account has been deleted”.',
  undo: 'No.',
  isHarsh: true,
  fields: [{ name: 'email', kind: 'email', label: `To confirm, type ${member.email}` }],
  bodyOf: ({ email }) => ({ email }),
  leadsTo: '/desk/members',
});

import { refundActions } from '#client/desk/money/refund-actions.ts';
import type { Action } from '#client/desk/question.tsx';
import type { DeskMember } from '#contract/desk/members.ts';
import { deskMemberPath } from '#contract/paths.ts';

const firstNameOf = ({ name }: DeskMember) => name.split(' ')[0] || 'They';
const pathOf = ({ id }: DeskMember, action: string) => `${deskMemberPath(id)}/${action}`;

export interface ActionGroup {
  name: string;
  actions: readonly Action[];
}

/** Some are only an owner's. */
export function actionsFor(member: DeskMember, isOwner: boolean): ActionGroup[] {
  const { hasAccess, devices, purchases, correction } = member;
  const receipts = purchases.filter(({ amountPence, status }) => amountPence > 0 && status === 'paid');
  const refundable = isOwner ? purchases.filter(({ isRefundable }) => isRefundable) : [];
  return [
    {
      name: 'Getting in',
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
        ...refundable.flatMap((purchase) => refunds(member, purchase)),
      ],
    },
    ...(isOwner ? [{ name: 'Data', actions: [deleteAccount(member)] }] : []),
  ];
}

const passwordLink = (member: DeskMember): Action => ({
  name: 'Send a link for a password',
  path: pathOf(member, 'password-link'),
  body: {},
  happens: `A letter with a link goes to ${member.email}. It works once, for one hour.`,
  told: 'The letter itself. You never see the link.',
  undo: 'It runs out by itself.',
});

type Bought = DeskMember['purchases'][number];

const receiptAgain = (member: DeskMember, { id, reference }: Bought, isOneOfMany: boolean): Action => ({
  name: isOneOfMany ? `Send the receipt ${reference} again` : 'Send the receipt again',
  path: pathOf(member, 'receipt'),
  body: { purchaseId: id },
  happens: `The receipt goes to ${member.email} once more.`,
  told: 'The receipt itself.',
  undo: 'There is nothing to undo.',
});

const correctAddress = (member: DeskMember): Action => ({
  name: 'Correct the e-mail address',
  path: pathOf(member, 'address'),
  body: {},
  happens: `Now it is ${member.email}. If nobody has ever come in, the new one holds at once; otherwise in 24 hours.`,
  told: 'Both addresses hear of it, and either can stop it while it waits.',
  undo: 'Yes, while it waits.',
  fields: [
    { name: 'email', kind: 'email', label: 'New address' },
    {
      name: 'isSure',
      kind: 'check',
      label: `I made sure it is ${firstNameOf(member)}: the day and the amount were right, and so were the card’s last four digits, which Stripe shows.`,
    },
  ],
  bodyOf: ({ email, isSure }) => ({ email, isSure: isSure === 'on' }),
});

const stopCorrection = (member: DeskMember): Action => ({
  name: 'Keep the address as it is',
  path: pathOf(member, 'address/stop'),
  body: {},
  happens: `${member.correction?.newEmail} does not become the address of this account.`,
  told: 'Nothing.',
  undo: 'Yes: correct it again.',
});

const signOut = (member: DeskMember): Action => ({
  name: 'Sign out everywhere',
  path: pathOf(member, 'sign-out'),
  body: {},
  happens: `${firstNameOf(member)} is signed out on every device. Nothing that was done is lost.`,
  told: 'Nothing. The app asks for the password.',
  undo: 'By signing in again.',
});

const giveAccess = (member: DeskMember): Action => ({
  name: 'Give access',
  path: pathOf(member, 'access'),
  body: { access: 'give' },
  happens: `${firstNameOf(member)} can use the whole programme from now on. No money moves.`,
  told: 'A letter says that access was given.',
  undo: 'Yes: take it away again.',
});

const takeAccess = (member: DeskMember): Action => ({
  name: 'Take access away',
  path: pathOf(member, 'access'),
  body: { access: 'take' },
  happens: `${firstNameOf(member)} can no longer open the programme. What was done stays, and so does the money.`,
  told: 'The app says that access has ended. A letter goes out only with words of yours.',
  undo: 'Yes: give it back.',
  isHarsh: true,
  fields: [{ name: 'words', kind: 'area', label: 'Words for an email (leave empty to send none)' }],
  bodyOf: ({ words }) => ({ words }),
});

const refunds = (member: DeskMember, purchase: Bought): Action[] =>
  refundActions(purchase, {
    path: pathOf(member, 'refund'),
    body: { purchaseId: purchase.id },
    ends: 'access ends',
    who: firstNameOf(member),
  });

const deleteAccount = (member: DeskMember): Action => ({
  name: 'Delete the account',
  path: pathOf(member, 'delete'),
  body: {},
  happens:
    'Name, address, progress and notes are deleted now, on every device. The record of the sale stays, without a name. No money goes back by this.',
  told: 'A last letter: “Your account has been deleted”.',
  undo: 'No.',
  isHarsh: true,
  fields: [{ name: 'email', kind: 'email', label: `Type ${member.email} to delete` }],
  bodyOf: ({ email }) => ({ email }),
  leadsTo: '/desk/members',
});

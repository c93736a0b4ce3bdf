import type { ActionGroup } from '#client/desk/members/actions-of-member.ts';
import type { Action } from '#client/desk/question.tsx';
import type { DeskPurchasePage } from '#contract/desk/purchases.ts';
import { deskPurchasePath } from '#contract/paths.ts';
import { refundActions } from './refund-actions.ts';

const pathOf = ({ id }: DeskPurchasePage, action: string) => `${deskPurchasePath(id)}/${action}`;

/** Some are only an owner's. */
export function actionsForPurchase(purchase: DeskPurchasePage, isOwner: boolean): ActionGroup[] {
  const { gift, isNobodys, isRefundable, paidAt, status } = purchase;
  const hasLink = gift ? paidAt !== null && purchase.buyerEmail !== null : isNobodys && status === 'unclaimed';
  return [
    {
      name: gift ? 'For the giver' : 'Getting in',
      actions: [...(hasLink ? [sendLink(purchase)] : []), ...(isNobodys ? [correctAddress(purchase)] : [])],
    },
    { name: 'Gift email', actions: gift ? emailActions(purchase, gift) : [] },
    { name: 'Money', actions: isOwner && isRefundable ? refunds(purchase) : [] },
  ].filter(({ actions }) => actions.length > 0);
}

const sendLink = ({ id: purchaseId, buyerEmail: to, gift }: DeskPurchasePage): Action =>
  sendLinkAction({ purchaseId, to, isGift: gift !== null });

interface LinkOf {
  purchaseId: string;
  to: string | null;
  isGift: boolean;
}

export const sendLinkAction = ({ purchaseId, to, isGift }: LinkOf): Action => ({
  name: isGift ? 'Send the giver’s link again' : 'Send the link again',
  path: `${deskPurchasePath(purchaseId)}/link`,
  body: {},
  happens: isGift
    ? `A letter with the link to the gift’s page goes to ${to}.`
    : `A letter with a link that opens what was paid for goes to ${to}. It holds for 72 hours.`,
  told: 'The letter itself. You never see the link.',
  undo: 'There is nothing to undo.',
});

const SURE =
  'I made sure who asks: the day and the amount were right, and so were the card’s last four digits, which Stripe shows.';

const correctAddress = (purchase: DeskPurchasePage): Action => ({
  name: 'Correct the e-mail address',
  path: pathOf(purchase, 'address'),
  body: {},
  happens: `Now it is ${purchase.buyerEmail ?? 'missing'}. Nobody has an account through this payment, so the new one holds at once, and what was sent to the old one opens nothing any more.`,
  told: 'A letter with a link goes to the new address.',
  undo: 'Correct it again, until somebody has come in.',
  fields: [
    { name: 'email', kind: 'email', label: 'New address' },
    { name: 'isSure', kind: 'check', label: SURE },
  ],
  bodyOf: ({ email, isSure }) => ({ email, isSure: isSure === 'on' }),
});

function emailActions(purchase: DeskPurchasePage, gift: NonNullable<DeskPurchasePage['gift']>): Action[] {
  const isOpen = purchase.status === 'unclaimed' && gift.way === 'email' && gift.standing !== 'returning';
  if (!isOpen) return [];
  const hasGone = gift.standing === 'sent' || gift.standing === 'not_arrived';
  return [correctRecipient(purchase, gift), ...(hasGone ? [emailAgain(purchase, gift)] : [])];
}

type Gift = NonNullable<DeskPurchasePage['gift']>;

const emailAgain = (purchase: DeskPurchasePage, { recipientName, recipientEmail }: Gift): Action => ({
  name: 'Resend gift email',
  path: pathOf(purchase, 'gift-email'),
  body: {},
  happens: `The letter goes to ${recipientEmail} once more, with a code of its own.`,
  told: `${recipientName} gets the letter. The giver hears only if it comes back again.`,
  undo: 'No.',
});

const correctRecipient = (purchase: DeskPurchasePage, { recipientName, recipientEmail }: Gift): Action => ({
  name: 'Correct recipient’s address',
  path: pathOf(purchase, 'recipient'),
  body: {},
  happens: `Now it is ${recipientEmail}. A code that went there opens nothing any more. The letter goes on its day, or at once if that is over.`,
  told: `${recipientName} gets the letter, the giver nothing.`,
  undo: 'Correct it again, until the gift is opened.',
  fields: [
    { name: 'email', kind: 'email', label: 'New address' },
    { name: 'isSure', kind: 'check', label: 'I made sure that it is the giver who asks.' },
  ],
  bodyOf: ({ email, isSure }) => ({ email, isSure: isSure === 'on' }),
});

const refunds = (purchase: DeskPurchasePage): Action[] =>
  refundActions(purchase, {
    path: pathOf(purchase, 'refund'),
    body: {},
    ends: endsText(purchase),
    who: purchase.buyerName ?? 'whoever paid',
  });

function endsText({ gift, memberId }: DeskPurchasePage): string {
  if (!gift) return memberId === null ? 'nobody can pick it up any more' : 'access ends';
  return gift.claimedAt === null ? 'nobody can open the gift any more' : 'the access of whoever opened the gift ends';
}

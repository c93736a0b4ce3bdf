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
      name: gift ? 'For the giver' : 'Help them sign in',
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
  name: isGift ? 'Resend giver’s link' : 'Resend link',
  path: `${deskPurchasePath(purchaseId)}/link`,
  body: {},
  happens: isGift
    ? `We email the gift page link to ${to}.`
    : `We email ${to} a link to claim it. It works for 72 hours.`,
  told: 'The email with the link. You never see it.',
  undo: 'Nothing to undo.',
});

const SURE = 'I checked who’s asking. They gave the right day, amount and last 4 card digits.';

const correctAddress = (purchase: DeskPurchasePage): Action => ({
  name: 'Correct email address',
  path: pathOf(purchase, 'address'),
  body: {},
  happens: `It’s ${purchase.buyerEmail ?? 'missing'} now. It changes straight away, as no one has claimed it. Links sent to the old address stop working.`,
  told: 'We email a link to the new address.',
  undo: 'Yes, until someone claims it.',
  fields: [
    { name: 'email', kind: 'email', label: 'New email address' },
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
  happens: `We email ${recipientEmail} again, with a new code.`,
  told: `${recipientName} gets the email. The giver only hears if it can’t be delivered.`,
  undo: 'No.',
});

const correctRecipient = (purchase: DeskPurchasePage, { recipientName, recipientEmail }: Gift): Action => ({
  name: 'Correct recipient’s address',
  path: pathOf(purchase, 'recipient'),
  body: {},
  happens: `It’s ${recipientEmail} now. The code sent there stops working. The email goes on its day, or straight away if that’s past.`,
  told: `${recipientName} gets the email. The giver isn’t told.`,
  undo: 'Yes, until the gift is opened.',
  fields: [
    { name: 'email', kind: 'email', label: 'New email address' },
    { name: 'isSure', kind: 'check', label: 'I checked that it’s the giver asking.' },
  ],
  bodyOf: ({ email, isSure }) => ({ email, isSure: isSure === 'on' }),
});

const refunds = (purchase: DeskPurchasePage): Action[] =>
  refundActions(purchase, {
    path: pathOf(purchase, 'refund'),
    body: {},
    ends: endsText(purchase),
    who: purchase.buyerName ?? 'the buyer',
  });

function endsText({ gift, memberId }: DeskPurchasePage): string {
  if (!gift) return memberId === null ? 'the link stops working' : 'access ends';
  return gift.claimedAt === null ? 'the gift code stops working' : 'the recipient’s access ends';
}

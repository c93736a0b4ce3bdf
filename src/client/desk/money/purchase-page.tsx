import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { EmailsList } from '#client/desk/emails/emails-list.tsx';
import {
  actionText,
  dayText,
  disputeText,
  GIFT_LABELS,
  momentText,
  PURCHASE_LABELS,
  stateText,
} from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button, ButtonStack, IconLink, OutsideButtonLink } from '#client/ui/button.tsx';
import { FactsList, Notice } from '#client/ui/card.tsx';
import type { ActivityLine } from '#contract/desk/activity-log.ts';
import type { DeskPurchase } from '#contract/desk/members.ts';
import type { DeskPurchasePage } from '#contract/desk/purchases.ts';
import { deskPurchasePath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { actionsForPurchase } from './actions-of-purchase.ts';

/** A member’s, a guest’s that waits, or a gift. */
export function PurchasePage({ purchaseId, role }: { purchaseId: string; role: DeskRole }) {
  const purchase = useQuery<DeskPurchasePage>({
    queryKey: [deskPurchasePath(purchaseId)],
    refetchOnMount: 'always',
  });
  const isOwner = mayAtDesk(role, 'own');
  return (
    <>
      <header className={styles.top}>
        <IconLink href={isOwner ? '/desk/money/purchases' : '/desk'} label={isOwner ? 'Back to purchases' : 'Back'}>
          <ChevronLeft size={24} aria-hidden="true" />
        </IconLink>
        <h1>{purchase.data?.gift ? 'A gift' : 'Purchase'}</h1>
      </header>
      <LoadState of={purchase} />
      {purchase.data && (
        <div className={styles.two}>
          <div className={styles.part}>
            <FactsList facts={factsOf(purchase.data)} />
            {purchase.data.gift && <FactsList facts={factsOfGift(purchase.data.gift)} />}
            {purchase.data.dispute && <DisputeNotice {...purchase.data.dispute} />}
            <Activity moments={momentsOfPurchase(purchase.data)} activity={purchase.data.activity} />
            <EmailsList emails={purchase.data.emails} />
          </div>
          <div className={styles.part}>
            <Actions purchase={purchase.data} isOwner={isOwner} onDone={() => void purchase.refetch()} />
          </div>
        </div>
      )}
    </>
  );
}

function factsOf(purchase: DeskPurchasePage) {
  const { reference, status, amountPence, amountRefundedPence, paidAt, begunAt, buyerName, buyerEmail } = purchase;
  return [
    {
      name: purchase.gift ? 'Giver' : 'Buyer',
      value: [buyerName, buyerEmail].filter(Boolean).join(', ') || 'Not known',
    },
    { name: 'State', value: stateText(status, amountPence) },
    { name: 'Amount', value: amountPence === 0 ? 'Free access' : poundsText(amountPence) },
    ...(amountRefundedPence > 0 ? [{ name: 'Refunded', value: poundsText(amountRefundedPence) }] : []),
    { name: paidAt === null ? 'Begun' : 'Paid', value: momentText(paidAt ?? begunAt) },
    { name: 'Reference', value: reference },
  ];
}

const factsOfGift = (gift: NonNullable<DeskPurchasePage['gift']>) => [
  { name: 'For', value: gift.recipientName },
  { name: 'Gift status', value: GIFT_LABELS[gift.standing] },
  ...(gift.way === 'card'
    ? [{ name: 'Comes', value: 'As a printed card' }]
    : [
        { name: 'Email to', value: gift.recipientEmail ?? 'No longer kept' },
        {
          name: 'Send on',
          value: gift.deliverOn === null ? 'Straight away' : dayText(Date.parse(`${gift.deliverOn}T12:00Z`)),
        },
      ]),
  ...(gift.claimedAt === null ? [] : [{ name: 'Opened', value: dayText(gift.claimedAt) }]),
];

function DisputeNotice(dispute: NonNullable<DeskPurchasePage['dispute']>) {
  return (
    <>
      <Notice tone="sun">{disputeText(dispute)}</Notice>
      {dispute.url && (
        <OutsideButtonLink href={dispute.url} variant="outline">
          Reply at Stripe
        </OutsideButtonLink>
      )}
    </>
  );
}

interface ActionsProps {
  purchase: DeskPurchasePage;
  isOwner: boolean;
  onDone: () => void;
}

function Actions({ purchase, isOwner, onDone }: ActionsProps) {
  const { ask, outcome, questions } = useActions({ onDone });
  const groups = actionsForPurchase(purchase, isOwner);
  return (
    <section className={styles.part}>
      <h2>What you can do</h2>
      {outcome}
      {groups.map(({ name, actions }) => (
        <div key={name} className={lists.group}>
          <h3>{name}</h3>
          <ButtonStack>
            {actions.map((action) => (
              <Button key={action.name} variant="outline" block onClick={() => ask(action)}>
                {action.name}
              </Button>
            ))}
          </ButtonStack>
        </div>
      ))}
      <Elsewhere {...purchase} />
      {!isOwner && <p className={styles.quiet}>Only an owner can refund.</p>}
      {questions}
    </section>
  );
}

/** Where an account is, its page does the rest. */
function Elsewhere({ memberId, giverId, gift }: DeskPurchasePage) {
  const links = [
    { id: gift ? giverId : memberId, name: gift ? 'Open giver' : 'Open member' },
    { id: gift ? memberId : null, name: 'Open recipient' },
  ];
  return links.map(
    ({ id, name }) =>
      id !== null && (
        <p key={name}>
          <Link href={`/desk/members/${encodeURIComponent(id)}`} className="link-inline">
            {name}
          </Link>
        </p>
      ),
  );
}

interface Moment {
  key: string;
  at: number;
  title: string;
  text: string;
}

/** Money and actions in one line of time, newest first. */
export function Activity({ moments, activity }: { moments: readonly Moment[]; activity: readonly ActivityLine[] }) {
  const all = [...moments, ...activity.map(momentOfAction)].sort((one, other) => other.at - one.at);
  return (
    <section className={styles.part}>
      <h2>Activity</h2>
      {all.length === 0 ? (
        <p className={styles.quiet}>Nothing yet.</p>
      ) : (
        <ol className={lists.activity}>
          {all.map(({ key, at, title, text }) => (
            <li key={key}>
              <b>{title}</b>
              <p>
                {momentText(at)}. {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const momentOfAction = ({ id, at, action, operator, after }: ActivityLine): Moment => ({
  key: id,
  at,
  title: actionText(action),
  text: [operator, after].filter(Boolean).join(', '),
});

export function momentsOfPurchase({ id, reference, amountPence, history }: DeskPurchase): Moment[] {
  const what = amountPence === 0 ? 'Free access' : poundsText(amountPence);
  return history.map(({ at, to }, index) => ({
    key: `${id} ${index}`,
    at,
    title: `${what} ${amountPence === 0 && to === 'paid' ? 'given' : (PURCHASE_LABELS[to] ?? to)}`,
    text: `Reference ${reference}`,
  }));
}

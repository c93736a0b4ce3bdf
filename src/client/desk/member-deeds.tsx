import { Button, ButtonStack } from '#client/ui/button.tsx';
import type { DeskMember } from '#contract/desk-members.ts';
import { deskMemberPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk-roles.ts';
import { poundsText } from '#domain/price.ts';
import styles from './desk.module.css';
import type { Deed } from './question.tsx';
import { useDeeds } from './use-deeds.tsx';

interface MemberDeedsProps {
  member: DeskMember;
  role: DeskRole;
  onDone: () => void;
}

/** What can be done for one member; each asks first, and says what happens, what they are told, and the way back. */
export function MemberDeeds({ member, role, onDone }: MemberDeedsProps) {
  const { ask, outcome, questions } = useDeeds({ onDone });
  if (!mayAtDesk(role, 'tend')) return null;
  const deeds = [...careFor(member), ...(mayAtDesk(role, 'own') ? moneyFor(member) : [])];
  return (
    <section className={styles.part}>
      <h2>What you can do</h2>
      {outcome}
      <ButtonStack>
        {deeds.map((deed) => (
          <Button key={deed.name} variant="outline" block onClick={() => ask(deed)}>
            {deed.name}
          </Button>
        ))}
      </ButtonStack>
      {!mayAtDesk(role, 'own') && <p className={styles.quiet}>Refunds and deletion are the owner’s.</p>}
      {questions}
    </section>
  );
}

const firstNameOf = ({ name }: DeskMember) => name.split(' ')[0] || 'They';
const pathOf = ({ id }: DeskMember, deed: string) => `${deskMemberPath(id)}/${deed}`;

function careFor(member: DeskMember): Deed[] {
  const { email, hasAccess, devices, purchases } = member;
  const receipts = purchases.filter(({ amountPence, status }) => amountPence > 0 && status === 'paid');
  return [
    {
      name: 'Send a link for a password',
      path: pathOf(member, 'password-link'),
      body: {},
      happens: `A letter with a link goes to ${email}. It works once, for one hour.`,
      told: 'The letter itself. You never see the link.',
      undo: 'It runs out by itself.',
    },
    ...receipts.map(({ id, reference }) => ({
      name: receipts.length > 1 ? `Send the receipt ${reference} again` : 'Send the receipt again',
      path: pathOf(member, 'receipt'),
      body: { purchaseId: id },
      happens: `The receipt goes to ${email} once more.`,
      told: 'The receipt itself.',
      undo: 'There is nothing to undo.',
    })),
    ...(devices > 0 ? [signOut(member)] : []),
    hasAccess ? takeAccess(member) : giveAccess(member),
  ];
}

const signOut = (member: DeskMember): Deed => ({
  name: 'Sign out everywhere',
  path: pathOf(member, 'sign-out'),
  body: {},
  happens: `${firstNameOf(member)} is signed out on every device. Nothing that was done is lost.`,
  told: 'Nothing. The app asks for the password.',
  undo: 'By signing in again.',
});

const giveAccess = (member: DeskMember): Deed => ({
  name: 'Give access',
  path: pathOf(member, 'access'),
  body: { access: 'give' },
  happens: `${firstNameOf(member)} can use the whole programme from now on. No money moves.`,
  told: 'A letter says that access was given.',
  undo: 'Yes: take it away again.',
});

const takeAccess = (member: DeskMember): Deed => ({
  name: 'Take access away',
  path: pathOf(member, 'access'),
  body: { access: 'take' },
  happens: `${firstNameOf(member)} can no longer open the programme. What was done stays, and so does the money.`,
  told: 'No letter. The app says that access has ended.',
  undo: 'Yes: give it back.',
  isHarsh: true,
});

const moneyFor = (member: DeskMember): Deed[] =>
  member.purchases.filter(({ isRefundable }) => isRefundable).map((purchase) => refund(member, purchase));

function refund(member: DeskMember, { id, amountPence, amountRefundedPence }: DeskMember['purchases'][number]): Deed {
  const sum = poundsText(amountPence - amountRefundedPence);
  return {
    name: `Refund ${sum}`,
    path: pathOf(member, 'refund'),
    body: { purchaseId: id },
    happens: `${sum} goes back to the card, and access ends. The bank takes five to ten days.`,
    told: `A letter tells ${firstNameOf(member)} that the money is on its way.`,
    undo: 'No. Whoever wants back in pays again, or you give access.',
    isHarsh: true,
  };
}

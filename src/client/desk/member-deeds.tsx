import { useState } from 'react';
import { refusalText } from '#client/components/refusal-words.ts';
import { ApiError } from '#client/platform/api-client.ts';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { DeskMember } from '#contract/desk-members.ts';
import { deskMemberPath } from '#contract/paths.ts';
import { poundsText } from '#domain/price.ts';
import styles from './desk.module.css';
import { deskCall, FAILURE } from './desk-call.ts';
import { ProveDialog } from './prove-dialog.tsx';
import { type Deed, Question } from './question.tsx';

/** What can be done for one member; each asks first, and says what happens, what they are told, and the way back. */
export function MemberDeeds({ member, onDone }: { member: DeskMember; onDone: () => void }) {
  const [asked, setAsked] = useState<Deed>();
  const [toProve, setToProve] = useState<Deed>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isTrouble: boolean }>();

  async function act(deed: Deed) {
    setBusy(true);
    try {
      const { message } = await deskCall<{ message: string }>(`${deskMemberPath(member.id)}/${deed.path}`, deed.body);
      setSaid({ text: message, isTrouble: false });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'proof_needed') setToProve(deed);
      else setSaid({ text: refusalText(error, FAILURE), isTrouble: true });
    }
    setBusy(false);
    setAsked(undefined);
  }

  return (
    <section className={styles.part}>
      <h2>What you can do</h2>
      <div role="status">{said && <Notice tone={said.isTrouble ? 'error' : 'mint'}>{said.text}</Notice>}</div>
      <ButtonStack>
        {deedsFor(member).map((deed) => (
          <Button key={deed.name} variant="outline" block onClick={() => setAsked(deed)}>
            {deed.name}
          </Button>
        ))}
      </ButtonStack>
      {asked && <Question deed={asked} busy={busy} onYes={() => void act(asked)} onNo={() => setAsked(undefined)} />}
      {toProve && (
        <ProveDialog
          what={toProve.name}
          onProved={() => {
            setToProve(undefined);
            void act(toProve);
          }}
          onClose={() => setToProve(undefined)}
        />
      )}
    </section>
  );
}

function deedsFor({ name, email, hasAccess, devices, purchases }: DeskMember): Deed[] {
  const who = name.split(' ')[0] || 'They';
  const receipts = purchases.filter(({ amountPence, status }) => amountPence > 0 && status === 'paid');
  return [
    {
      name: 'Send a link for a password',
      path: 'password-link',
      body: {},
      happens: `A letter with a link goes to ${email}. It works once, for one hour.`,
      told: 'The letter itself. You never see the link.',
      undo: 'It runs out by itself.',
    },
    ...receipts.map(({ id, reference }) => ({
      name: receipts.length > 1 ? `Send the receipt ${reference} again` : 'Send the receipt again',
      path: 'receipt',
      body: { purchaseId: id },
      happens: `The receipt goes to ${email} once more.`,
      told: 'The receipt itself.',
      undo: 'There is nothing to undo.',
    })),
    ...(devices > 0 ? [signOut(who)] : []),
    hasAccess ? takeAccess(who) : giveAccess(who),
    ...purchases.filter(({ isRefundable }) => isRefundable).map((purchase) => refund(who, purchase)),
  ];
}

const signOut = (who: string): Deed => ({
  name: 'Sign out everywhere',
  path: 'sign-out',
  body: {},
  happens: `${who} is signed out on every device. Nothing that was done is lost.`,
  told: 'Nothing. The app asks for the password.',
  undo: 'By signing in again.',
});

const giveAccess = (who: string): Deed => ({
  name: 'Give access',
  path: 'access',
  body: { access: 'give' },
  happens: `${who} can use the whole programme from now on. No money moves.`,
  told: 'A letter says that access was given.',
  undo: 'Yes: take it away again.',
});

const takeAccess = (who: string): Deed => ({
  name: 'Take access away',
  path: 'access',
  body: { access: 'take' },
  happens: `${who} can no longer open the programme. What was done stays, and so does the money.`,
  told: 'No letter. The app says that access has ended.',
  undo: 'Yes: give it back.',
  isHarsh: true,
});

function refund(who: string, { id, amountPence, amountRefundedPence }: DeskMember['purchases'][number]): Deed {
  const sum = poundsText(amountPence - amountRefundedPence);
  return {
    name: `Refund ${sum}`,
    path: 'refund',
    body: { purchaseId: id },
    happens: `${sum} goes back to the card, and access ends. The bank takes five to ten days.`,
    told: `A letter tells ${who} that the money is on its way.`,
    undo: 'No. Whoever wants back in pays again, or you give access.',
    isHarsh: true,
  };
}

import { useQuery } from '@tanstack/react-query';
import { FingerprintPattern } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { dayText, ROLE_LABELS } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import type { Helper, HelpersAnswer } from '#contract/desk/team.ts';
import { DESK_PATHS, deskHelperPath } from '#contract/paths.ts';
import { DESK_ROLES, type DeskRole } from '#domain/desk/desk-roles.ts';
import { useActions } from './use-actions.tsx';

/** The head of a place with two pages. */
export function HelpersAndActivity({ children }: { children: ReactNode }) {
  return (
    <>
      <PlaceHead
        title="Helpers and activity"
        tabs={[
          { name: 'Helpers', href: '/desk/helpers' },
          { name: 'Activity', href: '/desk/activity' },
        ]}
      />
      {children}
    </>
  );
}

export function HelpersPage() {
  const answer = useQuery<HelpersAnswer>({ queryKey: [DESK_PATHS.helpers], refetchOnMount: 'always' });
  const { ask, outcome, questions } = useActions({ onDone: () => void answer.refetch() });
  return (
    <HelpersAndActivity>
      <LoadState of={answer} />
      {answer.data && (
        <div className={styles.two}>
          <section className={styles.part}>
            <h2>Your team</h2>
            {outcome}
            <ul className={lists.rows}>
              {answer.data.helpers.map((helper) => (
                <HelperRow key={helper.id} helper={helper} onAsk={ask} />
              ))}
            </ul>
          </section>
          <Invite onAsk={ask} />
        </div>
      )}
      {questions}
    </HelpersAndActivity>
  );
}

const STATE_CHIP = { in: 'ok', invited: 'sun', disabled: 'plain' } as const;

function HelperRow({ helper, onAsk }: { helper: Helper; onAsk: (action: Action) => void }) {
  const { name, email, role, state, isYou } = helper;
  return (
    <li className={lists.person}>
      <div className={lists.who}>
        <b>{name}</b>
        <span>{email}</span>
        <span>{standingText(helper)}</span>
      </div>
      <Chip tone={STATE_CHIP[state]}>{state === 'disabled' ? 'Blocked' : ROLE_LABELS[role].name}</Chip>
      {!isYou && (
        <div className={lists.actions}>
          {actionsFor(helper).map((action) => (
            <Button
              key={action.name}
              variant="outline"
              size="small"
              aria-label={`${action.short}: ${name}`}
              onClick={() => onAsk(action)}
            >
              {action.short}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function standingText({ state, isYou, lastSeenAt }: Helper): string {
  if (isYou) return 'You';
  if (state === 'invited') return 'Invited, not joined yet';
  return lastSeenAt === null ? 'Not seen this week' : `Last seen ${dayText(lastSeenAt)}`;
}

function actionsFor({ id, name, role, state }: Helper): Action[] {
  const change = { path: deskHelperPath(id), told: 'Nothing.', undo: 'Yes, any time, here.' };
  if (state === 'disabled') {
    const body = { role, isDisabled: false };
    return [
      {
        ...change,
        name: `Unblock ${name}`,
        short: 'Unblock',
        body,
        happens: `${name} can sign in again with the same passkey.`,
      },
    ];
  }
  const roles = DESK_ROLES.filter((each) => each !== role).map((each) => ({
    ...change,
    name: `Make ${name} ${ROLE_NOUNS[each]}`,
    short: `Make ${ROLE_NOUNS[each]}`,
    body: { role: each, isDisabled: false },
    happens: ROLE_LABELS[each].hint,
  }));
  const shutOut: Action = {
    ...change,
    name: `Block ${name}`,
    short: 'Block',
    body: { role, isDisabled: true },
    happens: `${name} is signed out straight away and can’t sign in. What ${name} did stays in the activity log.`,
    isHarsh: true,
  };
  return [...(state === 'invited' ? [inviteAgain(id, name)] : [...roles, withdrawKeys(id, name)]), shutOut];
}

const ROLE_NOUNS: Readonly<Record<DeskRole, string>> = { owner: 'an owner', helper: 'a helper', viewer: 'a viewer' };

const inviteAgain = (id: string, name: string): Action => ({
  name: `Resend invite to ${name}`,
  short: 'Resend invite',
  path: `${deskHelperPath(id)}/invitation`,
  body: {},
  happens: 'We email a new link. The old link stops working.',
  told: 'The email.',
  undo: `Block ${name}.`,
});

const withdrawKeys = (id: string, name: string): Action => ({
  name: `Reset sign-in for ${name}`,
  short: 'Reset sign-in',
  path: `${deskHelperPath(id)}/keys/withdraw`,
  body: {},
  happens: `For a lost phone: ${name}’s passkeys, password and recovery codes stop working, and ${name} is signed out straight away.`,
  told: 'A new invite, with a link to add a passkey.',
  undo: `No. The new invite lets ${name} back in.`,
  isHarsh: true,
});

function Invite({ onAsk }: { onAsk: (action: Action) => void }) {
  const [role, setRole] = useState<DeskRole>('helper');
  return (
    <Card>
      <ButtonStack>
        <h2>Invite someone</h2>
        <RadioTiles
          label="What can they do?"
          columns={1}
          className={lists.roles}
          tiles={(['helper', 'viewer', 'owner'] as const).map((each) => ({
            value: each,
            title: ROLE_LABELS[each].name,
            hint: ROLE_LABELS[each].hint,
          }))}
          value={role}
          onChange={setRole}
        />
        <p className={lists.note}>
          <FingerprintPattern size={20} aria-hidden="true" />
          They’ll need a passkey. The invite works for 3 days.
        </p>
        <Button variant="coral" block onClick={() => onAsk(invite(role))}>
          Invite someone
        </Button>
      </ButtonStack>
    </Card>
  );
}

const invite = (role: DeskRole): Action => ({
  name: 'Send invite',
  path: DESK_PATHS.helpers,
  body: { role },
  happens: `${ROLE_LABELS[role].name}. ${ROLE_LABELS[role].hint}`,
  told: 'An email with a link to add a passkey.',
  undo: 'Yes: block them.',
  fields: [
    { name: 'name', kind: 'text', label: 'Their first name' },
    { name: 'email', kind: 'email', label: 'Their email' },
  ],
  bodyOf: ({ name, email }) => ({ name, email }),
});

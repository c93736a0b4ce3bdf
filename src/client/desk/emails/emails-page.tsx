import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import lists from '#client/desk/desk-lists.module.css';
import { emailName, mailRefusalText, momentText } from '#client/desk/labels.ts';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import type { UnsentEmail, UnsentEmails } from '#contract/desk/emails.ts';
import { DESK_PATHS, deskEmailPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { sendEmailAction } from './emails-list.tsx';

/** E-mails that did not arrive. */
export function EmailsPage({ role }: { role: DeskRole }) {
  const queries = useQueryClient();
  const emails = useQuery<UnsentEmails>({ queryKey: [DESK_PATHS.emails], refetchOnMount: 'always' });
  const { ask, outcome, questions } = useActions({
    onDone: () => {
      void emails.refetch();
      void queries.invalidateQueries({ queryKey: [DESK_PATHS.today] });
    },
  });
  return (
    <EmailsHead role={role}>
      <LoadState of={emails} />
      {outcome}
      {emails.data?.emails.length === 0 && (
        <Empty title="No emails are stuck">Emails we can’t deliver, or that wait over an hour, appear here.</Empty>
      )}
      {emails.data && emails.data.emails.length > 0 && (
        <ul className={site.stack}>
          {emails.data.emails.map((email) => (
            <Email key={email.id} email={email} onAsk={ask} />
          ))}
        </ul>
      )}
      {questions}
    </EmailsHead>
  );
}

function Email({ email, onAsk }: { email: UnsentEmail; onAsk: (action: Action) => void }) {
  const { id, kind, to, writtenAt, attempts, isGivenUp, reason } = email;
  const name = emailName(kind);
  return (
    <li>
      <div>
        <b>
          {name} to {to}
        </b>
        <p>
          {momentText(writtenAt)}. {isGivenUp ? 'Not delivered' : `Waiting, tried ${attempts} times`}.
          {reason !== null && ` ${mailRefusalText(reason)}`}
        </p>
      </div>
      <div className={lists.actions}>
        <Button size="small" variant="outline" onClick={() => onAsk(sendEmailAction(id, name, to))}>
          Resend
        </Button>
        <Button
          size="small"
          variant="outline"
          onClick={() =>
            onAsk({
              name: 'Don’t send',
              path: `${deskEmailPath(id)}/drop`,
              body: {},
              happens: `“${name}” to ${to} won’t be sent.`,
              told: 'Nothing.',
              undo: 'No.',
              isHarsh: true,
            })
          }
        >
          Don’t send
        </Button>
      </div>
    </li>
  );
}

const TABS = [
  { name: 'Emails', href: '/desk/emails' },
  { name: 'Series', href: '/desk/emails/series' },
  { name: 'Said yes', href: '/desk/emails/people' },
];
const UNDELIVERED = { name: 'Not delivered', href: '/desk/emails/undelivered' };

export function EmailsHead({ role, children }: { role: DeskRole; children: ReactNode }) {
  return (
    <>
      <PlaceHead title="Emails" tabs={mayAtDesk(role, 'tend') ? [...TABS, UNDELIVERED] : TABS} />
      {children}
    </>
  );
}

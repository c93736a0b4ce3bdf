import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { letterName, mailRefusalText, momentText } from '#client/desk/labels.ts';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import type { UnsentLetter, UnsentLetters } from '#contract/desk/emails.ts';
import { DESK_PATHS, deskLetterPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { sendLetterAction } from './emails-list.tsx';

/** Letters that did not arrive. */
export function LettersPage({ role }: { role: DeskRole }) {
  const queries = useQueryClient();
  const letters = useQuery<UnsentLetters>({ queryKey: [DESK_PATHS.letters], refetchOnMount: 'always' });
  const { ask, outcome, questions } = useActions({
    onDone: () => {
      void letters.refetch();
      void queries.invalidateQueries({ queryKey: [DESK_PATHS.today] });
    },
  });
  return (
    <LettersHead role={role}>
      <LoadState of={letters} />
      {outcome}
      {letters.data?.letters.length === 0 && (
        <Empty title="Every letter has gone out">One that comes back, or waits for over an hour, stands here.</Empty>
      )}
      {letters.data && letters.data.letters.length > 0 && (
        <ul className={site.copies}>
          {letters.data.letters.map((letter) => (
            <Letter key={letter.id} letter={letter} onAsk={ask} />
          ))}
        </ul>
      )}
      {questions}
    </LettersHead>
  );
}

function Letter({ letter, onAsk }: { letter: UnsentLetter; onAsk: (action: Action) => void }) {
  const { id, kind, to, writtenAt, attempts, isGivenUp, reason } = letter;
  const name = letterName(kind);
  return (
    <li>
      <div>
        <b>
          {name} to {to}
        </b>
        <p>
          {momentText(writtenAt)}. {isGivenUp ? 'Came back' : `Waits, tried ${attempts} times`}.
          {reason !== null && ` ${mailRefusalText(reason)}`}
        </p>
      </div>
      <div className={site.actions}>
        <Button size="small" variant="outline" onClick={() => onAsk(sendLetterAction(id, name, to))}>
          Send again
        </Button>
        <Button
          size="small"
          variant="outline"
          onClick={() =>
            onAsk({
              name: 'Let it go',
              path: `${deskLetterPath(id)}/drop`,
              body: {},
              happens: `${name} to ${to} is never sent.`,
              told: 'Nothing.',
              undo: 'No.',
              isHarsh: true,
            })
          }
        >
          Let it go
        </Button>
      </div>
    </li>
  );
}

const TABS = [
  { name: 'Who agreed', href: '/desk/letters' },
  { name: 'Came back', href: '/desk/letters/came-back' },
];

export function LettersHead({ role, children }: { role: DeskRole; children: ReactNode }) {
  return (
    <>
      <PlaceHead title="Letters" tabs={mayAtDesk(role, 'tend') ? TABS : undefined} />
      {children}
    </>
  );
}

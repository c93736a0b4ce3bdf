import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#client/ui/button.tsx';
import type { UnsentLetter, UnsentLetters } from '#contract/desk-letters.ts';
import { DESK_PATHS, deskLetterPath } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk-roles.ts';
import lists from './desk-lists.module.css';
import { sendLetterDeed } from './letter-deeds.ts';
import { letterName, mailRefusalText } from './letter-words.ts';
import { LettersHead } from './letters-head.tsx';
import { momentText } from './moments.ts';
import { LoadFailure, Loading } from './page-states.tsx';
import type { Deed } from './question.tsx';
import site from './site.module.css';
import { useDeeds } from './use-deeds.tsx';

/** Letters that did not arrive. */
export function LettersPage({ role }: { role: DeskRole }) {
  const queries = useQueryClient();
  const letters = useQuery<UnsentLetters>({ queryKey: [DESK_PATHS.letters], refetchOnMount: 'always' });
  const { ask, outcome, questions } = useDeeds({
    onDone: () => {
      void letters.refetch();
      void queries.invalidateQueries({ queryKey: [DESK_PATHS.today] });
    },
  });
  return (
    <LettersHead role={role}>
      {letters.isPending && <Loading />}
      {letters.error && <LoadFailure error={letters.error} onRetry={() => void letters.refetch()} />}
      {outcome}
      {letters.data?.letters.length === 0 && (
        <section className={lists.clear}>
          <h2>Every letter has gone out</h2>
          <p>One that comes back, or waits for over an hour, stands here.</p>
        </section>
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

function Letter({ letter, onAsk }: { letter: UnsentLetter; onAsk: (deed: Deed) => void }) {
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
      <div className={site.deeds}>
        <Button size="small" variant="outline" onClick={() => onAsk(sendLetterDeed(id, name, to))}>
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

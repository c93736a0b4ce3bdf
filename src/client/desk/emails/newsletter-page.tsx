import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { mailRefusalText, momentText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import type { NewsletterAnswer } from '#contract/desk/newsletters.ts';
import { DESK_PATHS, deskNewsletterPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { formatCount, pluralise } from '#domain/time/count-text.ts';
import { MailPreview } from './mail-preview.tsx';
import { NewsletterEditor } from './newsletter-editor.tsx';
import { WriteButton } from './newsletters-page.tsx';

const LOOK_AGAIN_MS = 3_000;
const MOVES: ReadonlySet<string | undefined> = new Set(['waiting', 'sending']);

/** One email to members: written until it is sent, then what became of it. */
export function NewsletterPage({ newsletterId, role }: { newsletterId: string; role: DeskRole }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const path = deskNewsletterPath(newsletterId);
  const found = useQuery<NewsletterAnswer>({
    queryKey: [path],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (MOVES.has(state.data?.state) ? LOOK_AGAIN_MS : false),
  });
  const newsletter = found.data;
  const { ask, outcome, questions } = useActions({
    onDone: ({ leadsTo }) => {
      if (leadsTo === undefined) void found.refetch();
      else navigate(leadsTo);
      void queries.invalidateQueries({ queryKey: [DESK_PATHS.newsletters] });
    },
  });
  return (
    <>
      <header className={styles.top}>
        <Link href="/desk/emails" className={site.back} aria-label="Back to emails">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>{newsletter?.subject || 'Your email'}</h1>
      </header>
      <LoadState of={found} />
      {outcome}
      {newsletter?.state === 'draft' && <NewsletterEditor newsletter={newsletter} role={role} onAsk={ask} />}
      {newsletter && newsletter.state !== 'draft' && (
        <Result newsletter={newsletter} role={role} onStop={() => ask(stopAction(newsletter))} />
      )}
      {questions}
    </>
  );
}

interface ResultProps {
  newsletter: NewsletterAnswer;
  role: DeskRole;
  onStop: () => void;
}

function Result({ newsletter, role, onStop }: ResultProps) {
  const { id, state, sent, cameBack, unsubscribed, passedOver, fields, cameBackFrom } = newsletter;
  const isMoving = MOVES.has(state);
  return (
    <>
      <p className={styles.quiet} role="status">
        {standingText(newsletter)}
      </p>
      <div className={styles.halves}>
        <div className={styles.part}>
          {newsletter.stoppedBy === 'came_back' && (
            <Notice tone="error">
              It stopped on its own, because 2 in 100 came back. Correct or remove the addresses below before you write
              again.
            </Notice>
          )}
          {state !== 'waiting' && (
            <dl className={lists.numbers}>
              <Figure name="Sent" value={sent} />
              <Figure name="Came back" value={cameBack} />
              <Figure name="Unsubscribed" value={unsubscribed} />
              <Figure name="Had one that week" value={passedOver} />
            </dl>
          )}
          {isMoving && mayAtDesk(role, 'own') && (
            <Button variant="outline" onClick={onStop}>
              {state === 'waiting' ? 'Don’t send it' : 'Stop sending'}
            </Button>
          )}
          {cameBackFrom.length > 0 && (
            <section className={styles.part}>
              <h2>Came back</h2>
              <ul className={lists.rows}>
                {cameBackFrom.map((person) => (
                  <li key={person.id}>
                    <Link href={`/desk/members/${encodeURIComponent(person.id)}`}>
                      <span className={lists.who}>
                        <b>{person.name || 'No name given'}</b>
                        <span>{person.reason === null ? 'No reason given' : mailRefusalText(person.reason)}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {mayAtDesk(role, 'tend') && !isMoving && (
            <Card className={styles.part}>
              <p className={styles.quiet}>We don’t look at who opens it.</p>
              <WriteButton name="Write another from this" variant="outline" from={id} />
            </Card>
          )}
        </div>
        <section className={styles.part} aria-label="What it says">
          <MailPreview fields={fields} />
        </section>
      </div>
    </>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}

function standingText({ state, sendAt, beganAt, endedAt, people, sent, cameBack }: NewsletterAnswer): string {
  const at = (moment: number | null) => (moment === null ? '' : momentText(moment));
  if (state === 'waiting') return `Goes out on ${at(sendAt)}, to everyone who has said yes then.`;
  const of = `${formatCount(sent + cameBack)} of ${formatCount(people)} ${pluralise(people, 'person', 'people')}`;
  if (state === 'sending') return `Going out since ${at(beganAt)}. ${of} so far.`;
  if (state === 'sent') return `Sent on ${at(endedAt)}.`;
  return `Stopped on ${at(endedAt)}, after ${of}.`;
}

const stopAction = ({ id, state, subject }: NewsletterAnswer): Action =>
  state === 'waiting'
    ? {
        name: 'Don’t send it',
        path: `${deskNewsletterPath(id)}/stop`,
        body: {},
        happens: `“${subject}” won’t go out. It becomes a draft again.`,
        told: 'Nothing.',
        undo: 'Yes. You can send it again.',
      }
    : {
        name: 'Stop sending',
        path: `${deskNewsletterPath(id)}/stop`,
        body: {},
        happens: `No more of “${subject}” go out. Who has it keeps it.`,
        told: 'Nothing.',
        undo: 'No. You can write another from it for the rest.',
        isHarsh: true,
      };

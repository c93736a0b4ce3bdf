import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { momentText } from '#client/desk/labels.ts';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Chip, type ChipProps } from '#client/ui/chip.tsx';
import type { Newsletter, NewsletterMade, NewslettersAnswer } from '#contract/desk/newsletters.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { formatCount, pluralise } from '#domain/time/count-text.ts';
import { EmailsHead } from './emails-page.tsx';
import newsletters from './newsletters.module.css';

/** What the owner wrote to members: drafts, what waits and what went out. */
export function NewslettersPage({ role }: { role: DeskRole }) {
  const found = useInfiniteQuery({
    queryKey: [DESK_PATHS.newsletters],
    queryFn: ({ pageParam }) => deskCall<NewslettersAnswer>(addressOf(pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  const pages = found.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.newsletters);
  return (
    <div className={newsletters.page}>
      <EmailsHead role={role}>
        <div className={styles.part}>
          {mayAtDesk(role, 'tend') && (
            <div className={newsletters.write}>
              <WriteButton name="Write an email" variant="coral" />
            </div>
          )}
          <LoadState of={found} />
          {pages[0] && <p className={styles.quiet}>{agreedText(pages[0].agreed)}</p>}
          {pages[0] && rows.length === 0 && (
            <Empty title="No emails yet">Write your first one. You see it and try it before anyone gets it.</Empty>
          )}
          {rows.length > 0 && (
            <ul className={lists.rows}>
              {rows.map((row) => (
                <NewsletterRow key={row.id} newsletter={row} />
              ))}
            </ul>
          )}
          {found.hasNextPage && (
            <Button variant="outline" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              Show more
            </Button>
          )}
          {pages[0] && (
            <p className={styles.quiet}>No one gets more than one of these a week. We don’t look at who opens them.</p>
          )}
        </div>
      </EmailsHead>
    </div>
  );
}

export const agreedText = (agreed: number): string =>
  agreed === 0
    ? 'No one has said yes to your emails yet.'
    : `${formatCount(agreed)} ${pluralise(agreed, 'person has', 'people have')} said yes to your emails.`;

interface WriteButtonProps {
  name: string;
  variant: 'coral' | 'outline';
  /** The one whose text it begins with. */
  from?: string;
}

/** Leads to the new draft. */
export function WriteButton({ name, variant, from }: WriteButtonProps) {
  const [, navigate] = useLocation();
  const action = useProvedAction();
  const begin = () =>
    action.run(name, async () => {
      const { id, message } = await deskCall<NewsletterMade>(
        DESK_PATHS.newsletters,
        from === undefined ? {} : { from },
      );
      navigate(newsletterHref(id));
      return message;
    });
  return (
    <>
      {action.notice}
      <Button variant={variant} block busy={action.busy !== undefined} onClick={begin}>
        <Pencil size={20} aria-hidden="true" />
        {name}
      </Button>
      {action.proof}
    </>
  );
}

export const newsletterHref = (id: string) => `/desk/emails/${encodeURIComponent(id)}`;

function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  const { id, subject } = newsletter;
  const { tone, text } = chipOf(newsletter);
  return (
    <li>
      <Link href={newsletterHref(id)}>
        <span className={lists.who}>
          <b>{subject || 'No subject yet'}</b>
          <span>{toWhomText(newsletter)}</span>
        </span>
        <span className={lists.meta}>
          <Chip tone={tone}>{text}</Chip>
          <span>{resultText(newsletter)}</span>
        </span>
      </Link>
    </li>
  );
}

export function chipOf({ state, sendAt, endedAt }: Newsletter): { tone: NonNullable<ChipProps['tone']>; text: string } {
  switch (state) {
    case 'draft':
      return { tone: 'sun', text: 'Draft' };
    case 'waiting':
      return { tone: 'sky', text: sendAt === null ? 'Waiting' : momentText(sendAt) };
    case 'sending':
      return { tone: 'sky', text: 'Going out' };
    case 'sent':
      return { tone: 'ok', text: `Sent ${endedAt === null ? '' : momentText(endedAt).replace(/,.*/, '')}` };
    case 'stopped':
      return { tone: 'err', text: 'Stopped' };
  }
}

function toWhomText({ state, madeBy, people, sent, cameBack }: Newsletter): string {
  if (state === 'draft') return `By ${madeBy}`;
  if (state === 'waiting') return 'To everyone who’s said yes';
  if (state === 'sent') return `To ${formatCount(sent)}`;
  return `To ${formatCount(sent + cameBack)} of ${formatCount(people)}`;
}

function resultText({ state, cameBack, unsubscribed }: Newsletter): string {
  if (state === 'draft' || state === 'waiting') return '';
  const came = cameBack > 0 ? [`${formatCount(cameBack)} came back`] : [];
  const left = unsubscribed > 0 ? [`${formatCount(unsubscribed)} unsubscribed`] : [];
  return [...came, ...left].join(', ');
}

const addressOf = (after: string): string =>
  after === '' ? DESK_PATHS.newsletters : `${DESK_PATHS.newsletters}?${new URLSearchParams({ after })}`;

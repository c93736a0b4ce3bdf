import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall, isSignedOut, refusalIn } from '#client/desk/desk-call.ts';
import { dayText, momentText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { UnreachableError } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { FactsList, Notice } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { DeskCopies, DeskCopy, TriedCopy } from '#contract/desk/backups.ts';
import { DESK_PATHS, deskCopyPath } from '#contract/paths.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { BringBackQuestion } from './restore-question.tsx';
import site from './site.module.css';
import { HealthAndCopies } from './status-page.tsx';

const KINDS: Record<DeskCopy['kind'], string> = {
  daily: 'By itself, each night',
  'by-hand': 'By hand',
  'before-update': 'Before an update',
  'before-restore': 'Before another copy was brought back',
};

const LOOK_AGAIN_MS = 2_000;

/** Copies of everything: take, try, download and bring back. */
export function CopiesPage() {
  const copies = useQuery<DeskCopies>({
    queryKey: [DESK_PATHS.copies],
    refetchOnMount: 'always',
    // While everybody sees the plain page, this one looks whether the site is back.
    refetchInterval: ({ state }) =>
      state.data?.broughtBack?.outcome === 'under_way' && !isSignedOut(state.error) ? LOOK_AGAIN_MS : false,
  });
  const action = useProvedAction();
  const makeCopy = () =>
    action.run('Take a copy now', async () => {
      const { message } = await deskCall<{ message: string }>(DESK_PATHS.copies, {});
      await copies.refetch();
      return message;
    });
  return (
    <HealthAndCopies>
      {!copies.data && <LoadState of={copies} />}
      {copies.data && (
        <div className={styles.part}>
          <BroughtBackNotice broughtBack={copies.data.broughtBack} />
          {action.notice}
          <p className={styles.quiet}>
            {copies.data.isDaily
              ? `One is taken each night and checked, and ${nightlyText(copies.data.keptDays)} kept. None is kept for longer than ${daysText(copies.data.keptDays)}, as your privacy page promises. They lie on the same disk as everything else: download one now and then, and keep it somewhere safe, because everybody’s address is in it.`
              : 'Copies are made elsewhere, and not by this site: whoever set that up knows where.'}
          </p>
          <Button variant="coral" busy={action.busy === 'Take a copy now'} onClick={makeCopy}>
            Take a copy now
          </Button>
          <CopyList {...copies.data} onBegun={() => void copies.refetch()} action={action} />
          {action.proof}
        </div>
      )}
    </HealthAndCopies>
  );
}

function BroughtBackNotice({ broughtBack }: Pick<DeskCopies, 'broughtBack'>) {
  if (!broughtBack) return null;
  const { copy, outcome, words } = broughtBack;
  if (outcome === 'under_way')
    return <Notice tone="sun">{copy} is being brought back. This page looks by itself.</Notice>;
  return outcome === 'done' ? (
    <Notice>
      {copy} was brought back. {words}
    </Notice>
  ) : (
    <Notice tone="error">
      {copy} was not brought back: {words} What was here before is here.
    </Notice>
  );
}

interface CopyListProps extends DeskCopies {
  onBegun: () => void;
  action: ReturnType<typeof useProvedAction>;
}

function CopyList({ copies, engine, onBegun, action }: CopyListProps) {
  const [tried, setTried] = useState<{ copy: DeskCopy; contents: TriedCopy }>();
  const [asked, setAsked] = useState<DeskCopy>();
  if (copies.length === 0) return <p>There is none yet. The first one is taken within an hour of the start.</p>;

  const tryCopy = (copy: DeskCopy) =>
    action.run(`Try ${copy.name}`, async () => {
      setTried({ copy, contents: await deskCall<TriedCopy>(`${deskCopyPath(copy.name)}/contents`) });
      return 'This copy opens.';
    });
  const download = (copy: DeskCopy) =>
    action.run(`Download ${copy.name}`, async () => {
      await downloadCopy(copy.name);
      return 'The download has begun. Keep the file where only you can open it.';
    });

  return (
    <>
      <ul className={site.copies}>
        {copies.map((copy) => (
          <li key={copy.name}>
            <div>
              <b>{momentText(copy.madeAt)}</b>
              <p>
                {KINDS[copy.kind]}, {sizeText(copy.bytes)}
              </p>
            </div>
            <div className={site.actions}>
              {engine === 'sqlite' && (
                <Button
                  size="small"
                  variant="outline"
                  busy={action.busy === `Try ${copy.name}`}
                  aria-label={`Try the copy of ${momentText(copy.madeAt)}`}
                  onClick={() => tryCopy(copy)}
                >
                  Try
                </Button>
              )}
              <Button
                size="small"
                variant="outline"
                busy={action.busy === `Download ${copy.name}`}
                aria-label={`Download the copy of ${momentText(copy.madeAt)}`}
                onClick={() => download(copy)}
              >
                Download
              </Button>
              {engine === 'sqlite' && (
                <Button
                  size="small"
                  variant="outline"
                  busy={action.busy === `Go back to ${copy.name}`}
                  aria-label={`Go back to the copy of ${momentText(copy.madeAt)}`}
                  onClick={() => setAsked(copy)}
                >
                  Go back
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {engine === 'postgres' && (
        <p className={styles.quiet}>
          This site keeps its data in PostgreSQL. Going back to a copy is done on the server: stop it, type npm run
          restore with the name of the copy, start it.
        </p>
      )}
      {tried && <TriedDialog {...tried} onClose={() => setTried(undefined)} />}
      {asked && (
        <BringBackQuestion copy={asked} action={action} onBegun={onBegun} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function TriedDialog({ copy, contents, onClose }: { copy: DeskCopy; contents: TriedCopy; onClose: () => void }) {
  const { members, purchases, newestPurchaseAt, workouts, newestWorkoutOn } = contents;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable
      title="This copy opens"
      text={`${momentText(copy.madeAt)}. It was opened beside the real one, and every page of it was read. Nothing was changed.`}
    >
      <FactsList
        facts={[
          { name: 'Members', value: String(members) },
          { name: 'Purchases', value: String(purchases) },
          { name: 'Newest purchase in it', value: newestPurchaseAt === null ? 'None' : momentText(newestPurchaseAt) },
          { name: 'Workouts done', value: String(workouts) },
          { name: 'Newest workout', value: newestWorkoutOn === null ? 'None' : dayText(Date.parse(newestWorkoutOn)) },
        ]}
      />
    </Dialog>
  );
}

const MOST_NIGHTLY = 14;

const nightlyText = (keptDays: number) =>
  keptDays === 1 ? 'the last is' : `the last ${Math.min(keptDays, MOST_NIGHTLY)} are`;

const daysText = (count: number) => `${count} ${pluralise(count, 'day')}`;

/** "48 MB" */
function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}

/** Fetched first, so that an error is shown and not saved as a file. */
async function downloadCopy(name: string): Promise<void> {
  const url = `${deskCopyPath(name)}/file`;
  const look = await fetch(url, { method: 'HEAD', credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new UnreachableError('The server could not be reached.', { cause });
  });
  if (!look.ok) throw await refusalIn(url, await fetch(url, { credentials: 'same-origin' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `fit-in-30-${name}`;
  document.body.append(link);
  link.click();
  link.remove();
}

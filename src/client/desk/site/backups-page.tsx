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
import type { DeskBackup, DeskBackups, TestedBackup } from '#contract/desk/backups.ts';
import { DESK_PATHS, deskBackupPath } from '#contract/paths.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { RestoreQuestion } from './restore-question.tsx';
import site from './site.module.css';
import { StatusAndBackups } from './status-page.tsx';

const KINDS: Record<DeskBackup['kind'], string> = {
  daily: 'Nightly',
  'by-hand': 'Made by you',
  'before-update': 'Before an update',
  'before-restore': 'Before a restore',
};

const LOOK_AGAIN_MS = 2_000;

/** Backups of everything: make, test, download and restore. */
export function BackupsPage() {
  const backups = useQuery<DeskBackups>({
    queryKey: [DESK_PATHS.backups],
    refetchOnMount: 'always',
    // While everybody sees the plain page, this one looks whether the site is back.
    refetchInterval: ({ state }) =>
      state.data?.lastRestore?.outcome === 'under_way' && !isSignedOut(state.error) ? LOOK_AGAIN_MS : false,
  });
  const action = useProvedAction();
  const makeBackup = () =>
    action.run('Back up now', async () => {
      const { message } = await deskCall<{ message: string }>(DESK_PATHS.backups, {});
      await backups.refetch();
      return message;
    });
  return (
    <StatusAndBackups>
      {!backups.data && <LoadState of={backups} />}
      {backups.data && (
        <div className={styles.part}>
          <RestoreNotice lastRestore={backups.data.lastRestore} />
          {action.notice}
          <p className={styles.quiet}>
            {backups.data.isDaily
              ? `One is taken each night and checked, and ${nightlyText(backups.data.keptDays)} kept. None is kept for longer than ${daysText(backups.data.keptDays)}, as your privacy page promises. They’re on the same disk as everything else: download one now and then, and keep it somewhere safe, because everyone’s address is in it.`
              : 'Backups are handled outside this site. Ask your technician where they are.'}
          </p>
          <Button variant="coral" busy={action.busy === 'Back up now'} onClick={makeBackup}>
            Back up now
          </Button>
          <BackupList {...backups.data} onBegun={() => void backups.refetch()} action={action} />
          {action.proof}
        </div>
      )}
    </StatusAndBackups>
  );
}

function RestoreNotice({ lastRestore }: Pick<DeskBackups, 'lastRestore'>) {
  if (!lastRestore) return null;
  const { backup, outcome, words } = lastRestore;
  if (outcome === 'under_way') return <Notice tone="sun">Restoring {backup}. This page updates automatically.</Notice>;
  return outcome === 'done' ? (
    <Notice>
      Restored {backup}. {words}
    </Notice>
  ) : (
    <Notice tone="error">
      {backup} wasn’t restored: {words} Your data is as it was.
    </Notice>
  );
}

interface BackupListProps extends DeskBackups {
  onBegun: () => void;
  action: ReturnType<typeof useProvedAction>;
}

function BackupList({ backups, engine, onBegun, action }: BackupListProps) {
  const [tried, setTried] = useState<{ backup: DeskBackup; contents: TestedBackup }>();
  const [asked, setAsked] = useState<DeskBackup>();
  if (backups.length === 0) return <p>No backups yet. The first one comes within an hour of starting.</p>;

  const testBackup = (backup: DeskBackup) =>
    action.run(`Test ${backup.name}`, async () => {
      setTried({ backup, contents: await deskCall<TestedBackup>(`${deskBackupPath(backup.name)}/contents`) });
      return 'This backup works.';
    });
  const download = (backup: DeskBackup) =>
    action.run(`Download ${backup.name}`, async () => {
      await downloadBackup(backup.name);
      return 'The download has begun. Keep the file where only you can open it.';
    });

  return (
    <>
      <ul className={site.stack}>
        {backups.map((backup) => (
          <li key={backup.name}>
            <div>
              <b>{momentText(backup.madeAt)}</b>
              <p>
                {KINDS[backup.kind]}, {sizeText(backup.bytes)}
              </p>
            </div>
            <div className={site.actions}>
              {engine === 'sqlite' && (
                <Button
                  size="small"
                  variant="outline"
                  busy={action.busy === `Test ${backup.name}`}
                  aria-label={`Test the backup of ${momentText(backup.madeAt)}`}
                  onClick={() => testBackup(backup)}
                >
                  Test
                </Button>
              )}
              <Button
                size="small"
                variant="outline"
                busy={action.busy === `Download ${backup.name}`}
                aria-label={`Download the backup of ${momentText(backup.madeAt)}`}
                onClick={() => download(backup)}
              >
                Download
              </Button>
              {engine === 'sqlite' && (
                <Button
                  size="small"
                  variant="outline"
                  busy={action.busy === `Restore ${backup.name}`}
                  aria-label={`Restore the backup of ${momentText(backup.madeAt)}`}
                  onClick={() => setAsked(backup)}
                >
                  Restore
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {engine === 'postgres' && (
        <p className={styles.quiet}>
          Your data is in PostgreSQL, so restore on the server. Stop it, run npm run restore with the backup’s name,
          then start it.
        </p>
      )}
      {tried && <TriedDialog {...tried} onClose={() => setTried(undefined)} />}
      {asked && (
        <RestoreQuestion backup={asked} action={action} onBegun={onBegun} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function TriedDialog({
  backup,
  contents,
  onClose,
}: {
  backup: DeskBackup;
  contents: TestedBackup;
  onClose: () => void;
}) {
  const { members, purchases, newestPurchaseAt, workouts, newestWorkoutOn } = contents;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable
      title="This backup works"
      text={`${momentText(backup.madeAt)}. It was opened beside the real one, and every page of it was read. You haven’t changed anything.`}
    >
      <FactsList
        facts={[
          { name: 'Members', value: String(members) },
          { name: 'Purchases', value: String(purchases) },
          { name: 'Newest purchase', value: newestPurchaseAt === null ? 'None' : momentText(newestPurchaseAt) },
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
async function downloadBackup(name: string): Promise<void> {
  const url = `${deskBackupPath(name)}/file`;
  const look = await fetch(url, { method: 'HEAD', credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new UnreachableError('We couldn’t reach the server.', { cause });
  });
  if (!look.ok) throw await refusalIn(url, await fetch(url, { credentials: 'same-origin' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `fit-in-30-${name}`;
  document.body.append(link);
  link.click();
  link.remove();
}

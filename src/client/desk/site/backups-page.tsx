import { useQuery } from '@tanstack/react-query';
import styles from '#client/desk/desk.module.css';
import { deskCall, isSignedOut, refusalIn } from '#client/desk/desk-call.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { UnreachableError } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { DeskBackup, DeskBackups, SecondPlaceAnswer } from '#contract/desk/backups.ts';
import { DESK_PATHS, deskBackupPath } from '#contract/paths.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { BackupRow, sizeText, useBackupActions } from './backup-row.tsx';
import { SecondPlace } from './second-place.tsx';
import site from './site.module.css';
import { StatusAndBackups } from './status-page.tsx';

const KINDS: Record<DeskBackup['kind'], string> = {
  daily: 'Nightly',
  'by-hand': 'Made by you',
  'before-update': 'Before an update',
  'before-restore': 'Before a restore',
  fetched: 'From the second place',
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
  const place = useQuery<SecondPlaceAnswer>({
    queryKey: [DESK_PATHS.secondPlace],
    refetchOnMount: 'always',
    // The first one arrives within a minute of setting it.
    refetchInterval: ({ state: { data } }) =>
      data?.place && data.sentAt === null && data.problem === null ? LOOK_AGAIN_MS : false,
  });
  const action = useProvedAction();
  const { dialogs, ...actions } = useBackupActions(action, () => void backups.refetch());
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
        <div className={styles.two}>
          <section className={styles.part}>
            <RestoreNotice lastRestore={backups.data.lastRestore} />
            {action.notice}
            <p className={styles.quiet}>{keptText(backups.data, place.data?.place != null)}</p>
            <Button variant="coral" busy={action.busy === 'Back up now'} onClick={makeBackup}>
              Back up now
            </Button>
            <BackupList {...backups.data} action={action} {...actions} />
          </section>
          <section className={styles.part}>
            <LoadState of={place} />
            {place.data && <SecondPlace {...place.data} engine={backups.data.engine} busy={action.busy} {...actions} />}
          </section>
          {dialogs}
          {action.proof}
        </div>
      )}
    </StatusAndBackups>
  );
}

function keptText({ isDaily, keptDays }: DeskBackups, hasSecondPlace: boolean): string {
  if (!isDaily) return 'Backups are handled outside this site. Ask your technician where they are.';
  const kept = `We make one each night, check it, and keep ${nightlyText(keptDays)}. None stays longer than ${daysText(keptDays)}, as your privacy page promises.`;
  if (hasSecondPlace) return kept;
  return `${kept} They’re on the same disk as everything else. Download one now and then, and keep it safe: everyone’s address is in it.`;
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

interface BackupListProps extends DeskBackups, Omit<ReturnType<typeof useBackupActions>, 'dialogs'> {
  action: ReturnType<typeof useProvedAction>;
}

function BackupList({ backups, engine, action, test, askToRestore }: BackupListProps) {
  if (backups.length === 0) return <p>No backups yet. The first one comes within an hour of starting.</p>;
  const download = (backup: DeskBackup) =>
    action.run(`Download ${backup.name}`, async () => {
      await downloadBackup(backup.name);
      return 'The download has begun. Keep the file where only you can open it.';
    });
  return (
    <>
      <ul className={site.stack}>
        {backups.map((backup) => {
          const bring = async () => backup.name;
          return (
            <BackupRow
              key={backup.name}
              backup={{ id: backup.name, madeAt: backup.madeAt, bring }}
              about={`${KINDS[backup.kind]}, ${sizeText(backup.bytes)}`}
              busy={action.busy}
              onDownload={() => download(backup)}
              {...(engine === 'sqlite' && { onTest: test, onRestore: askToRestore })}
            />
          );
        })}
      </ul>
      {engine === 'postgres' && (
        <p className={styles.quiet}>
          Your data is in PostgreSQL, so restore on the server. Stop it, run npm run restore with the backup’s name,
          then start it.
        </p>
      )}
    </>
  );
}

const MOST_NIGHTLY = 14;

const nightlyText = (keptDays: number) =>
  keptDays === 1 ? 'the last' : `the last ${Math.min(keptDays, MOST_NIGHTLY)}`;

const daysText = (count: number) => `${count} ${pluralise(count, 'day')}`;

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

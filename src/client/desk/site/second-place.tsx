import { useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useId } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import { momentText, sentence } from '#client/desk/labels.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Card, IconTile, Notice } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import type { BackupThere, DeskBackups, FetchedBackup, SecondPlaceAnswer } from '#contract/desk/backups.ts';
import type { DeskSettings } from '#contract/desk/settings.ts';
import { DESK_PATHS, fetchBackupPath } from '#contract/paths.ts';
import { BackupRow, type Candidate, sizeText } from './backup-row.tsx';
import { keptText } from './setting-row.tsx';
import site from './site.module.css';

const SETTINGS = '/desk/settings/second-place';

interface SecondPlaceProps extends SecondPlaceAnswer, Pick<DeskBackups, 'engine'> {
  busy: string | undefined;
  test: (backup: Candidate) => void;
  askToRestore: (backup: Candidate) => void;
}

/** Where backups go as well, what is there, and what opens it. */
export function SecondPlace(props: SecondPlaceProps) {
  const { place, sentAt, problem } = props;
  return (
    <>
      <Card className={styles.part}>
        <h2>A second place</h2>
        <p className={styles.quiet}>
          If the server is lost, the backups on it are lost too. Each night the newest goes here as well, locked with a
          passphrase that only you have.
        </p>
        {place && (
          <div className={site.there}>
            <IconTile icon={CloudUpload} />
            <div>
              <b>Storage at {place.host}</b>
              <p className={styles.quiet}>{sentAt === null ? 'Nothing there yet' : `Last one ${momentText(sentAt)}`}</p>
            </div>
            {problem !== null && <Chip tone="err">Fix this</Chip>}
            {problem === null && sentAt !== null && <Chip tone="ok">Works</Chip>}
          </div>
        )}
        {problem !== null && (
          <Notice tone="error">{sentence(problem)} We try again every 10 minutes. The backups here are safe.</Notice>
        )}
        <ButtonLink href={SETTINGS} size="small" variant="outline">
          {place ? 'Change' : 'Set up'}
        </ButtonLink>
      </Card>
      {place && <Passphrase />}
      {place && <There {...props} />}
    </>
  );
}

function Passphrase() {
  const settings = useQuery<DeskSettings>({ queryKey: [DESK_PATHS.settings] });
  const kept = settings.data?.settings?.find(({ name }) => name === 'BACKUP_PASSPHRASE');
  return (
    <Card className={styles.part}>
      <h2>The passphrase</h2>
      <p className={styles.quiet}>
        Without it no one can open a backup from the second place, not even you. Keep it on paper.{' '}
        {kept && keptText(kept)}
      </p>
    </Card>
  );
}

const SHOWN_AT_ONCE = 3;

function There({ backups, ...rest }: SecondPlaceProps) {
  const titleId = useId();
  const older = backups.slice(SHOWN_AT_ONCE);
  if (backups.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>In the second place</h2>
      <List {...rest} backups={backups.slice(0, SHOWN_AT_ONCE)} />
      {older.length > 0 && (
        <details className={site.technician}>
          <summary>{older.length} older</summary>
          <List {...rest} backups={older} />
        </details>
      )}
      {rest.engine === 'postgres' && (
        <p className={styles.quiet}>
          To restore one, stop the server, run npm run restore with its name, then start it.
        </p>
      )}
    </section>
  );
}

function List({ backups, engine, busy, test, askToRestore }: Omit<SecondPlaceProps, 'place' | 'sentAt' | 'problem'>) {
  return (
    <ul className={site.stack}>
      {backups.map((backup) => (
        <BackupRow
          key={backup.id}
          backup={{ ...backup, bring: () => bringHere(backup) }}
          about={[sizeText(backup.bytes), !backup.isOwn && 'from another server', engine === 'postgres' && backup.id]
            .filter(Boolean)
            .join(', ')}
          where=" in the second place"
          busy={busy}
          {...(engine === 'sqlite' && { onTest: test, onRestore: askToRestore })}
        />
      ))}
    </ul>
  );
}

async function bringHere({ id }: BackupThere): Promise<string> {
  const { name } = await deskCall<FetchedBackup>(fetchBackupPath(id), {});
  return name;
}

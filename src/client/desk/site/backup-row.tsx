import { useState } from 'react';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { dayText, momentText } from '#client/desk/labels.ts';
import type { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { TestedBackup } from '#contract/desk/backups.ts';
import { deskBackupPath } from '#contract/paths.ts';
import { RestoreQuestion } from './restore-question.tsx';

/** A backup, wherever it is. */
export interface Candidate {
  id: string;
  madeAt: number;
  /** Answers its name among those on the server, once it is there. */
  bring: () => Promise<string>;
}

/** Test and restore, alike for backups here and in the second place. */
export function useBackupActions({ run }: ReturnType<typeof useProvedAction>, onChange: () => void) {
  const [tested, setTested] = useState<{ madeAt: number; contents: TestedBackup }>();
  const [asked, setAsked] = useState<Candidate>();

  const test = ({ id, madeAt, bring }: Candidate) =>
    run(`Test ${id}`, async () => {
      const name = await bring();
      onChange();
      setTested({ madeAt, contents: await deskCall<TestedBackup>(`${deskBackupPath(name)}/contents`) });
      return 'This backup works.';
    });
  const restore = ({ id, bring }: Candidate) =>
    run(`Restore ${id}`, async () => {
      const { message } = await deskCall<{ message: string }>(`${deskBackupPath(await bring())}/restore`, {});
      onChange();
      return message;
    });

  return {
    test,
    askToRestore: setAsked,
    dialogs: (
      <>
        {tested && <TestedDialog {...tested} onClose={() => setTested(undefined)} />}
        {asked && (
          <RestoreQuestion madeAt={asked.madeAt} onRestore={() => restore(asked)} onClose={() => setAsked(undefined)} />
        )}
      </>
    ),
  };
}

interface BackupRowProps {
  backup: Candidate;
  about: string;
  /** Said of each button after the moment: two lists may have the same moments. */
  where?: string;
  /** Of what is under way. */
  busy: string | undefined;
  onTest?: (backup: Candidate) => void;
  onDownload?: () => void;
  onRestore?: (backup: Candidate) => void;
}

export function BackupRow({ backup, about, where = '', busy, onTest, onDownload, onRestore }: BackupRowProps) {
  const actions = [
    { name: 'Test', act: onTest && (() => onTest(backup)) },
    { name: 'Download', act: onDownload },
    { name: 'Restore', act: onRestore && (() => onRestore(backup)) },
  ];
  return (
    <li>
      <div>
        <b>{momentText(backup.madeAt)}</b>
        <p>{about}</p>
      </div>
      <div className={lists.actions}>
        {actions.map(
          ({ name, act }) =>
            act && (
              <Button
                key={name}
                size="small"
                variant="outline"
                busy={busy === `${name} ${backup.id}`}
                aria-label={`${name} the backup of ${momentText(backup.madeAt)}${where}`}
                onClick={act}
              >
                {name}
              </Button>
            ),
        )}
      </div>
    </li>
  );
}

function TestedDialog({ madeAt, contents, onClose }: { madeAt: number; contents: TestedBackup; onClose: () => void }) {
  const { members, purchases, newestPurchaseAt, workouts, newestWorkoutOn } = contents;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable
      title="This backup works"
      text={`${momentText(madeAt)}. It was opened beside the real one, and every page of it was read. You haven’t changed anything.`}
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

/** "48 MB" */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}

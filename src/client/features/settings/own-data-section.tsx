import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#client/browser/download-file.ts';
import { readOwnFile } from '#client/parts/account/own-account-calls.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { AUTH_EXPORT_PATH, AUTH_EXPORT_STEPS_PATH, AUTH_EXPORT_WORKOUTS_PATH } from '#contract/paths.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

const FILES = [
  {
    path: AUTH_EXPORT_PATH,
    title: 'Download my data',
    detail: 'One file with everything that we hold about you',
    name: 'fit-in-30-my-data.json',
    type: 'application/json',
  },
  {
    path: AUTH_EXPORT_WORKOUTS_PATH,
    title: 'Download my workouts',
    detail: 'A table for a spreadsheet',
    name: 'fit-in-30-workouts.csv',
    type: 'text/csv',
  },
  {
    path: AUTH_EXPORT_STEPS_PATH,
    title: 'Download my steps',
    detail: 'A table for a spreadsheet',
    name: 'fit-in-30-steps.csv',
    type: 'text/csv',
  },
] as const;

export function OwnDataSection() {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <SettingsSection title="Your data">
      <Rows>
        {FILES.map((file) => (
          <ListRow
            key={file.path}
            lead={<IconTile icon={Download} tone="sky" />}
            title={file.title}
            detail={file.detail}
            onClick={() => void download(file)}
          />
        ))}
        <ListRow
          lead={<IconTile icon={Trash2} tone="err" />}
          title="Delete my account"
          detail="Asks for your password. It cannot be undone"
          onClick={() => setIsDeleting(true)}
        />
      </Rows>
      <DeleteAccountDialog open={isDeleting} onClose={() => setIsDeleting(false)} />
    </SettingsSection>
  );
}

async function download({ path, name, type }: (typeof FILES)[number]): Promise<void> {
  try {
    downloadFile(name, new Blob([await readOwnFile(path)], { type }));
  } catch (error) {
    const text = messageOf(error, 'Please try again');
    showToast({ kind: 'destructive', title: 'The file could not be made', text });
  }
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, MonitorSmartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { downloadFile } from '#client/browser/download-file.ts';
import { clearEverything } from '#client/member/sign-out.ts';
import { givenPasswordProblem, withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { NewPasswordField, newPasswordProblem } from '#client/parts/account/new-password-field.tsx';
import {
  changePassword,
  chooseNewsletter,
  deleteAccount,
  devicesQuery,
  ownNewsletterQuery,
  readOwnFile,
  signOutEverywhereElse,
} from '#client/parts/account/own-account-calls.ts';
import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { moodHistory, moodSharing } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, TextButton } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { PasswordField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { Device } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import {
  AUTH_EXPORT_PATH,
  AUTH_EXPORT_STEPS_PATH,
  AUTH_EXPORT_WORKOUTS_PATH,
  AUTH_NEWSLETTER_PATH,
} from '#contract/paths.ts';
import { NEWSLETTER_TEXT, NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import styles from './profile-form.module.css';
import { SavedSwitch, SettingsSection, type SwitchOutcome } from './settings-section.tsx';

export function PrivacySections({ user, isActive }: { user: User; isActive: boolean }) {
  // A changed password empties its form and refetches the devices.
  const [passwordChanges, setPasswordChanges] = useState(0);
  return (
    <>
      <PasswordSection key={passwordChanges} user={user} onChanged={() => setPasswordChanges(passwordChanges + 1)} />
      <DevicesSection key={`devices ${passwordChanges}`} />
      {isActive && <MoodSection />}
      <NewsletterSection />
      <OwnDataSection />
    </>
  );
}

export function PasswordSection({
  user,
  onChanged,
}: {
  user: Pick<User, 'email' | 'firstName' | 'lastName'>;
  onChanged: () => void;
}) {
  const owner = { email: user.email, names: [user.firstName, user.lastName] };
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['currentPassword', 'newPassword'],
    problemsIn: ({ currentPassword, newPassword }) =>
      withoutBlanks({
        currentPassword: givenPasswordProblem(currentPassword),
        newPassword: newPasswordProblem(newPassword, owner),
      }),
    send: async (change) => {
      await changePassword(change);
      showToast({ title: 'Password changed.', text: 'Your other devices are signed out.' });
      onChanged();
    },
    failure: {
      title: 'Your password hasn’t changed',
      unknownTitle: 'We don’t know if it changed',
      fallback: 'Please try again',
      needsConnection: 'You need to be online to change it.',
    },
  });
  return (
    <SettingsSection title="Your password">
      <form {...formProps} className={styles.form}>
        <FormProblem problems={problems} problem={problem} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          {...fieldProps('currentPassword')}
        />
        <NewPasswordField label="New password" owner={owner} {...fieldProps('newPassword')} />
        <Button type="submit" variant="outline" block busy={isBusy}>
          {isBusy ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </SettingsSection>
  );
}

export function DevicesSection() {
  const queryClient = useQueryClient();
  const devices = useQuery({ ...devicesQuery(), staleTime: 0 });
  const signOutElsewhere = useMutation({
    mutationFn: signOutEverywhereElse,
    onSuccess: () => showToast({ title: 'Signed out everywhere else.' }),
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: 'That didn’t work',
        text: messageOf(error, 'Please try again'),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
  if (!devices.data) return null;
  return (
    <SettingsSection title="Where you’re signed in">
      <Rows>
        {devices.data.map((device) => (
          <ListRow
            key={`${device.name} ${device.signedInAt}`}
            lead={<IconTile icon={MonitorSmartphone} />}
            title={device.isThis ? 'This device' : device.name}
            detail={device.isThis ? device.name : lastUse(device)}
          />
        ))}
      </Rows>
      {devices.data.some(({ isThis }) => !isThis) && (
        <Button variant="outline" block busy={signOutElsewhere.isPending} onClick={() => signOutElsewhere.mutate()}>
          Sign out everywhere else
        </Button>
      )}
    </SettingsSection>
  );
}

const lastUse = ({ lastUsedAt }: Device) => `Last used on ${longDate(dayAt(lastUsedAt))}`;

function MoodSection() {
  const [sharing, saveSharing] = useStoredValue(moodSharing);
  const [history, saveHistory] = useStoredValue(moodHistory);
  const [said, setSaid] = useState('');

  function deleteCheckIns() {
    saveHistory([]);
    setSaid('Your moods are deleted from this device.');
  }

  return (
    <SettingsSection title="Your mood">
      <SwitchRow
        label="Save my mood with each workout"
        hint="It goes to your account when you finish one. Your list of moods stays on this device."
        checked={sharing === 'yes'}
        onChange={(event) => saveSharing(event.target.checked ? 'yes' : 'no')}
      />
      <TextButton disabled={history.length === 0} onClick={deleteCheckIns}>
        Delete my moods from this device
      </TextButton>
      <p role="status">{said}</p>
    </SettingsSection>
  );
}

/** The answer is stored with the version of these words. */
function NewsletterSection() {
  const queries = useQueryClient();
  const newsletter = useQuery({ ...ownNewsletterQuery(), staleTime: 0 });
  // One after the other, so that the last answer holds.
  const choosing = useMutation({ mutationFn: chooseNewsletter, scope: { id: AUTH_NEWSLETTER_PATH } });

  async function save(isOn: boolean): Promise<SwitchOutcome> {
    try {
      const said = await choosing.mutateAsync({ answer: isOn ? 'yes' : 'no', wording: NEWSLETTER_WORDING });
      queries.setQueryData(ownNewsletterQuery().queryKey, said);
      return { kind: 'sent', answer: said };
    } catch (error) {
      return { kind: 'rejected', error: error as Error };
    }
  }

  return (
    <SettingsSection title="Emails">
      <SavedSwitch
        label="Emails from your coach"
        hint={NEWSLETTER_TEXT}
        isOn={newsletter.data?.choice?.answer === 'yes'}
        disabled={!newsletter.data}
        save={save}
        failureTitle="Error saving settings"
      />
    </SettingsSection>
  );
}

const FILES = [
  {
    path: AUTH_EXPORT_PATH,
    title: 'Download my data',
    detail: 'One file with everything we know about you',
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
          detail="You’ll need your password. You can’t undo it"
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
    showToast({ kind: 'destructive', title: 'The file didn’t work', text });
  }
}

function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      shape="sheet"
      closable
      title="Delete account"
      text="This deletes your account, workouts, steps and notes. It ends your access, and you can’t undo it. We have to keep the record of your payment for tax."
    >
      <DeleteForm />
    </Dialog>
  );
}

function DeleteForm() {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['password'],
    problemsIn: ({ password }) => withoutBlanks({ password: givenPasswordProblem(password) }),
    send: async ({ password }) => {
      await deleteAccount({ password });
      await clearEverything(() => navigate(SCREEN_PATHS.accountDeleted, { replace: true }));
      queryClient.clear();
    },
    failure: {
      title: 'Your account is still here',
      unknownTitle: 'We don’t know if it was deleted',
      fallback: 'Please try again',
      needsConnection: 'You need to be online to delete it.',
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormProblem problems={problems} problem={problem} />
      <PasswordField label="Password" autoComplete="current-password" required {...fieldProps('password')} />
      <Button type="submit" variant="danger" block busy={isBusy}>
        {isBusy ? 'Deleting...' : 'Delete my account'}
      </Button>
    </form>
  );
}

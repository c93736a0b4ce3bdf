import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarOff, CalendarPlus, CalendarSync } from 'lucide-react';
import { useRef, useState } from 'react';
import { downloadFile } from '#client/browser/download-file.ts';
import { workoutDaysQuery } from '#client/member/queries.ts';
import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { callApi, callApiForText } from '#client/parts/server/api-client.ts';
import { CopyAddress } from '#client/parts/share/copy-address.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { calendarAddressPath, calendarFilePath } from '#contract/paths.ts';
import type { CalendarAddress, WorkoutDays } from '#contract/workout-days.ts';
import { ALARM_MINUTES_BEFORE } from '#domain/plan/workout-calendar.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import styles from './profile-form.module.css';
import { SettingsSection } from './settings-section.tsx';

const WORDS = {
  new: {
    title: 'Make a new link?',
    text: 'Your old one stops working. Any calendar that follows it needs the new one.',
    confirm: 'Make a new link',
  },
  stop: {
    title: 'Stop this link?',
    text: 'Your calendar won’t update any more. You can make a new link any time.',
    confirm: 'Stop this link',
  },
};

const NEEDS = { fallback: 'Please try again', needsConnection: 'You need to be online for this.' };

export function CalendarSection({ userId, addressMadeAt }: { userId: string; addressMadeAt: number | null }) {
  const { address, make, end } = useCalendarAddress(userId);
  const [question, setQuestion] = useState<'new' | 'stop'>();
  const hasAddress = addressMadeAt !== null;
  return (
    <SettingsSection title="In your calendar">
      <p className={styles.note}>
        Your next workouts, on your days, with an alarm {ALARM_MINUTES_BEFORE} minutes before. It rings even when the
        app is closed.
      </p>
      <Rows>
        <ListRow
          lead={<IconTile icon={CalendarPlus} />}
          title="Add to calendar"
          detail="A file with your next workouts. Plan changed? Add it again"
          onClick={() => void addToCalendar(userId)}
        />
        <ListRow
          lead={<IconTile icon={CalendarSync} tone="sky" />}
          title={hasAddress ? 'Make a new link' : 'Subscribe'}
          detail={hasAddress ? `Made on ${longDate(dayAt(addressMadeAt))}` : 'A private link your calendar follows'}
          onClick={() => (hasAddress ? setQuestion('new') : make.mutate())}
        />
        {hasAddress && (
          <ListRow
            lead={<IconTile icon={CalendarOff} tone="sun" />}
            title="Stop this link"
            detail="Your calendar won’t update"
            onClick={() => setQuestion('stop')}
          />
        )}
      </Rows>
      {address !== undefined && <NewCalendarAddress address={address} />}
      <ReplaceAddressDialog
        question={question}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => {
          setQuestion(undefined);
          (question === 'new' ? make : end).mutate();
        }}
      />
    </SettingsSection>
  );
}

function useCalendarAddress(userId: string) {
  const [address, setAddress] = useState<string>();
  const onError = (error: Error) =>
    showToast({ kind: 'destructive', title: 'That didn’t work', text: refusalText(error, NEEDS) });
  const makeAddress = useMakeCalendarAddress(userId);
  // Before the next render too: a second press would replace the address that is being shown.
  const isMaking = useRef(false);
  const endAddress = useEndCalendarAddress(userId);
  return {
    address,
    make: {
      mutate() {
        if (isMaking.current) return;
        isMaking.current = true;
        const onSettled = () => {
          isMaking.current = false;
        };
        const onSuccess = ({ path }: { path: string }) => setAddress(new URL(path, window.location.origin).href);
        makeAddress.mutate(undefined, { onSuccess, onError, onSettled });
      },
    },
    end: {
      mutate() {
        const onSuccess = () => {
          setAddress(undefined);
          showToast({ title: 'Link stopped' });
        };
        endAddress.mutate(undefined, { onSuccess, onError });
      },
    },
  };
}

async function addToCalendar(userId: string): Promise<void> {
  try {
    downloadFile('fit-in-30.ics', new Blob([await readCalendarFile(userId)], { type: 'text/calendar' }));
  } catch (error) {
    showToast({ kind: 'destructive', title: 'The file didn’t work', text: refusalText(error, NEEDS) });
  }
}

interface ReplaceAddressDialogProps {
  question: 'new' | 'stop' | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

function ReplaceAddressDialog({ question, onClose, onConfirm }: ReplaceAddressDialogProps) {
  if (question === undefined) return null;
  const { title, text, confirm } = WORDS[question];
  return (
    <AlertDialog open onClose={onClose} title={title} text={text}>
      <ButtonStack>
        <Button variant="outline" block onClick={onClose}>
          Keep it
        </Button>
        <Button block onClick={onConfirm}>
          {confirm}
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}

/** The server never shows the address again. */
function NewCalendarAddress({ address }: { address: string }) {
  return (
    <CopyAddress
      label="Your calendar link"
      hint="You’ll only see it once. Anyone who has it can see your workouts, so keep it to yourself. No alarm from your calendar? Set one there."
      address={address}
    >
      <a href={address.replace(/^https?:/, 'webcal:')}>Open in my calendar</a>
    </CopyAddress>
  );
}

/** Revokes the previous address; only this answer holds the new one. */
function useMakeCalendarAddress(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<CalendarAddress>(calendarAddressPath(userId), { method: 'POST' }),
    onSuccess: ({ madeAt }) =>
      queryClient.setQueryData<WorkoutDays>(
        keyOf(userId),
        (days) => days && { ...days, calendarAddressMadeAt: madeAt },
      ),
  });
}

function useEndCalendarAddress(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: () => callApi<WorkoutDays>(calendarAddressPath(userId), { method: 'DELETE' }),
    onSuccess: keep,
  });
}

const readCalendarFile = (userId: string): Promise<string> => callApiForText(calendarFilePath(userId));

function useKeepAnswer(userId: string) {
  const queryClient = useQueryClient();
  return (days: WorkoutDays) => queryClient.setQueryData(keyOf(userId), days);
}

const keyOf = (userId: string) => workoutDaysQuery(userId).queryKey;

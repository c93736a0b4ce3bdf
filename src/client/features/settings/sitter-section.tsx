import { HandHeart, Link2, Unlink } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { CopyAddress } from '#client/parts/share/copy-address.tsx';
import { useAskForSitter, useEndSitter, useOwnSitter } from '#client/parts/sitter/sitter-calls.ts';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { IconTile, Notice } from '#client/ui/card.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { NewSitter, OwnSitter, SitterInvitation } from '#contract/sitter.ts';
import { NAME_MAX_LENGTH } from '#domain/account/account.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import styles from './profile-form.module.css';
import { SettingsSection } from './settings-section.tsx';

const NEEDS = { fallback: 'Please try again', needsConnection: 'You need to be online to ask a sitter.' };

type Standing = NonNullable<OwnSitter['sitter']>;

/** One person, by a link, who holds the baby while the member trains. */
export function SitterSection({ userId }: { userId: string }) {
  const own = useOwnSitter(userId);
  const { address, isAsking, ask, end } = useSitterChanges(userId);
  return (
    <SettingsSection title="Sitter">
      {own.data === undefined ? (
        own.isError && (
          <>
            <p className={styles.note}>{refusalText(own.error, NEEDS)}</p>
            <Button variant="outline" busy={own.isFetching} onClick={() => void own.refetch()}>
              Look again
            </Button>
          </>
        )
      ) : own.data.sitter?.endedAt === null ? (
        <CurrentSitter sitter={own.data.sitter} {...{ address, ask, end }} />
      ) : (
        <>
          {own.data.sitter && <EndedNotice sitter={own.data.sitter} onClose={end} />}
          <SitterInvitationForm isBusy={isAsking} onAsk={ask} />
        </>
      )}
    </SettingsSection>
  );
}

interface CurrentSitterProps {
  sitter: Standing;
  address: string | undefined;
  ask: (invitation: SitterInvitation) => void;
  end: () => void;
}

function CurrentSitter({ sitter, address, ask, end }: CurrentSitterProps) {
  const { name, showsTime, madeAt } = sitter;
  const [isReplacing, setIsReplacing] = useState(false);
  const seen = showsTime ? 'days, times and minutes' : 'days and minutes';
  return (
    <>
      <p className={styles.note}>
        {name === '' ? 'Your sitter' : name} sees your first name and your {seen}. Nothing else. Their answer shows on
        Home, that day and the day before.
      </p>
      {address !== undefined && (
        <CopyAddress
          label={name === '' ? 'The link' : `Link for ${name}`}
          hint="You’ll only see it once. It opens without an account, so send it to one person."
          address={address}
          shareText="Could you have the baby while I work out? This shows you when."
        />
      )}
      <Rows>
        <ListRow
          lead={<IconTile icon={Link2} tone="sky" />}
          title="Make a new link"
          detail={`The one from ${longDate(dayAt(madeAt))} stops working`}
          onClick={() => setIsReplacing(true)}
        />
        <ListRow
          lead={<IconTile icon={Unlink} tone="sun" />}
          title="End it"
          detail="The link and its calendar stop working"
          onClick={end}
        />
      </Rows>
      <AlertDialog
        open={isReplacing}
        onClose={() => setIsReplacing(false)}
        title="Make a new link?"
        text="The one you sent stops working, and so does its calendar."
      >
        <ButtonStack>
          <Button variant="outline" block onClick={() => setIsReplacing(false)}>
            Keep it
          </Button>
          <Button
            block
            onClick={() => {
              setIsReplacing(false);
              ask({ name, showsTime });
            }}
          >
            Make a new link
          </Button>
        </ButtonStack>
      </AlertDialog>
    </>
  );
}

function EndedNotice({ sitter: { name, endedAt }, onClose }: { sitter: Standing; onClose: () => void }) {
  return (
    <Notice tone="sky" icon={<HandHeart size={22} aria-hidden="true" />}>
      <p>
        {name === '' ? 'Your sitter' : name} no longer covers
        {endedAt === null ? '' : ` since ${longDate(dayAt(endedAt))}`}. You can ask someone else any time.
      </p>
      <TextButton onClick={onClose}>Close</TextButton>
    </Notice>
  );
}

function useSitterChanges(userId: string) {
  const [address, setAddress] = useState<string>();
  const asking = useAskForSitter(userId);
  const ending = useEndSitter(userId);
  const onError = (error: Error) =>
    showToast({ kind: 'destructive', title: 'That didn’t work', text: refusalText(error, NEEDS) });
  return {
    address,
    isAsking: asking.isPending,
    ask(invitation: SitterInvitation) {
      if (asking.isPending) return;
      const onSuccess = ({ path }: NewSitter) => setAddress(new URL(path, window.location.origin).href);
      asking.mutate(invitation, { onSuccess, onError });
    },
    end() {
      const onSuccess = () => {
        setAddress(undefined);
        showToast({ title: 'Stopped' });
      };
      ending.mutate(undefined, { onSuccess, onError });
    },
  };
}

function SitterInvitationForm({ isBusy, onAsk }: { isBusy: boolean; onAsk: (invitation: SitterInvitation) => void }) {
  const [name, setName] = useState('');
  const [showsTime, setShowsTime] = useState(true);

  function submit(event: FormEvent) {
    event.preventDefault();
    onAsk({ name, showsTime });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.note}>
        Ask one person to look after the baby while you train. All they need is a link. No account. They can add your
        days to their calendar, and say yes or not today.
      </p>
      <TextField
        label="Their first name"
        optional
        hint="Only you see it."
        maxLength={NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SwitchRow
        label="Show the time too"
        hint="If it’s off, they see your days and minutes only."
        checked={showsTime}
        onChange={(event) => setShowsTime(event.target.checked)}
      />
      <Button type="submit" block busy={isBusy}>
        {isBusy ? 'Making...' : 'Make a link'}
      </Button>
    </form>
  );
}

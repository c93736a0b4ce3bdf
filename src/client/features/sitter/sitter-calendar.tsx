import { CalendarOff, CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { CopyAddress } from '#client/parts/share/copy-address.tsx';

import { changeSitterCalendar } from '#client/parts/sitter/sitter-calls.ts';

import { IconTile, Notice } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import styles from './sitter-view.module.css';

const NEEDS = { fallback: 'Please try again', needsConnection: 'You need a connection for that.' };

interface SitterCalendarProps {
  token: string;
  firstName: string;
  hasCalendar: boolean;
  end: () => void;
}

export function SitterCalendar({ token, firstName, hasCalendar, end }: SitterCalendarProps) {
  const [has, setHas] = useState(hasCalendar);
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);

  async function change(isWanted: boolean): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem(undefined);
    try {
      const { path } = await changeSitterCalendar(token, isWanted);
      setAddress(path === null ? undefined : new URL(path, window.location.origin).href);
      setHas(path !== null);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) end();
      else setProblem(refusalText(error, NEEDS));
    } finally {
      isUnderWay.current = false;
    }
  }

  return (
    <section className={styles.calendar}>
      <h2>In your calendar</h2>
      <Rows>
        <ListRow
          lead={<IconTile icon={CalendarPlus} tone="sky" />}
          title={has ? 'Make a new link' : 'Add it to my calendar'}
          detail={has ? 'The old one stops working' : `It keeps up with ${firstName}’s plan`}
          onClick={() => void change(true)}
        />
        {has && (
          <ListRow
            lead={<IconTile icon={CalendarOff} tone="sun" />}
            title="Stop the calendar"
            detail="Then remove it in your calendar too"
            onClick={() => void change(false)}
          />
        )}
      </Rows>
      {problem !== undefined && (
        <Notice tone="sun" role="alert">
          {problem}
        </Notice>
      )}
      {address !== undefined && (
        <CopyAddress
          label="The calendar’s address"
          hint="We only show it once. Open it in your calendar, or copy it there."
          address={address}
        >
          <a href={address.replace(/^https?:/, 'webcal:')}>Open in my calendar</a>
        </CopyAddress>
      )}
    </section>
  );
}

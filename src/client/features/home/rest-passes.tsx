import { Snowflake } from 'lucide-react';
import { useId, useState } from 'react';
import { dayText } from '#client/components/day-text.ts';
import { Chip } from '#client/ui/chip.tsx';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Streak } from '#domain/streak.ts';
import { restPassesText } from '#domain/streak-message.ts';
import styles from './rest-passes.module.css';

const SHOWN_USED_DAYS = 3;

export function RestPasses({ streak: { passesHeld, passDays }, today }: { streak: Streak; today: CalendarDay }) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const used = passDays.slice(-SHOWN_USED_DAYS).reverse();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={textId}
        className={styles.button}
        onClick={() => setOpen(!open)}
      >
        <Chip tone={passesHeld > 0 ? 'sky' : 'plain'}>
          <Snowflake size={15} aria-hidden="true" />
          {restPassesText(passesHeld)}
        </Chip>
      </button>
      <div id={textId} hidden={!open} className={styles.text}>
        <p>
          Five active days earn a rest pass. If you miss a day, one is used for you and your streak holds. You can keep
          two. They are never for sale.
        </p>
        {used.length > 0 && <p>Last used: {used.map((day) => dayText(day, today)).join(', ')}</p>}
      </div>
    </>
  );
}

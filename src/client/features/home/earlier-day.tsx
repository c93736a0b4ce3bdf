import { useRef, useState } from 'react';
import { lazyView, usePreloadedLater } from '#client/browser/lazy-view.tsx';
import { TextButton } from '#client/ui/button.tsx';
import { addDays } from '#domain/time/calendar-day.ts';
import type { EarlierDayFormProps } from './earlier-day-form.tsx';
import styles from './steps-card.module.css';

const EarlierDayForm = lazyView<EarlierDayFormProps>(
  async () => (await import('./earlier-day-form.tsx')).EarlierDayForm,
);

export function EarlierDay(props: Omit<EarlierDayFormProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const isLoaded = usePreloadedLater(EarlierDayForm, open);
  const button = useRef<HTMLButtonElement>(null);
  const { today, history } = props;

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <TextButton ref={button} aria-expanded={open} className={styles.earlier} onClick={() => setOpen(!open)}>
        {history.stepsByDay.has(addDays(today, -1)) ? 'Correct an earlier day' : 'Add yesterday’s steps'}
      </TextButton>
      {open && isLoaded && <EarlierDayForm {...props} onClose={close} />}
    </>
  );
}

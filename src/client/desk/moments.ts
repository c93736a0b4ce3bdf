const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "Sun 8 Nov, 10:14", by the clock of the coach's device. */
export const momentText = (epochMs: number): string => MOMENT.format(epochMs);

/** "8 November 2026". */
export const dayText = (epochMs: number): string => DAY.format(epochMs);

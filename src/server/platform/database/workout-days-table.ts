/** When she means to work out, for her calendar and her reminders; without either there is no row. */
export interface WorkoutDaysTable {
  user_id: string;
  /** "024": places of the days in the week, 0 for Monday. */
  weekdays: string;
  /** Minute of the day. */
  start_minute: number;
  /** "Europe/London". */
  zone: string;
  /** Of the token in the address that her calendar follows. */
  address_hash: string | null;
  address_made_at: number | null;
  /** Since when she wants reminders by e-mail; null: she does not. */
  reminders_since: number | null;
  /** When the next one is due; null without reminders. */
  next_reminder_at: number | null;
  /** Her own day that was looked after last, reminded of or not. */
  last_reminder_day: string | null;
  updated_at: number;
}

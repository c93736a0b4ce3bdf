export interface WorkoutDaysTable {
  user_id: string;
  /** "024": days of the week, 0 for Monday. */
  weekdays: string;
  start_minute: number;
  /** "Europe/London". */
  zone: string;
  address_hash: string | null;
  address_made_at: number | null;
  /** Null: no reminders by e-mail. */
  reminders_since: number | null;
  next_reminder_at: number | null;
  /** Her last day that was handled, reminded of or not. */
  last_reminder_day: string | null;
  updated_at: number;
}

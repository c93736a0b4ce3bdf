import type { SitterAnswer } from '#domain/sitter/sitter.ts';

export interface CoverTables {
  cover: CoverTable;
  cover_answer: CoverAnswerTable;
}

/** The one person whom a member has asked to cover for her. */
interface CoverTable {
  user_id: string;
  /** Another one with each invitation. */
  id: string;
  /** Empty if she named nobody. */
  name: string;
  /** 0: days only. */
  shows_time: number;
  /** Null once it has ended, like all that opens anything. */
  link_hash: string | null;
  calendar_hash: string | null;
  /** Where the weekly letter goes; never told to the member. */
  mail_address: string | null;
  /** Null until the address was confirmed. */
  mail_confirmed_at: number | null;
  next_letter_at: number | null;
  last_letter_at: number | null;
  made_at: number;
  /** Ended from the other side; a cover that she ends is deleted. */
  ended_at: number | null;
}

interface CoverAnswerTable {
  user_id: string;
  day: string;
  answer: SitterAnswer;
  answered_at: number;
}

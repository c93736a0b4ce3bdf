import type { Generated } from 'kysely';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

/** The coach's desk: who works there, how she gets in, what she did. */
export interface DeskTables {
  operator: OperatorTable;
  operator_passkey: OperatorPasskeyTable;
  operator_session: OperatorSessionTable;
  operator_browser: OperatorBrowserTable;
  recovery_code: RecoveryCodeTable;
  desk_code: DeskCodeTable;
  passkey_challenge: PasskeyChallengeTable;
  operator_action: OperatorActionTable;
  member_note: MemberNoteTable;
  address_correction: AddressCorrectionTable;
  dispute: DisputeTable;
  offer: OfferTable;
  price: PriceTable;
  desk_setting: DeskSettingTable;
  operator_notice: OperatorNoticeTable;
  desk_setting_version: DeskSettingVersionTable;
  words_version: WordsVersionTable;
  words_draft: WordsDraftTable;
  words_mark: WordsMarkTable;
}

export interface OperatorTable {
  id: string;
  name: string;
  email: string;
  /** Null where she signs in with passkeys only. */
  password_hash: string | null;
  created_at: number;
  role: Generated<DeskRole>;
  /** Set where she may not come in any more. */
  disabled_at: number | null;
}

export interface OperatorPasskeyTable {
  credential_id: string;
  operator_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  created_at: number;
  last_used_at: number | null;
  /** What its owner calls it. */
  name: string | null;
  /** It opens the desk at this host only; null for one from before that was kept. */
  host: string | null;
}

export interface OperatorSessionTable {
  token_hash: string;
  operator_id: string;
  device: string;
  created_at: number;
  last_seen_at: number;
  /** When a passkey or a password was last given. */
  proved_at: number;
  ended_at: number | null;
}

export interface OperatorBrowserTable {
  operator_id: string;
  browser_hash: string;
  last_seen_at: number;
}

export interface RecoveryCodeTable {
  code_hash: string;
  operator_id: string;
  used_at: number | null;
}

export interface DeskCodeTable {
  code_hash: string;
  /** Null for one that the server printed; otherwise it was sent to this operator's address. */
  operator_id: string | null;
  created_at: number;
  expires_at: number | null;
  used_at: number | null;
}

export interface PasskeyChallengeTable {
  challenge: string;
  /** What an answer to it may be used for. */
  purpose: string;
  expires_at: number;
}

export interface OperatorActionTable {
  id: string;
  at: number;
  /** Null for a command that was typed on the server. */
  operator_id: string | null;
  operator_name: string;
  action: string;
  /** Null again after the account is deleted. */
  about_user_id: string | null;
  about_purchase_id: string | null;
  before: string | null;
  after: string | null;
}

export interface MemberNoteTable {
  user_id: string;
  note: string;
  saved_at: number;
  saved_by: string;
}

export interface AddressCorrectionTable {
  user_id: string;
  old_email: string;
  new_email: string;
  asked_at: number;
  due_at: number;
}

export interface DisputeTable {
  id: string;
  purchase_id: string;
  amount_pence: number;
  reason: string;
  status: string;
  /** Null where nothing can be answered any more. */
  due_at: number | null;
}

export interface OfferTable {
  code: string;
  kind: 'amount' | 'share';
  value: number;
  /** "YYYY-MM-DD", the first day. */
  from_day: CalendarDay | null;
  /** "YYYY-MM-DD", the last day. */
  until: CalendarDay | null;
  use_limit: number | null;
  once_per_address: 0 | 1;
  made_at: number;
  ended_at: number | null;
}

export interface PriceTable {
  id: string;
  amount_pence: number;
  holds_from: number;
  set_at: number;
  set_by: string;
  /** Set where a coming one was taken back before its day. */
  withdrawn_at: number | null;
}

export interface DeskSettingTable {
  name: string;
  value: string;
  /** 1: a secret, of which the value is sealed. */
  is_sealed: number;
  changed_at: number;
  changed_by: string;
}

export interface DeskSettingVersionTable {
  id: string;
  version: number;
}

export interface OperatorNoticeTable {
  operator_id: string;
  /** JSON: of what she wants to hear. */
  kinds: string;
  /** JSON: of what she has heard, and still waits. */
  told: string;
}

export interface WordsVersionTable {
  place: string;
  /** From 1 on; 0 is what was shipped. */
  version: number;
  /** JSON: every text of the place by the id of its field. */
  body: string;
  /** JSON: the ids of those that were not as shipped then. */
  changed: string;
  author: string;
  at: number;
  published_from: number;
}

export interface WordsDraftTable {
  place: string;
  body: string;
  /** Raised by each save. */
  revision: number;
  author: string;
  at: number;
}

export interface WordsMarkTable {
  /** A place, or what else somebody checks. */
  subject: string;
  version: number;
  name: string;
  register: string;
  /** "YYYY-MM-DD". */
  checked_on: string;
  kept_by: string;
  at: number;
}

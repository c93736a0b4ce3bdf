import type { Generated } from 'kysely';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import type { NewsletterAnswer } from '#domain/emails/newsletter.ts';
import type { NewsletterState } from '#domain/emails/newsletter-sending.ts';
import type { GiftWay } from '#domain/gifts/gift.ts';
import type { Pace } from '#domain/plan/follow-on.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { SitterAnswer } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { VisitStep } from '#domain/visits/visit-steps.ts';

/**
 * The tables as both engines have them: text ids, epoch milliseconds, days as `YYYY-MM-DD` text, no booleans
 * (when it happened, or 0 and 1), JSON as text that is never queried inside.
 */
export interface Database {
  user: UserTable;
  step_goal_change: StepGoalChangeTable;
  access_token: AccessTokenTable;
  sign_in_failure: SignInFailureTable;
  known_browser: KnownBrowserTable;
  purchase: PurchaseTable;
  purchase_history: PurchaseHistoryTable;
  sale_count: SaleCountTable;
  webhook_event: WebhookEventTable;
  sandbox_object: SandboxObjectTable;
  workout_session: WorkoutSessionTable;
  block_progress: BlockProgressTable;
  step_entry: StepEntryTable;
  email_outbox: EmailOutboxTable;
  one_time_token: OneTimeTokenTable;
  health_agreement: HealthAgreementTable;
  newsletter_answer: NewsletterAnswerTable;
  write_probe: WriteProbeTable;
  rate_bucket: RateBucketTable;
  handled_change: HandledChangeTable;
  deleted_account: DeletedAccountTable;
  email_budget: EmailBudgetTable;
  newsletter: NewsletterTable;
  newsletter_copy: NewsletterCopyTable;
  newsletter_week: NewsletterWeekTable;
  checkout_reminder: CheckoutReminderTable;
  visit_count: VisitCountTable;
  backup_claim: BackupClaimTable;
  second_place: SecondPlaceTable;
  workout_days: WorkoutDaysTable;
  problem: ProblemTable;
  gift: GiftTable;
  gift_key: GiftKeyTable;
  sitter: SitterTable;
  sitter_answer: SitterAnswerTable;
  operator: OperatorTable;
  operator_passkey: OperatorPasskeyTable;
  operator_session: OperatorSessionTable;
  operator_browser: OperatorBrowserTable;
  recovery_code: RecoveryCodeTable;
  desk_code: DeskCodeTable;
  passkey_challenge: PasskeyChallengeTable;
  desk_activity: DeskActivityTable;
  member_note: MemberNoteTable;
  address_correction: AddressCorrectionTable;
  dispute: DisputeTable;
  offer: OfferTable;
  price: PriceTable;
  desk_setting: DeskSettingTable;
  operator_alert: OperatorAlertTable;
  desk_setting_version: DeskSettingVersionTable;
  words_version: WordsVersionTable;
  words_draft: WordsDraftTable;
  words_check: WordsCheckTable;
  picture: PictureTable;
  media: MediaTable;
}

export interface UserTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Null until a guest has claimed the account. */
  password_hash: string | null;
  step_goal: number | null;
  /** Null while rest passes are on. */
  rest_passes_off_at: number | null;
  current_block: Generated<number>;
  pending_email: string | null;
  pending_email_until: number | null;
  email_verified_at: number | null;
  /** The member's yes to the newsletter, where it is the last answer; kept by the database itself. */
  newsletter_since: number | null;
  /** 0 before the first; kept by the database itself. */
  last_workout_at: Generated<number>;
  /** Raised by every write of the user's data: what an unchanged dashboard is recognised by. */
  version: Generated<number>;
  created_at: number;
}

/** The goal that holds from a day on; earlier days keep theirs. */
export interface StepGoalChangeTable {
  user_id: string;
  from_day: string;
  step_goal: number;
}

export interface AccessTokenTable {
  token_hash: string;
  user_id: string;
  device: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  revoked_at: number | null;
}

/** One row per failed sign-in; the keys are hashes. */
export interface SignInFailureTable {
  account_key: string;
  failed_at: number;
  id: string;
  address_key: string;
}

/** A browser that has signed in before is spared from the cap on its account. */
export interface KnownBrowserTable {
  user_id: string;
  browser_hash: string;
  last_seen_at: number;
}

export interface PurchaseTable {
  id: string;
  /** Null until a guest's purchase is fulfilled, and again after the account is deleted. */
  user_id: string | null;
  email: string | null;
  stripe_session_id: string | null;
  stripe_payment_intent_id: string | null;
  stripe_customer_id: string | null;
  ui_mode: string;
  /** What is asked for: the price in force at the start, less what a code took off. */
  amount_pence: number;
  /** The price in force at the start. */
  full_price_pence: number;
  offer_code: string | null;
  currency: string;
  amount_refunded_pence: Generated<number>;
  /** The rate of VAT in force at the start; null for none. */
  vat_percent: number | null;
  /** What the card processor kept for itself; null until it says so. */
  fee_pence: number | null;
  /** "GB"; null until the card processor says so. */
  card_country: string | null;
  /** With its number within the year, from 1: null until the money arrived. Test cards count apart. */
  sale_year: number | null;
  sale_number: number | null;
  livemode: number;
  status: PurchaseStatus;
  /** Raised by every change of the row, for compare-and-set. */
  version: Generated<number>;
  attempt: Generated<number>;
  nonce_hash: string | null;
  login_used_at: number | null;
  claimed_at: number | null;
  /** 1: begun without an account. */
  is_guest: Generated<number>;
  /** 1: this purchase made its owner's account. */
  created_user: Generated<number>;
  /** 1: bought for somebody else; see the table of gifts. */
  is_gift: Generated<number>;
  /** While an operator's withdrawal stands: since when. */
  revoked_at: number | null;
  consent_version: string | null;
  consent_at: number | null;
  consent_ip: string | null;
  created_at: number;
  paid_at: number | null;
  updated_at: number;
}

/** The last number that a sale of a year has. */
export interface SaleCountTable {
  year: number;
  livemode: number;
  last: number;
}

export interface PurchaseHistoryTable {
  id: string;
  purchase_id: string;
  from_status: PurchaseStatus | null;
  to_status: PurchaseStatus;
  cause: string | null;
  at: number;
}

/** Provider events already seen: ids and outcome, no bodies. */
export interface WebhookEventTable {
  id: string;
  type: string;
  livemode: number;
  created_at: number;
  received_at: number;
  result: string;
  purchase_id: string | null;
}

/** What the sandbox card processor must still know after a restart. */
export interface SandboxObjectTable {
  id: string;
  kind: string;
  body: string;
  updated_at: number;
}

export interface WorkoutSessionTable {
  user_id: string;
  completed_at: number;
  id: string;
  /** Made by the client, so that the same completion sent twice is one session. */
  client_id: string;
  completed_on: string;
  utc_offset_minutes: number;
  workout_id: number;
  workout_name: string;
  week: number;
  block: number;
  edition: 'a' | 'b';
  /** Null: the number is that of its place, `workout_id`. */
  played_id: number | null;
  /** Null: as shipped. */
  version: number | null;
  stated_minutes: number | null;
  length: 'full' | '15' | '10' | 'partial';
  rating: number | null;
  notes: string;
  duration_minutes: number;
  active_seconds: number | null;
  effort: 'easy' | 'right' | 'hard' | null;
  pre_mood: string | null;
  completed_exercises: string | null;
  created_at: number;
  deleted_at: number | null;
}

export interface BlockProgressTable {
  user_id: string;
  block: number;
  started_at: number;
  completed_at: number | null;
  total_workouts: Generated<number>;
  /** Null outside the follow-on. */
  pace: Pace | null;
}

export interface StepEntryTable {
  user_id: string;
  day: string;
  steps: number;
  updated_at: number;
}

/** That the member has read that version of the health disclaimer and is 18 or over; nothing about their health. */
export interface HealthAgreementTable {
  user_id: string;
  version: string;
  agreed_at: number;
}

/** What members answered about the newsletter, line by line; the last line of each member counts. */
export interface NewsletterAnswerTable {
  user_id: string;
  /** Later than every earlier answer of the member. */
  answered_at: number;
  answer: NewsletterAnswer;
  /** The version of the words. */
  wording: string;
}

/** An e-mail of the owner to who said yes, or one of a series, with what became of it. */
export interface NewsletterTable {
  id: string;
  state: NewsletterState;
  /** `{}` of a draft, whose texts are a draft of words, and of a series, whose texts are places of words. */
  fields: Generated<string>;
  /** 0 of a series, which is `sending` while it is on. */
  made_at: number;
  made_by: string;
  send_at: number | null;
  began_at: number | null;
  ended_at: number | null;
  stopped_by: 'operator' | 'came_back' | null;
  /** The yes, and its member, as far as copies have been made; null before the first and after the last. */
  listed_to: number | null;
  listed_to_id: Generated<string>;
  /** Who had said yes when it began. */
  people: Generated<number>;
  /** Of them, who had had another within the week. */
  passed_over: Generated<number>;
  sent: Generated<number>;
  came_back: Generated<number>;
  unsubscribed: Generated<number>;
}

/** One for each member, so that nobody gets it twice; forgotten a month after its end. */
export interface NewsletterCopyTable {
  newsletter_id: string;
  user_id: string;
  made_at: number;
  /** Of a series that may come again: which time it is. */
  nth: Generated<number>;
  /** Null while it is on its way. */
  outcome: 'sent' | 'came_back' | 'skipped' | null;
  /** Of one that came back. */
  reason: string | null;
}

/** Who asked for one e-mail about a payment that is not finished. */
export interface CheckoutReminderTable {
  email: string;
  id: string;
  user_id: string | null;
  wording: string;
  agreed_at: number;
  due_at: number;
  queued_at: number | null;
  /** Of the link that stops it. */
  stop_hash: string | null;
  /** Nobody writes to this address about a checkout any more. */
  stopped_at: number | null;
}

/** When a member was last written to. */
export interface NewsletterWeekTable {
  user_id: string;
  taken_at: number;
}

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
  /** The last planned day that was handled, reminded of or not. */
  last_reminder_day: string | null;
  updated_at: number;
}

/** The one person whom a member has asked to mind the baby. */
interface SitterTable {
  user_id: string;
  /** Another one with each invitation. */
  id: string;
  /** Empty if the member gave no name. */
  name: string;
  /** 0: days only. */
  shows_time: number;
  /** Null once it has ended, like all that opens anything. */
  link_hash: string | null;
  calendar_hash: string | null;
  /** Where the weekly e-mail goes; never told to the member. */
  email: string | null;
  /** Null until the address was confirmed. */
  email_confirmed_at: number | null;
  next_email_at: number | null;
  last_email_at: number | null;
  made_at: number;
  /** Ended by the sitter; where the member ends it, the row is deleted. */
  ended_at: number | null;
}

interface SitterAnswerTable {
  user_id: string;
  day: string;
  answer: SitterAnswer;
  answered_at: number;
}

export interface GiftTable {
  purchase_id: string;
  /** The hash of the form that it was begun with, and of its browser: pressed again, it is the same gift. */
  form_key: string | null;
  /** The browser that began it. */
  browser_hash: string | null;
  /** Null for a guest, and once the giver's account is deleted. */
  giver_id: string | null;
  giver_name: string;
  /** Null once the giver's account is deleted. */
  giver_email: string | null;
  recipient_name: string;
  /** Null for a card, and some time after the gift has found its owner. */
  recipient_email: string | null;
  note: string;
  way: GiftWay;
  deliver_on: string | null;
  email_due_at: number | null;
  /** Raised when the giver changes where or when it goes; an e-mail of an earlier round is not sent. */
  email_round: Generated<number>;
  /** How often the giver had it sent to another address. */
  address_changes: Generated<number>;
  email_queued_at: number | null;
  email_sent_at: number | null;
  email_failed_at: number | null;
  return_asked_at: number | null;
  /** When the giver was asked what shall become of it. */
  asked_at: number | null;
}

/** What opens a gift: a code for whoever claims it, or the link of its giver. */
export interface GiftKeyTable {
  key_hash: string;
  purchase_id: string;
  kind: 'giver' | 'email' | 'card';
  made_at: number;
}

export interface EmailOutboxTable {
  id: string;
  kind: string;
  /** Empty once sent. */
  recipient: string;
  dedupe_key: string;
  /** JSON; empty once sent. */
  payload: string;
  created_at: number;
  /** While a process sends it: the end of its lease. */
  next_attempt_at: number;
  attempts: Generated<number>;
  sent_at: number | null;
  last_error: string | null;
  /** How it was sent, or that the operator discarded it; null while queued. */
  sent_through: 'smtp' | 'file' | 'dropped' | null;
  given_up_at: number | null;
  /** Whose account had its address when it was written. */
  about_user_id: string | null;
}

export interface OneTimeTokenTable {
  token_hash: string;
  kind: string;
  user_id: string;
  payload: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface WriteProbeTable {
  id: string;
  at: number;
}

export interface RateBucketTable {
  /** The hash of the limit and of whom it counts. */
  key: string;
  counted_at: number;
  full_at: number;
}

/** By its idempotency key. */
export interface HandledChangeTable {
  user_id: string;
  key: string;
  handled_at: number;
}

/** The backup of a day, by the name of its file. */
export interface BackupClaimTable {
  name: string;
  claimed_at: number;
  /** Null while it is being made. */
  made_at: number | null;
}

/** One row: what is in the second place. */
export interface SecondPlaceTable {
  id: string;
  /** Tells this database's backups there from those of others. */
  site: string;
  address: string;
  /** When this place was set. */
  since: number;
  /** A server that sends renews it. */
  busy_until: number;
  sent_name: string | null;
  sent_at: number | null;
  /** How many deleted accounts the list there has. */
  deleted_sent: number | null;
  problem: string | null;
}

/** Nothing is left of it but that there was one. */
export interface DeletedAccountTable {
  /** SHA-256 of its id, hex. */
  id_hash: string;
  /** "YYYY-MM-DD". */
  day: string;
}

/** A line of the log that says that something is out of order. */
export interface ProblemTable {
  id: string;
  at: number;
  what: string;
  detail: string | null;
  /** The request id that the client was shown. */
  reference: string | null;
}

/** What a payer, as a hash, has spent of a day's e-mails to other people. */
export interface EmailBudgetTable {
  payer: string;
  day: string;
  spent: number;
}

/** How often a step from a visit to a first workout was taken on a day, by anybody. */
export interface VisitCountTable {
  /** "YYYY-MM-DD", in London. */
  day: string;
  step: VisitStep;
  times: number;
}

export interface OperatorTable {
  id: string;
  name: string;
  email: string;
  /** Null where the operator signs in with passkeys only. */
  password_hash: string | null;
  created_at: number;
  role: Generated<DeskRole>;
  /** Set once the operator may not sign in any more. */
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
  /** It opens the desk at this host only. */
  host: string;
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

export interface DeskActivityTable {
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

export interface OperatorAlertTable {
  operator_id: string;
  /** JSON: the kinds that the operator wants to hear of. */
  kinds: string;
  /** JSON: what the operator has been told of and has not settled. */
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

export interface PictureTable {
  /** The hash of its bytes, and its type. */
  id: string;
  /** In base64. */
  body: string;
  width: number;
  height: number;
  at: number;
}

export interface MediaTable {
  /** The hash of the file's bytes, and its type: the name of the file in `media`. */
  id: string;
  kind: 'film' | 'photo';
  name: string;
  /** What is seen, for whoever cannot see it. */
  description: string;
  /** Of all its files. */
  bytes: number;
  duration_ms: number;
  /** 0 where the file does not say. */
  width: number;
  height: number;
  has_sound: number;
  is_spoken: number;
  /** WebVTT. */
  captions: string | null;
  /** The file of the small picture: a photo's own, or a film's cover. */
  small: string | null;
  added_by: string;
  at: number;
}

export interface WordsDraftTable {
  place: string;
  body: string;
  /** Raised by each save. */
  revision: number;
  author: string;
  at: number;
  /** The day on which it is published by itself, and for whom; null where nobody chose one. */
  publish_on: string | null;
  publish_by: string | null;
  publish_by_name: string | null;
}

export interface WordsCheckTable {
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

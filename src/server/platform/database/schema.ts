import type { Generated } from 'kysely';
import type { RoadPace } from '#domain/plan/road.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { LettersAnswerTable } from './coach-letters-table.ts';
import type { CoverTables } from './cover-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { GiftKeyTable, GiftTable } from './gift-tables.ts';
import type {
  BackupClaimTable,
  DeletedAccountTable,
  EmailOutboxTable,
  HandledChangeTable,
  LetterBudgetTable,
  OneTimeTokenTable,
  RateBucketTable,
  TroubleTable,
  WriteProbeTable,
} from './technical-tables.ts';
import type { WorkoutDaysTable } from './workout-days-table.ts';

/**
 * The tables as both engines have them: text ids, epoch milliseconds, days as `YYYY-MM-DD` text, no booleans
 * (when it happened, or 0 and 1), JSON as text that is never queried inside.
 */
export interface Database extends DeskTables, CoverTables {
  user: UserTable;
  step_goal_change: StepGoalChangeTable;
  access_token: AccessTokenTable;
  sign_in_failure: SignInFailureTable;
  known_browser: KnownBrowserTable;
  purchase: PurchaseTable;
  purchase_history: PurchaseHistoryTable;
  webhook_event: WebhookEventTable;
  sandbox_object: SandboxObjectTable;
  workout_session: WorkoutSessionTable;
  block_progress: BlockProgressTable;
  step_entry: StepEntryTable;
  email_outbox: EmailOutboxTable;
  one_time_token: OneTimeTokenTable;
  health_agreement: HealthAgreementTable;
  letters_answer: LettersAnswerTable;
  write_probe: WriteProbeTable;
  rate_bucket: RateBucketTable;
  handled_change: HandledChangeTable;
  deleted_account: DeletedAccountTable;
  letter_budget: LetterBudgetTable;
  backup_claim: BackupClaimTable;
  workout_days: WorkoutDaysTable;
  trouble: TroubleTable;
  gift: GiftTable;
  gift_key: GiftKeyTable;
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
  /** The price in force at the start; null in rows from before it could change. */
  full_price_pence: number | null;
  offer_code: string | null;
  currency: string;
  amount_refunded_pence: Generated<number>;
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
  /** Null beside the road. */
  road: RoadPace | null;
}

export interface StepEntryTable {
  user_id: string;
  day: string;
  steps: number;
  updated_at: number;
}

/** She has read that version of the health disclaimer and is 18 or over; nothing about her health. */
export interface HealthAgreementTable {
  user_id: string;
  version: string;
  agreed_at: number;
}

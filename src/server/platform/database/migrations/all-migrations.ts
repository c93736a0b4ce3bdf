import { accounts } from './0001-accounts.ts';
import { purchases } from './0002-purchases.ts';
import { activity } from './0003-activity.ts';
import { emailOutbox } from './0004-email-outbox.ts';
import { oneTimeTokens } from './0005-one-time-tokens.ts';
import { guestPurchases } from './0006-guest-purchases.ts';
import { healthAgreements } from './0007-health-agreements.ts';
import { workoutDays } from './0008-workout-days.ts';
import { backgroundLooks } from './0009-background-looks.ts';
import { rateBuckets } from './0010-rate-buckets.ts';
import { emailDelivery } from './0015-email-delivery.ts';
import { sessionFacts } from './0016-session-facts.ts';
import { desk } from './0017-desk.ts';
import { deskRoles } from './0018-desk-roles.ts';
import { deskMembers } from './0020-desk-members.ts';
import { deskMoney } from './0022-desk-money.ts';
import { troubles } from './0030-troubles.ts';
import { deskSettings } from './0031-desk-settings.ts';
import { deskNotices } from './0032-desk-notices.ts';
import { price } from './0033-price.ts';
import { gifts } from './0034-gifts.ts';
import { cover } from './0035-cover.ts';
import { words } from './0036-words.ts';
import { road } from './0037-road.ts';
import { keys } from './0038-keys.ts';
import { deskPurchases } from './0039-desk-purchases.ts';
import { diaryStays } from './0040-diary-stays.ts';
import { offerDays } from './0041-offer-days.ts';
import { failedLetters } from './0042-failed-letters.ts';
import { coachLetters } from './0043-coach-letters.ts';
import { handledChanges } from './0044-handled-changes.ts';
import { lettersToOthers } from './0045-letters-to-others.ts';
import { deletedAccounts } from './0048-deleted-accounts.ts';
import { backupClaims } from './0049-backup-claims.ts';
import { deskBrowsers } from './0051-desk-browsers.ts';
import type { SchemaStatement } from './create-table.ts';

/** Every migration by its name, which is never changed once it has been released; they run in the order of the names. */
export const ALL_MIGRATIONS: Readonly<Record<string, readonly SchemaStatement[]>> = {
  '0001_accounts': accounts,
  '0002_purchases': purchases,
  '0003_activity': activity,
  '0004_email_outbox': emailOutbox,
  '0005_one_time_tokens': oneTimeTokens,
  '0006_guest_purchases': guestPurchases,
  '0007_health_agreements': healthAgreements,
  '0008_workout_days': workoutDays,
  '0009_background_looks': backgroundLooks,
  '0010_rate_buckets': rateBuckets,
  '0015_email_delivery': emailDelivery,
  '0016_session_facts': sessionFacts,
  '0017_desk': desk,
  '0018_desk_roles': deskRoles,
  '0020_desk_members': deskMembers,
  '0022_desk_money': deskMoney,
  '0030_troubles': troubles,
  '0031_desk_settings': deskSettings,
  '0032_desk_notices': deskNotices,
  '0033_price': price,
  '0034_gifts': gifts,
  '0035_cover': cover,
  '0036_words': words,
  '0037_road': road,
  '0038_keys': keys,
  '0039_desk_purchases': deskPurchases,
  '0040_diary_stays': diaryStays,
  '0041_offer_days': offerDays,
  '0042_failed_letters': failedLetters,
  '0043_coach_letters': coachLetters,
  '0044_handled_changes': handledChanges,
  '0045_letters_to_others': lettersToOthers,
  '0048_deleted_accounts': deletedAccounts,
  '0049_backup_claims': backupClaims,
  '0051_desk_browsers': deskBrowsers,
};

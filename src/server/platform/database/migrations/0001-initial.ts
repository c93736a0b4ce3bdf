import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

const OF_USER = `user_id text not null references "user" (id) on delete cascade`;

const accounts: readonly SchemaStatement[] = [
  createTable(
    'user',
    `id text primary key,
    email text not null unique,
    first_name text not null,
    last_name text not null default '',
    password_hash text,
    step_goal bigint,
    rest_passes_off_at bigint,
    current_block bigint not null default 1,
    pending_email text,
    pending_email_until bigint,
    email_verified_at bigint,
    newsletter_since bigint,
    last_workout_at bigint not null default 0,
    version bigint not null default 0,
    created_at bigint not null`,
    { clustered: true },
  ),
  onBoth('create index user_by_newsletter on "user" (newsletter_since, id) where newsletter_since is not null'),
  onBoth(`create index user_by_pending_email on "user" (pending_email_until) where pending_email_until is not null`),
  onBoth('create index user_by_first_name on "user" (lower(first_name), id)'),
  onBoth('create index user_by_last_name on "user" (lower(last_name), id)'),
  onBoth('create index user_by_creation on "user" (created_at, id)'),
  onBoth('create index user_by_last_workout on "user" (last_workout_at, id)'),
  createTable(
    'access_token',
    `token_hash text primary key,
    ${OF_USER},
    device text not null,
    created_at bigint not null,
    last_used_at bigint not null,
    expires_at bigint not null,
    revoked_at bigint`,
    { clustered: true },
  ),
  onBoth('create index access_token_by_user on access_token (user_id)'),
  onBoth('create index access_token_by_expiry on access_token (expires_at)'),
  onBoth('create index access_token_revoked on access_token (revoked_at) where revoked_at is not null'),
  createTable(
    'sign_in_failure',
    `account_key text not null,
    failed_at bigint not null,
    id text not null,
    address_key text not null,
    primary key (account_key, failed_at, id)`,
    { clustered: true },
  ),
  onBoth('create index sign_in_failure_by_address on sign_in_failure (address_key, failed_at)'),
  onBoth('create index sign_in_failure_by_time on sign_in_failure (failed_at)'),
  createTable(
    'known_browser',
    `${OF_USER},
    browser_hash text not null,
    last_seen_at bigint not null,
    primary key (user_id, browser_hash)`,
    { clustered: true },
  ),
  createTable(
    'one_time_token',
    `token_hash text primary key,
    kind text not null,
    ${OF_USER},
    payload text,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint`,
    { clustered: true },
  ),
  onBoth('create index one_time_token_by_user on one_time_token (user_id, kind, created_at)'),
  onBoth('create index one_time_token_by_expiry on one_time_token (expires_at)'),
  createTable(
    'health_agreement',
    `${OF_USER},
    version text not null,
    agreed_at bigint not null,
    primary key (user_id, version)`,
    { clustered: true },
  ),
  onBoth('create index health_agreement_by_version on health_agreement (version)'),
  createTable(
    'newsletter_answer',
    `${OF_USER},
    answered_at bigint not null,
    answer text not null check (answer in ('yes', 'no')),
    wording text not null,
    primary key (user_id, answered_at)`,
    { clustered: true },
  ),
  ...answersStay(),
  ...answerCounts(),
  createTable(
    'handled_change',
    `${OF_USER},
    key text not null,
    handled_at bigint not null,
    primary key (user_id, key)`,
    { clustered: true },
  ),
  // By the hash of its id: a backup that is restored deletes the account again.
  createTable('deleted_account', 'id_hash text primary key not null, day text not null', { clustered: true }),
];

/** Since when a member has said yes: the last answer, so that those who did are listed and counted by one index. */
function answerCounts(): readonly SchemaStatement[] {
  const note = `update "user" set newsletter_since = case new.answer when 'yes' then new.answered_at end
    where id = new.user_id and not exists (select 1 from newsletter_answer later
      where later.user_id = new.user_id and later.answered_at > new.answered_at)`;
  return [
    onPostgres(`create function note_newsletter_answer() returns trigger language plpgsql as
      $$ begin ${note}; return null; end $$`),
    (engine) =>
      `create trigger newsletter_answer_counts after insert on newsletter_answer for each row ${
        engine === 'sqlite' ? `begin ${note}; end` : 'execute function note_newsletter_answer()'
      }`,
  ];
}

/** No mistake of this program changes an answer, or removes one from an account that exists. */
function answersStay(): readonly SchemaStatement[] {
  const refusal = 'Answers about the newsletter are only added to';
  const hasAccount = 'exists (select 1 from "user" where id = old.user_id)';
  const refuse =
    (name: string, what: string, when: string): SchemaStatement =>
    (engine) =>
      `create trigger newsletter_answer_${name} before ${what} on newsletter_answer for each row ${
        engine === 'sqlite'
          ? `when ${when} begin select raise(abort, '${refusal}'); end`
          : 'execute function refuse_in_newsletter_answer()'
      }`;
  return [
    onPostgres(`create function refuse_in_newsletter_answer() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'DELETE' and not ${hasAccount} then return old; end if;
        raise exception '${refusal}';
      end $$`),
    refuse('stays', 'update', 'true'),
    refuse('kept', 'delete', hasAccount),
  ];
}

/** When a member last did a workout, so that those who have done none for a while are listed by one index. */
function lastWorkoutIsNoted(): readonly SchemaStatement[] {
  const note = `update "user" set last_workout_at = coalesce((select max(completed_at) from workout_session
    where user_id = new.user_id and deleted_at is null), 0) where id = new.user_id`;
  const noteOn =
    (name: string, what: string): SchemaStatement =>
    (engine) =>
      `create trigger workout_session_${name} after ${what} on workout_session for each row ${
        engine === 'sqlite' ? `begin ${note}; end` : 'execute function note_last_workout()'
      }`;
  return [
    onPostgres(`create function note_last_workout() returns trigger language plpgsql as
      $$ begin ${note}; return null; end $$`),
    noteOn('is_new', 'insert'),
    noteOn('changes', 'update of completed_at, deleted_at'),
  ];
}

const activity: readonly SchemaStatement[] = [
  createTable(
    'workout_session',
    `${OF_USER},
    completed_at bigint not null,
    id text not null,
    client_id text not null,
    completed_on text not null,
    utc_offset_minutes bigint not null,
    workout_id bigint not null,
    played_id bigint,
    version bigint,
    stated_minutes bigint,
    workout_name text not null,
    week bigint not null,
    block bigint not null,
    edition text not null check (edition in ('a', 'b')),
    length text not null check (length in ('full', '15', '10', 'partial')),
    rating bigint,
    notes text not null,
    duration_minutes bigint not null,
    active_seconds bigint,
    effort text check (effort in ('easy', 'right', 'hard')),
    pre_mood text,
    completed_exercises text,
    created_at bigint not null,
    deleted_at bigint,
    primary key (user_id, completed_at, id)`,
    { clustered: true },
  ),
  onBoth('create unique index workout_session_by_client_id on workout_session (user_id, client_id)'),
  // All that counts and streaks ask of a session, so that neither reads its notes and moves: a tenth of the pages.
  // With the client id, by which a device knows whether a session of its own has arrived.
  onBoth(
    `create index workout_session_facts
      on workout_session (user_id, block, completed_on, workout_id, length, deleted_at, client_id)`,
  ),
  ...lastWorkoutIsNoted(),
  createTable(
    'block_progress',
    `${OF_USER},
    block bigint not null,
    started_at bigint not null,
    completed_at bigint,
    total_workouts bigint not null default 0,
    pace text check (pace in ('steady', 'gentle')),
    primary key (user_id, block)`,
    { clustered: true },
  ),
  createTable(
    'step_entry',
    `${OF_USER},
    day text not null,
    steps bigint not null,
    updated_at bigint not null,
    primary key (user_id, day)`,
    { clustered: true },
  ),
  createTable(
    'step_goal_change',
    `${OF_USER},
    from_day text not null,
    step_goal bigint not null,
    primary key (user_id, from_day)`,
    { clustered: true },
  ),
  createTable(
    'workout_days',
    `user_id text primary key references "user" (id) on delete cascade,
    weekdays text not null,
    start_minute bigint not null,
    zone text not null,
    address_hash text unique,
    address_made_at bigint,
    reminders_since bigint,
    next_reminder_at bigint,
    last_reminder_day text,
    updated_at bigint not null`,
  ),
  onBoth('create index workout_days_due on workout_days (next_reminder_at) where next_reminder_at is not null'),
  createTable(
    'sitter',
    `user_id text primary key references "user" (id) on delete cascade,
    id text not null unique,
    name text not null,
    shows_time bigint not null,
    link_hash text unique,
    calendar_hash text unique,
    email text,
    email_confirmed_at bigint,
    next_email_at bigint,
    last_email_at bigint,
    made_at bigint not null,
    ended_at bigint`,
  ),
  onBoth('create index sitter_email_due on sitter (next_email_at) where next_email_at is not null'),
  onBoth('create index sitter_ended on sitter (ended_at) where ended_at is not null'),
  createTable(
    'sitter_answer',
    `user_id text not null references sitter (user_id) on delete cascade,
    day text not null,
    answer text not null,
    answered_at bigint not null,
    primary key (user_id, day)`,
    { clustered: true },
  ),
  onBoth('create index sitter_answer_day on sitter_answer (day)'),
];

const purchases: readonly SchemaStatement[] = [
  // A purchase outlives the account: the accounts of the business need it.
  createTable(
    'purchase',
    `id text primary key,
    user_id text references "user" (id) on delete set null,
    email text,
    stripe_session_id text unique,
    stripe_payment_intent_id text unique,
    stripe_customer_id text,
    ui_mode text not null,
    amount_pence bigint not null,
    full_price_pence bigint not null,
    offer_code text,
    currency text not null,
    amount_refunded_pence bigint not null default 0,
    vat_percent bigint,
    fee_pence bigint,
    card_country text,
    sale_year bigint,
    sale_number bigint,
    livemode bigint not null check (livemode in (0, 1)),
    status text not null check (status in ('pending', 'processing', 'unclaimed', 'paid', 'refunded', 'disputed',
      'lost', 'revoked', 'failed', 'expired', 'review')),
    version bigint not null default 0,
    attempt bigint not null default 1,
    nonce_hash text,
    login_used_at bigint,
    claimed_at bigint,
    is_guest bigint not null default 0,
    created_user bigint not null default 0 check (created_user in (0, 1)),
    is_gift bigint not null default 0,
    revoked_at bigint,
    consent_version text,
    consent_at bigint,
    consent_ip text,
    created_at bigint not null,
    paid_at bigint,
    updated_at bigint not null`,
  ),
  onBoth(`create unique index one_live_purchase on purchase (user_id)
    where user_id is not null and status in ('pending', 'processing', 'paid', 'disputed')`),
  onBoth('create index purchase_by_user on purchase (user_id, status)'),
  onBoth(`create unique index purchase_by_sale on purchase (livemode, sale_year, sale_number)
    where sale_number is not null`),
  createTable(
    'sale_count',
    'year bigint not null, livemode bigint not null, last bigint not null, primary key (year, livemode)',
    {
      clustered: true,
    },
  ),
  onBoth('create index purchase_by_status on purchase (status, updated_at)'),
  onBoth('create index purchase_by_email on purchase (email) where email is not null'),
  onBoth('create index purchase_by_nonce on purchase (nonce_hash) where nonce_hash is not null'),
  onBoth('create index purchase_by_creation on purchase (created_at)'),
  onBoth('create index purchase_by_change on purchase (updated_at, id)'),
  onBoth(`create index purchase_by_payment on purchase (paid_at, amount_pence, amount_refunded_pence)
    where paid_at is not null`),
  onBoth('create index purchase_by_sale_time on purchase (paid_at, id) where sale_number is not null'),
  // Whether real money was ever taken.
  onBoth('create index purchase_by_mode on purchase (livemode, paid_at)'),
  onBoth('create index purchase_by_offer on purchase (offer_code, status) where offer_code is not null'),
  onBoth('create index purchase_by_offer_use on purchase (offer_code, created_at, id) where offer_code is not null'),
  createTable(
    'purchase_history',
    `id text primary key,
    purchase_id text not null references purchase (id) on delete cascade,
    from_status text,
    to_status text not null,
    cause text,
    at bigint not null`,
  ),
  onBoth('create index purchase_history_by_purchase on purchase_history (purchase_id, at)'),
  // What the card processor says of a bank that asks for money back.
  createTable(
    'dispute',
    `id text primary key not null,
    purchase_id text not null references purchase (id) on delete cascade,
    amount_pence bigint not null,
    reason text not null,
    status text not null,
    due_at bigint`,
  ),
  onBoth('create index dispute_by_purchase on dispute (purchase_id)'),
  createTable(
    'offer',
    `code text primary key not null,
    kind text not null check (kind in ('amount', 'share')),
    value bigint not null,
    from_day text,
    until text,
    use_limit bigint,
    once_per_address bigint not null check (once_per_address in (0, 1)),
    made_at bigint not null,
    ended_at bigint`,
  ),
  createTable(
    'price',
    `id text primary key not null,
    amount_pence bigint not null,
    holds_from bigint not null,
    set_at bigint not null,
    set_by text not null,
    withdrawn_at bigint`,
  ),
  createTable(
    'webhook_event',
    `id text primary key,
    type text not null,
    livemode bigint not null check (livemode in (0, 1)),
    created_at bigint not null,
    received_at bigint not null,
    result text not null,
    purchase_id text`,
  ),
  onBoth('create index webhook_event_by_receipt on webhook_event (received_at)'),
  createTable(
    'sandbox_object',
    `id text primary key,
    kind text not null,
    body text not null,
    updated_at bigint not null`,
  ),
];

/** What a gift is beside its purchase; its codes are kept as hashes only. */
const gifts: readonly SchemaStatement[] = [
  createTable(
    'gift',
    `purchase_id text primary key not null references purchase (id) on delete cascade,
    form_key text unique,
    browser_hash text,
    giver_id text references "user" (id) on delete set null,
    giver_name text not null,
    giver_email text,
    recipient_name text not null,
    recipient_email text,
    note text not null,
    way text not null check (way in ('email', 'card')),
    deliver_on text,
    email_due_at bigint,
    email_round bigint not null default 0,
    address_changes bigint not null default 0,
    email_queued_at bigint,
    email_sent_at bigint,
    email_failed_at bigint,
    return_asked_at bigint,
    asked_at bigint`,
  ),
  onBoth('create index gift_by_giver on gift (giver_id) where giver_id is not null'),
  onBoth(`create index gift_by_email_due on gift (email_due_at)
    where email_due_at is not null and email_queued_at is null`),
  onBoth(`create index gift_by_email_queued on gift (email_queued_at)
    where email_queued_at is not null and email_sent_at is null`),
  onBoth('create index gift_by_return on gift (return_asked_at) where return_asked_at is not null'),
  onBoth('create index gift_by_recipient on gift (recipient_email) where recipient_email is not null'),
  onBoth('create index gift_by_browser on gift (browser_hash) where browser_hash is not null'),
  createTable(
    'gift_key',
    `key_hash text primary key not null,
    purchase_id text not null references purchase (id) on delete cascade,
    kind text not null check (kind in ('giver', 'email', 'card')),
    made_at bigint not null`,
  ),
  onBoth('create index gift_key_by_purchase on gift_key (purchase_id, kind)'),
];

const emails: readonly SchemaStatement[] = [
  createTable(
    'email_outbox',
    `id text primary key,
    kind text not null,
    recipient text not null,
    dedupe_key text not null unique,
    payload text not null,
    about_user_id text references "user" (id) on delete set null,
    created_at bigint not null,
    next_attempt_at bigint not null,
    attempts bigint not null default 0,
    sent_at bigint,
    sent_through text,
    given_up_at bigint,
    last_error text`,
  ),
  onBoth('create index email_outbox_due on email_outbox (next_attempt_at) where sent_at is null'),
  onBoth('create index email_outbox_sent on email_outbox (sent_at) where sent_at is not null'),
  onBoth('create index email_outbox_unsent on email_outbox (created_at) where sent_at is null'),
  onBoth('create index email_outbox_given_up on email_outbox (given_up_at) where given_up_at is not null'),
  onBoth(`create index email_outbox_by_user on email_outbox (about_user_id, created_at)
    where about_user_id is not null`),
  createTable(
    'email_budget',
    `payer text not null,
    day text not null,
    spent bigint not null,
    primary key (day, payer)`,
    { clustered: true },
  ),
  createTable('visit_count', 'day text not null, step text not null, times bigint not null, primary key (day, step)', {
    clustered: true,
  }),
];

/** E-mails of the owner to who said yes to them. */
const newsletters: readonly SchemaStatement[] = [
  // A draft's texts are a draft of words.
  createTable(
    'newsletter',
    `id text primary key not null,
    state text not null check (state in ('draft', 'waiting', 'sending', 'sent', 'stopped')),
    fields text not null default '{}',
    made_at bigint not null,
    made_by text not null,
    send_at bigint,
    began_at bigint,
    ended_at bigint,
    stopped_by text check (stopped_by in ('operator', 'came_back')),
    listed_to bigint,
    listed_to_id text not null default '',
    people bigint not null default 0,
    passed_over bigint not null default 0,
    sent bigint not null default 0,
    came_back bigint not null default 0,
    unsubscribed bigint not null default 0`,
  ),
  onBoth('create index newsletter_by_time on newsletter (made_at, id)'),
  createTable(
    'newsletter_copy',
    `newsletter_id text not null references newsletter (id) on delete cascade,
    ${OF_USER},
    made_at bigint not null,
    nth bigint not null default 0,
    outcome text check (outcome in ('sent', 'came_back', 'skipped')),
    reason text,
    primary key (newsletter_id, user_id, nth)`,
    { clustered: true },
  ),
  onBoth('create index newsletter_copy_by_user on newsletter_copy (user_id)'),
  onBoth('create index newsletter_copy_open on newsletter_copy (newsletter_id, user_id) where outcome is null'),
  onBoth(`create index newsletter_copy_back on newsletter_copy (newsletter_id, user_id) where outcome = 'came_back'`),
  // At most one in a week: whoever takes the week may write.
  createTable(
    'newsletter_week',
    `user_id text primary key references "user" (id) on delete cascade, taken_at bigint not null`,
    { clustered: true },
  ),
  onBoth('create index newsletter_week_by_time on newsletter_week (taken_at, user_id)'),
  // Who asked for one e-mail about a payment that is not finished.
  createTable(
    'checkout_reminder',
    `email text primary key,
    id text not null unique,
    user_id text references "user" (id) on delete cascade,
    wording text not null,
    agreed_at bigint not null,
    due_at bigint not null,
    queued_at bigint,
    stop_hash text unique,
    stopped_at bigint`,
    { clustered: true },
  ),
  onBoth('create index checkout_reminder_due on checkout_reminder (due_at) where queued_at is null'),
  onBoth('create index checkout_reminder_by_time on checkout_reminder (agreed_at)'),
  onBoth('create index checkout_reminder_by_user on checkout_reminder (user_id) where user_id is not null'),
];

const operators: readonly SchemaStatement[] = [
  createTable(
    'operator',
    `id text primary key not null,
    name text not null,
    email text not null unique,
    password_hash text,
    role text not null default 'owner',
    created_at bigint not null,
    disabled_at bigint`,
  ),
  createTable(
    'operator_passkey',
    `credential_id text primary key not null,
    operator_id text not null references operator (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    name text,
    host text not null,
    created_at bigint not null,
    last_used_at bigint`,
  ),
  onBoth('create index operator_passkey_by_operator on operator_passkey (operator_id)'),
  createTable(
    'operator_session',
    `token_hash text primary key not null,
    operator_id text not null references operator (id) on delete cascade,
    device text not null,
    created_at bigint not null,
    last_seen_at bigint not null,
    proved_at bigint not null,
    ended_at bigint`,
  ),
  // Browsers in which an operator has signed in; the hash of a cookie.
  createTable(
    'operator_browser',
    `operator_id text not null references operator (id) on delete cascade,
    browser_hash text not null,
    last_seen_at bigint not null,
    primary key (operator_id, browser_hash)`,
    { clustered: true },
  ),
  createTable(
    'recovery_code',
    `code_hash text primary key not null,
    operator_id text not null references operator (id) on delete cascade,
    used_at bigint`,
  ),
  // The hash of what a server printed, or an e-mail to an operator brought.
  createTable(
    'desk_code',
    `code_hash text primary key not null,
    operator_id text references operator (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint,
    used_at bigint`,
  ),
  // Asked of a passkey, and spent with its answer.
  createTable(
    'passkey_challenge',
    `challenge text primary key not null,
    purpose text not null default '',
    expires_at bigint not null`,
  ),
  // What an owner wants to hear by e-mail, and has been told already; without a row, everything.
  createTable(
    'operator_alert',
    `operator_id text primary key not null references operator (id) on delete cascade,
    kinds text not null,
    told text not null`,
  ),
  // The activity log. Its lines outlive whom they speak of: then without the id.
  createTable(
    'desk_activity',
    `id text primary key not null,
    at bigint not null,
    operator_id text,
    operator_name text not null,
    action text not null,
    about_user_id text references "user" (id) on delete set null,
    about_purchase_id text,
    before text,
    after text`,
  ),
  onBoth('create index desk_activity_by_time on desk_activity (at, id)'),
  onBoth('create index desk_activity_about on desk_activity (about_user_id, at)'),
  onBoth(`create index desk_activity_by_purchase on desk_activity (about_purchase_id, at)
    where about_purchase_id is not null`),
  ...activityStays(),
];

/** No mistake of this program changes or removes a line; one about a deleted account loses the id, and nothing else. */
function activityStays(): readonly SchemaStatement[] {
  const refusal = 'The activity log is only added to';
  const told = 'id, at, operator_id, operator_name, action, about_purchase_id, before, after';
  const refuse =
    (name: string, what: string, when = 'true'): SchemaStatement =>
    (engine) =>
      `create trigger desk_activity_${name} before ${what} on desk_activity for each row when (${when}) ${
        engine === 'sqlite' ? `begin select raise(abort, '${refusal}'); end` : 'execute function refuse_in_activity()'
      }`;
  return [
    onPostgres(`create function refuse_in_activity() returns trigger language plpgsql as
      $$ begin raise exception '${refusal}'; end $$`),
    refuse('told', `update of ${told}`),
    refuse('about', 'update of about_user_id', 'new.about_user_id is not null'),
    refuse('kept', 'delete'),
  ];
}

const desk: readonly SchemaStatement[] = [
  // What an operator wrote down about a member, for those at the desk.
  createTable(
    'member_note',
    `user_id text primary key not null references "user" (id) on delete cascade,
    note text not null,
    saved_at bigint not null,
    saved_by text not null`,
  ),
  // An address that the desk has corrected and that holds from a moment on, unless somebody objects.
  createTable(
    'address_correction',
    `user_id text primary key not null references "user" (id) on delete cascade,
    old_email text not null,
    new_email text not null,
    asked_at bigint not null,
    due_at bigint not null`,
  ),
  onBoth('create index address_correction_due on address_correction (due_at)'),
  // Secrets are sealed with a key that is not in the database.
  createTable(
    'desk_setting',
    `name text primary key not null,
    value text not null,
    is_sealed bigint not null,
    changed_at bigint not null,
    changed_by text not null`,
  ),
  // One row, raised by every change: how the other processes see that there is one.
  createTable('desk_setting_version', 'id text primary key not null, version bigint not null'),
  // Never changed: what was agreed to and what was checked name a version. The shipped words are version 0, of which
  // there is no row.
  createTable(
    'words_version',
    `place text not null,
    version bigint not null,
    body text not null,
    changed text not null,
    author text not null,
    at bigint not null,
    published_from bigint not null,
    primary key (place, version)`,
    { clustered: true },
  ),
  createTable(
    'words_draft',
    `place text primary key not null,
    body text not null,
    revision bigint not null,
    author text not null,
    at bigint not null,
    publish_on text,
    publish_by text,
    publish_by_name text`,
  ),
  // Portraits and logos, in base64; films would be too large for a row.
  createTable(
    'picture',
    `id text primary key not null,
    body text not null,
    width bigint not null,
    height bigint not null,
    at bigint not null`,
  ),
  // Films and photos, which are files in the data folder.
  createTable(
    'media',
    `id text primary key not null,
    kind text not null,
    name text not null,
    description text not null,
    bytes bigint not null,
    duration_ms bigint not null,
    width bigint not null,
    height bigint not null,
    has_sound bigint not null,
    is_spoken bigint not null,
    captions text,
    small text,
    added_by text not null,
    at bigint not null`,
  ),
  // Who read which version of something, and on which day: a lawyer or a clinician.
  createTable(
    'words_check',
    `subject text not null,
    version bigint not null,
    name text not null,
    register text not null,
    checked_on text not null,
    kept_by text not null,
    at bigint not null,
    primary key (subject, version)`,
  ),
];

const technical: readonly SchemaStatement[] = [
  createTable('write_probe', 'id text primary key, at bigint not null', { clustered: true }),
  // Counts of the last minutes: a database that was killed may begin them anew, so PostgreSQL need not log them.
  createTable('rate_bucket', 'key text primary key, counted_at bigint not null, full_at bigint not null', {
    clustered: true,
    unlogged: true,
  }),
  onBoth('create index rate_bucket_by_end on rate_bucket (full_at)'),
  // What the log said was out of order, kept for whoever cannot read the log.
  createTable(
    'problem',
    `id text primary key not null,
    at bigint not null,
    what text not null,
    detail text,
    reference text`,
  ),
  onBoth('create index problem_by_time on problem (at)'),
  // Of several servers on one database one makes the backup of the day.
  createTable('backup_claim', 'name text primary key not null, claimed_at bigint not null, made_at bigint'),
];

/** What of this database is in the second place; of several servers one sends. */
const secondPlace: readonly SchemaStatement[] = [
  createTable(
    'second_place',
    `id text primary key not null, site text not null, address text not null, since bigint not null,
    busy_until bigint not null, sent_name text, sent_at bigint, deleted_sent integer, problem text`,
  ),
];

/** SQLite needs no function for its triggers; a migration has the same number of statements on both. */
function onPostgres(statement: string): SchemaStatement {
  return (engine) => (engine === 'sqlite' ? 'select 1' : statement);
}

export const initial: readonly SchemaStatement[] = [
  ...accounts,
  ...activity,
  ...purchases,
  ...gifts,
  ...emails,
  ...newsletters,
  ...operators,
  ...desk,
  ...technical,
  ...secondPlace,
];

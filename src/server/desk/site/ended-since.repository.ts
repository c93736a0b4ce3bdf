import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { STAYING_KINDS, STOPPING_KINDS } from '#server/features/auth/one-time-tokens.repository.ts';
import { REPLACED } from '#server/platform/backup/run-beside.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Who may come in at the desk, and with what. */
const SIGN_IN_TABLES = [
  'operator',
  'operator_passkey',
  'operator_browser',
  'recovery_code',
  'desk_code',
  'operator_alert',
] as const;

/**
 * What a backup that is last restore takes from what it replaces, so that nothing that had ended opens anything again
 * (decision 71). For SQLite, to be run beside it.
 */
export function endedSinceStatements(db: Kysely<Database>, sessionHash: string): CompiledQuery[] {
  const replaced = db.withSchema(REPLACED);
  return [
    ...signInStatements(db, replaced, sessionHash),
    activityStatement(db, replaced),
    emailsStatement(db, replaced),
    ...newsletterStatements(db, replaced),
    ...checkoutStatements(db, replaced),
    deletedStatement(db, replaced),
    ...secondPlaceStatements(db, replaced),
    ...linkStatements(db, replaced),
    stopLinksStatement(db, replaced),
  ];
}

/** As it was a moment ago, with the one session of whoever brings the backup back. */
function signInStatements(db: Kysely<Database>, replaced: Kysely<Database>, sessionHash: string): CompiledQuery[] {
  const emptied = [db.deleteFrom('operator').compile(), db.deleteFrom('desk_code').compile()];
  const refilled = SIGN_IN_TABLES.map((table) =>
    db.insertInto(table).expression(replaced.selectFrom(table).selectAll()).compile(),
  );
  const session = db
    .insertInto('operator_session')
    .expression(replaced.selectFrom('operator_session').selectAll().where('token_hash', '=', sessionHash));
  return [...emptied, ...refilled, session.compile()];
}

/** No line is lost; one about somebody whom the backup does not know is about nobody. */
function activityStatement(db: Kysely<Database>, replaced: Kysely<Database>): CompiledQuery {
  const here = db.withSchema('main');
  const lines = replaced
    .selectFrom('desk_activity as line')
    .leftJoin(here.selectFrom('user').select('id as known_id').as('known'), 'known_id', 'line.about_user_id')
    .select(['line.id', 'line.at', 'line.operator_id', 'line.operator_name', 'line.action'])
    .select('known_id as about_user_id')
    .select(['line.about_purchase_id', 'line.before', 'line.after'])
    .where('line.id', 'not in', here.selectFrom('desk_activity').select('id'));
  return db
    .insertInto('desk_activity')
    .columns([
      'id',
      'at',
      'operator_id',
      'operator_name',
      'action',
      'about_user_id',
      'about_purchase_id',
      'before',
      'after',
    ])
    .expression(lines)
    .compile();
}

/** Who has said no since is written no newsletter. */
function emailsStatement(db: Kysely<Database>, replaced: Kysely<Database>): CompiledQuery {
  const here = db.withSchema('main');
  const kept = here.selectFrom('newsletter_answer').select(['user_id as kept_id', 'answered_at as kept_at']);
  const said = replaced
    .selectFrom('newsletter_answer as said')
    .leftJoin(kept.as('kept'), (join) =>
      join.onRef('kept_id', '=', 'said.user_id').onRef('kept_at', '=', 'said.answered_at'),
    )
    .select(['said.user_id', 'said.answered_at', 'said.answer', 'said.wording'])
    .where('said.user_id', 'in', here.selectFrom('user').select('id'))
    .where('kept_id', 'is', null);
  return db
    .insertInto('newsletter_answer')
    .columns(['user_id', 'answered_at', 'answer', 'wording'])
    .expression(said)
    .compile();
}

/** What has gone out since, or was called back, does not go out again; nor is anybody written to twice a week. */
function newsletterStatements(db: Kysely<Database>, replaced: Kysely<Database>): CompiledQuery[] {
  const waits = replaced.selectFrom('newsletter').select('id').where('state', '=', 'waiting');
  const members = db.withSchema('main').selectFrom('user').select('id');
  const weeks = replaced.selectFrom('newsletter_week').select(['user_id', 'taken_at']).where('user_id', 'in', members);
  return [
    db
      .updateTable('newsletter')
      .set({ state: 'stopped', ended_at: endedNow })
      .where('state', 'in', ['waiting', 'sending'])
      .where('id', 'not in', waits)
      .compile(),
    db.deleteFrom('newsletter_week').compile(),
    db.insertInto('newsletter_week').columns(['user_id', 'taken_at']).expression(weeks).compile(),
  ];
}

/** A series, which was made at no time, has no end. */
const endedNow = sql<number | null>`case when made_at > 0 then unixepoch() * 1000 end`;

/** Whose address has stopped the e-mail about a checkout, or had it, since; a member whom the backup does not know is nobody. */
function checkoutStatements(db: Kysely<Database>, replaced: Kysely<Database>): CompiledQuery[] {
  const here = db.withSchema('main');
  const asked = replaced
    .selectFrom('checkout_reminder as asked')
    .leftJoin(here.selectFrom('user').select('id as known_id').as('known'), 'known_id', 'asked.user_id')
    .select(['asked.email', 'asked.id', 'known_id as user_id', 'asked.wording', 'asked.agreed_at', 'asked.due_at'])
    .select(['asked.queued_at', 'asked.stop_hash', 'asked.stopped_at']);
  return [
    db.deleteFrom('checkout_reminder').compile(),
    db
      .insertInto('checkout_reminder')
      .columns(['email', 'id', 'user_id', 'wording', 'agreed_at', 'due_at', 'queued_at', 'stop_hash', 'stopped_at'])
      .expression(asked)
      .compile(),
  ];
}

/** Who has deleted an account since, it is deleted of the backup too. */
function deletedStatement(db: Kysely<Database>, replaced: Kysely<Database>): CompiledQuery {
  const known = db.withSchema('main').selectFrom('deleted_account').select('id_hash');
  const since = replaced.selectFrom('deleted_account').select(['id_hash', 'day']).where('id_hash', 'not in', known);
  return db.insertInto('deleted_account').columns(['id_hash', 'day']).expression(since).compile();
}

/** The backups in the second place stay this database's, so that they go when their days are over. */
const secondPlaceStatements = (db: Kysely<Database>, replaced: Kysely<Database>): CompiledQuery[] => [
  db.deleteFrom('second_place').compile(),
  db.insertInto('second_place').expression(replaced.selectFrom('second_place').selectAll()).compile(),
];

/** Sign-ins, links and addresses of members that had ended. */
function linkStatements(db: Kysely<Database>, replaced: Kysely<Database>): CompiledQuery[] {
  const signIns = replaced.selectFrom('access_token').select('token_hash').where('revoked_at', 'is', null);
  const links = replaced.selectFrom('one_time_token').select('token_hash').where('used_at', 'is', null);
  const sitters = replaced.selectFrom('sitter').select('id').where('ended_at', 'is', null);
  const sitterCalendars = replaced.selectFrom('sitter').select('calendar_hash').where('calendar_hash', 'is not', null);
  const calendars = replaced.selectFrom('workout_days').select('address_hash').where('address_hash', 'is not', null);
  return [
    db.deleteFrom('access_token').where('token_hash', 'not in', signIns).compile(),
    db
      .deleteFrom('one_time_token')
      .where('kind', 'not in', STAYING_KINDS)
      .where('token_hash', 'not in', links)
      .compile(),
    db.deleteFrom('sitter').where('ended_at', 'is', null).where('id', 'not in', sitters).compile(),
    db.updateTable('sitter').set({ calendar_hash: null }).where('calendar_hash', 'not in', sitterCalendars).compile(),
    db
      .updateTable('workout_days')
      .set({ address_hash: null, address_made_at: null })
      .where('address_hash', 'not in', calendars)
      .compile(),
  ];
}

/** What stops e-mails goes on doing so, though it was sent since. */
function stopLinksStatement(db: Kysely<Database>, replaced: Kysely<Database>): CompiledQuery {
  const here = db.withSchema('main');
  const columns = ['token_hash', 'kind', 'user_id', 'payload', 'created_at', 'expires_at', 'used_at'] as const;
  const sent = replaced
    .selectFrom('one_time_token')
    .select(columns)
    .where('kind', 'in', STOPPING_KINDS)
    .where('user_id', 'in', here.selectFrom('user').select('id'))
    .where('token_hash', 'not in', here.selectFrom('one_time_token').select('token_hash'));
  return db.insertInto('one_time_token').columns(columns).expression(sent).compile();
}

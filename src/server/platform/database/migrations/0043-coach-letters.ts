import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

const REFUSAL = 'Answers about letters are only added to';
const HAS_ACCOUNT = 'exists (select 1 from "user" where id = old.user_id)';

/** Not even a mistake of this program changes an answer, or removes one from an account that is there. */
export const coachLetters: readonly SchemaStatement[] = [
  createTable(
    'letters_answer',
    `user_id text not null references "user" (id) on delete cascade,
    answered_at bigint not null,
    answer text not null check (answer in ('yes', 'no')),
    wording text not null,
    primary key (user_id, answered_at)`,
    { clustered: true },
  ),
  onBoth('create index letters_answer_list on letters_answer (answer, answered_at, user_id)'),
  (engine) =>
    engine === 'sqlite'
      ? 'select 1'
      : `create function refuse_in_letters_answer() returns trigger language plpgsql as
         $$ begin
           if tg_op = 'DELETE' and not ${HAS_ACCOUNT} then return old; end if;
           raise exception '${REFUSAL}';
         end $$`,
  refuse('stays', 'update', 'true'),
  refuse('kept', 'delete', HAS_ACCOUNT),
];

function refuse(name: string, what: string, when: string): SchemaStatement {
  const trigger = `create trigger letters_answer_${name} before ${what} on letters_answer for each row`;
  return (engine) =>
    engine === 'sqlite'
      ? `${trigger} when ${when} begin select raise(abort, '${REFUSAL}'); end`
      : `${trigger} execute function refuse_in_letters_answer()`;
}

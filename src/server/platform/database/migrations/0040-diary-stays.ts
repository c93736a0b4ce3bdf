import type { SchemaStatement } from './create-table.ts';

const REFUSAL = 'The diary is only added to';

/** Of an account that is deleted, lines lose the id, and nothing else. */
const FORGETS = 'new.about_user_id is not null';
const TOLD = 'id, at, operator_id, operator_name, action, about_purchase_id, before, after';

/** Not even a mistake of this program changes or removes a line. */
export const diaryStays: readonly SchemaStatement[] = [
  (engine) =>
    engine === 'sqlite'
      ? 'select 1'
      : `create function refuse_in_diary() returns trigger language plpgsql as
         $$ begin raise exception '${REFUSAL}'; end $$`,
  refuse('told', `update of ${TOLD} on operator_action`),
  refuse('about', 'update of about_user_id on operator_action', FORGETS),
  refuse('kept', 'delete on operator_action'),
];

function refuse(name: string, what: string, when = 'true'): SchemaStatement {
  const trigger = `create trigger operator_action_${name} before ${what} for each row when (${when})`;
  return (engine) =>
    engine === 'sqlite'
      ? `${trigger} begin select raise(abort, '${REFUSAL}'); end`
      : `${trigger} execute function refuse_in_diary()`;
}

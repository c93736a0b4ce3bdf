import {
  ColumnNode,
  type ColumnUpdateNode,
  type CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  type Kysely,
  type OperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { Database } from './schema.ts';

/** A kind of write that makes what was read before untrue: rows that come or go, or a column that changes. */
export type Change =
  | `${'insert into' | 'delete from'} ${keyof Database}`
  | { [Table in keyof Database]: `${Table}.${string & keyof Database[Table]}` }[keyof Database];

/** Tells whether something that was read may still be believed. */
export interface CommittedChanges {
  /** A look at these from now on: its number is another one after any such write was committed, here or in another process. */
  watch: (changes: readonly Change[]) => () => number;
}

/** What no look at a statement can tell: it may have changed anything. */
const ANYTHING = 'anything';

export type ChangeCounts = ReturnType<typeof createChangeCounts>;

/**
 * Counts what is committed. `countElsewhere` answers another number when another process has committed; it is asked once
 * for all that is done at the same time, before the next events are looked at.
 */
export function createChangeCounts(countElsewhere: () => number) {
  const counts = new Map<string, number>();
  const uncommitted = new Set<string>();
  let elsewhere: number | undefined;
  let commits = 0;

  const sumOf = (changes: readonly Change[]) =>
    changes.reduce((sum, change) => sum + (counts.get(change) ?? 0), counts.get(ANYTHING) ?? 0);

  function forgetElsewhere(): void {
    elsewhere = undefined;
  }

  function countElsewhereOnce(): number {
    if (elsewhere === undefined) {
      elsewhere = countElsewhere();
      setImmediate(forgetElsewhere);
    }
    return elsewhere;
  }

  return {
    /** A statement that writes was carried out, and is not committed yet. */
    note(query: CompiledQuery): void {
      for (const change of changesOfStatement(query.query)) uncommitted.add(change);
    },

    /** Whatever was noted is stored now. */
    commit(): void {
      for (const change of uncommitted) counts.set(change, (counts.get(change) ?? 0) + 1);
      uncommitted.clear();
      commits += 1;
    },

    watch(changes: readonly Change[]): () => number {
      let own = 0;
      let commitsSeen = -1;
      return () => {
        // Asked on nearly every request, and hardly ever is anything new.
        if (commitsSeen !== commits) own = sumOf(changes);
        commitsSeen = commits;
        return own + countElsewhereOnce();
      };
    },
  };
}

/** The changes of this database; absent where other processes write to it that nobody hears of: PostgreSQL. */
export function committedChangesOf(db: Kysely<Database>): CommittedChanges | undefined {
  const { adapter } = db.getExecutor();
  return 'committedChanges' in adapter ? (adapter.committedChanges as CommittedChanges) : undefined;
}

function changesOfStatement(node: OperationNode): string[] {
  const changes = 'with' in node && node.with ? undefined : changesOfWrite(node);
  return changes?.every((change) => change !== undefined) ? changes : [ANYTHING];
}

function changesOfWrite(node: OperationNode): (string | undefined)[] | undefined {
  if (InsertQueryNode.is(node)) {
    const table = nameOf(node.into);
    return [table && `insert into ${table}`, ...columnsChanged(table, node.onConflict?.updates ?? [])];
  }
  if (DeleteQueryNode.is(node)) return node.from.froms.map(nameOf).map((table) => table && `delete from ${table}`);
  return UpdateQueryNode.is(node) && node.updates ? columnsChanged(nameOf(node.table), node.updates) : undefined;
}

function columnsChanged(table: string | undefined, updates: readonly ColumnUpdateNode[]): (string | undefined)[] {
  return updates.map(({ column }) => (table && ColumnNode.is(column) ? `${table}.${column.column.name}` : undefined));
}

const nameOf = (node: OperationNode | undefined): string | undefined =>
  node && TableNode.is(node) ? node.table.identifier.name : undefined;

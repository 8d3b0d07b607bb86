import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import type { NewRow, RecordKeeper, RecordTable } from './record-keeper.ts';

interface Settings<Shown> {
  readonly events: Readonly<Record<'created' | 'updated' | 'deleted', string>>;
  /** Refuses a deletion, or removes what belongs to the record; the row is locked while this runs. */
  readonly beforeDelete?: (shown: Shown) => Promise<void>;
}

interface RecordActs<Row, Shown, Fields> {
  readonly get: (tx: Transaction, scope: Scope, id: string) => Promise<Row>;
  readonly create: (tx: Transaction, scope: Scope, fields: Fields) => Promise<Shown>;
  readonly update: (
    tx: Transaction,
    scope: Scope,
    update: { readonly id: string; readonly change: Fields & { readonly updated_at: string } },
  ) => Promise<Shown>;
  readonly delete: (tx: Transaction, scope: Scope, id: string) => Promise<void>;
}

/**
 * What `serveRecord` binds to the routes of a record that has no rules of its own: the fields of the body
 * are its columns, on creation as on change. A record with more to it brings functions of its own.
 */
export function recordActs<Table extends RecordTable, Row, Shown>(
  keeper: RecordKeeper<Table, Row, Shown>,
  { events, beforeDelete }: Settings<Shown>,
): RecordActs<Row, Shown, NewRow<Table>> {
  return {
    get: (tx, scope, id) => keeper.find(tx, scope, id),
    create: (tx, scope, values) => keeper.create(tx, scope, { event: events.created, values }),
    update: (tx, scope, { id, change }) =>
      keeper.change(tx, scope, {
        id,
        seen: change,
        event: events.updated,
        values: () => withoutBasis(change),
      }),
    delete: (tx, scope, id) =>
      keeper.delete(tx, scope, { id, event: events.deleted, before: beforeDelete }),
  };
}

/** What the editor saw is compared, never stored. */
function withoutBasis<Change extends object>(change: Change): Change {
  const fields = { ...change };
  Reflect.deleteProperty(fields, 'updated_at');
  return fields;
}

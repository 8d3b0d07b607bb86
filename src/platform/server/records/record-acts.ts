import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import type { NewRow, RecordKeeper, RecordTable } from './record-keeper.ts';
import type { Seen } from './refuse-stale.ts';

interface Writes<Table extends RecordTable, Shown, Fields extends object> {
  readonly events: Readonly<Record<'created' | 'updated' | 'deleted', string>>;
  /** The columns of a record: the fields of its body, and what is computed from them. */
  readonly values: (fields: Fields) => NewRow<Table>;
  /** Refuses a deletion, or removes what belongs to the record; the row is locked while this runs. */
  readonly beforeDelete?: (shown: Shown) => Promise<void>;
}

interface RecordActs<Row, Shown, Fields extends object> {
  get(tx: Transaction, scope: Scope, id: string): Promise<Row>;
  create(tx: Transaction, scope: Scope, fields: Fields): Promise<Shown>;
  update(
    tx: Transaction,
    scope: Scope,
    update: { readonly id: string; readonly change: Fields & Seen },
  ): Promise<Shown>;
  delete(tx: Transaction, scope: Scope, id: string): Promise<void>;
}

/**
 * What `serveRecord` binds to the routes of a record that has no rules of its own: all fields of the body
 * are stored, on creation as on change. A record with more to it brings functions of its own.
 */
export function recordActs<Table extends RecordTable, Row, Shown, Fields extends object>(
  keeper: RecordKeeper<Table, Row, Shown>,
  { events, values, beforeDelete }: Writes<Table, Shown, Fields>,
): RecordActs<Row, Shown, Fields> {
  return {
    get: (tx, scope, id) => keeper.find(tx, scope, id),
    create: (tx, scope, fields) =>
      keeper.create(tx, scope, { event: events.created, values: values(fields) }),
    update: (tx, scope, { id, change }) =>
      keeper.change(tx, scope, {
        id,
        seen: change,
        event: events.updated,
        values: () => withoutBasis(values(change)),
      }),
    delete: (tx, scope, id) =>
      keeper.delete(tx, scope, { id, event: events.deleted, before: beforeDelete }),
  };
}

/** What the editor saw is compared, never stored. */
function withoutBasis<Values extends object>(values: Values): Values {
  const stored = { ...values };
  Reflect.deleteProperty(stored, 'updated_at');
  Reflect.deleteProperty(stored, 'version');
  return stored;
}

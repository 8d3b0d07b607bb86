import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { mapRowsAtOnce } from './map-rows.ts';
import { mayName } from './named-statements.ts';
import type { Transaction } from './transactions.ts';

/** Builds statements that run later. */
export type Builder = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>;

type Values = Record<string, unknown>;

/** A placeholder for a value given each time the statement runs. */
type Given<V extends Values> = <Name extends keyof V & string>(name: Name) => Placeholder<Name>;

interface Prepared<Result> {
  execute(values: Values): Promise<Result>;
}

const builder: Builder = drizzle.mock();
let count = 0;

/**
 * A statement that is prepared once and then only filled in: `statement<{ id: string }>()(
 * (db, given) => db.select().from(users).where(eq(users.id, given('id'))))`. For the few that run with
 * nearly every call: preparing one takes longer than everything else this process does for the call.
 */
export function statement<V extends Values>() {
  return <Result>(
    build: (db: Builder, given: Given<V>) => { prepare(name: string): Prepared<Result> },
  ): ((tx: Transaction, values: V) => Promise<Result>) => {
    const name = `statement_${(count += 1)}`;
    let named: Prepared<Result> | undefined;
    let unnamed: Prepared<Result> | undefined;
    const prepare = (as: string) =>
      mapRowsAtOnce(build(builder, (value) => sql.placeholder(value)).prepare(as));

    return async (tx, values) => {
      const prepared = mayName(tx.$client) ? (named ??= prepare(name)) : (unnamed ??= prepare(''));
      return onConnection(prepared, tx).execute(values);
    };
  };
}

/**
 * Statements whose parts are chosen at each call, by the text of these parts: each is prepared once. The text
 * must have no values (`constantText`), so that there are no more statements than the code can write.
 */
export function statementsByText<V extends Values, Result>(): (
  text: string,
  build: (db: Builder, given: Given<V>) => { prepare(name: string): Prepared<Result> },
) => (tx: Transaction, values: V) => Promise<Result> {
  const known = new Map<string, (tx: Transaction, values: V) => Promise<Result>>();
  return (text, build) => {
    const prepared = known.get(text) ?? statement<V>()(build);
    known.set(text, prepared);
    return prepared;
  };
}

const dialect = new PgDialect();

/** The text of a part of a statement, or nothing where it has values: a plan that ignores them may be slow. */
export function constantText(part: SQL | undefined): string | undefined {
  if (part === undefined) return '';
  const { sql: text, params } = dialect.sqlToQuery(part);
  return params.length === 0 ? text : undefined;
}

const orders = new WeakMap<readonly SQL[], string | undefined>();

/** Makes the same of an order, once for each list of its parts: orders are made when the server starts. */
export function constantOrder(order: readonly SQL[]): string | undefined {
  if (!orders.has(order)) orders.set(order, constantText(sql.join([...order], sql`, `)));
  return orders.get(order);
}

/** Drizzle stores the connection in the statement; ours runs on that of the current transaction. */
function onConnection<P extends object>(prepared: P, tx: Transaction): P {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is made from a statement is one
  return Object.create(prepared, { client: { value: tx.$client } }) as P;
}

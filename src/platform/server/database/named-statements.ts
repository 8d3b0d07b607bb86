import type { Client, Pool } from 'pg';

/** `pg` keeps here what the session of a connection knows by name, and sends the text of nothing twice. */
type Known = Record<string, string>;

const SHARED = Symbol('names that all connections have in common');

/**
 * All connections to the embedded database lead to one session, where a name that one of them gives is
 * taken for the others. So they share what they know. Statements of transactions alone may have names: one
 * transaction goes on at a time, and each of its statements waits for the one before.
 */
export function shareNames(pool: Pool): void {
  const known: Known = {};
  pool.on('connect', (client) => {
    Object.assign(client, { [SHARED]: known });
    Object.assign(client.connection, { parsedStatements: known });
  });
}

/** Whether statements may have names on this connection: by its name the database keeps the plan of one. */
export function mayName(client: Client): boolean {
  return client.pipeline || Reflect.get(client, SHARED) !== undefined;
}

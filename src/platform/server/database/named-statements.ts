import type { Client, Pool } from 'pg';

/** Where `pg` remembers which statement names its session knows, so that it sends each text only once. */
type Known = Record<string, string>;

const SHARED = Symbol('names that all connections have in common');

/**
 * All connections to the embedded database lead to one session, where a name defined by one of them exists
 * for the others too. So they share what they remember. Only statements of transactions may have names: one
 * transaction runs at a time, and each of its statements waits for the previous one.
 */
export function shareNames(pool: Pool): void {
  const known: Known = {};
  pool.on('connect', (client) => {
    Object.assign(client, { [SHARED]: known });
    Object.assign(client.connection, { parsedStatements: known });
  });
}

/** Whether statements may have names on this connection: the database caches plans by name. */
export function mayName(client: Client): boolean {
  return client.pipeline || Reflect.get(client, SHARED) !== undefined;
}

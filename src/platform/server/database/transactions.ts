import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { StreamMessage } from '#platform/contract/events.ts';

type Schema = Record<string, never>;

/** The handle of one open transaction: Drizzle's builder over one connection. */
export type Transaction = NodePgDatabase<Schema> & {
  readonly $client: PoolClient;
  /** Tells everyone of the company who looks at a screen, once and only if the transaction commits. */
  announce(message: StreamMessage): void;
};

/** Carries what a transaction announced to the listeners of all processes. */
export interface Announcer {
  /** Called inside the transaction, just before it commits. */
  beforeCommit(
    tx: PoolClient,
    companyId: number,
    messages: readonly StreamMessage[],
  ): Promise<void>;
  /** Called when it has committed. */
  afterCommit(companyId: number, messages: readonly StreamMessage[]): void;
}

export interface TransactionOptions {
  /** Refuses writes; every GET runs so. */
  readonly readOnly?: boolean;
}

/** The only two ways to the database. Each call is one transaction. */
export interface Database {
  /**
   * Reads and writes the rows of one company, held by row-level security.
   * Never call it inside another transaction: the embedded database has one session and would wait for itself.
   */
  inCompany<Result>(
    scope: { readonly companyId: number },
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Reads and writes across companies. For identity and the platform only. */
  asSystem<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

/** Makes the two doors over a pool whose user owns the schema. */
export function createDatabase(pool: Pool, announcer: Announcer): Database {
  return {
    inCompany: ({ companyId }, work, options) => {
      if (!Number.isInteger(companyId)) throw new TypeError('The company id is not an integer');
      const setup = `set local role backoffice_company; select set_config('backoffice.company_id', '${companyId}', true)`;
      return transact(pool, { ...options, setup }, async (tx, client) => {
        const messages: StreamMessage[] = [];
        const result = await work(
          Object.assign(tx, { announce: (message: StreamMessage) => void messages.push(message) }),
        );
        if (messages.length === 0) return { result };
        await announcer.beforeCommit(client, companyId, messages);
        return { result, committed: () => announcer.afterCommit(companyId, messages) };
      });
    },
    asSystem: (work, options) =>
      transact(pool, { ...options, setup: 'set local role backoffice_system' }, async (tx) => ({
        result: await work(
          Object.assign(tx, {
            announce: () => {
              throw new Error('Only the transaction of a company can announce');
            },
          }),
        ),
      })),
  };
}

type OpenTransaction = Omit<Transaction, 'announce'>;

async function transact<Result>(
  pool: Pool,
  { setup, readOnly = false }: TransactionOptions & { setup: string },
  work: (
    tx: OpenTransaction,
    client: PoolClient,
  ) => Promise<{ result: Result; committed?: () => void }>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // One message for all statements: one round trip instead of three.
    await client.query(`begin${readOnly ? ' read only' : ''}; ${setup}`);
    const { result, committed } = await work(drizzle(client), client);
    await client.query('commit');
    committed?.();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

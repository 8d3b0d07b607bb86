import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { errors } from '#platform/contract/errors.ts';
import type { StreamMessage } from '#platform/contract/events.ts';
import { storeEvents, type NewEvent } from '../events/store-events.ts';
import { rememberLongLists, type LongLists } from './long-lists.ts';

type Schema = Record<string, never>;

/** The handle of one open transaction: Drizzle's builder over one connection. It ends with the transaction. */
export type Transaction = Omit<NodePgDatabase<Schema>, 'transaction'> & {
  readonly $client: PoolClient;
  /** Of the company whose rows it reads; a transaction of the system has none. */
  readonly longLists?: LongLists;
  /** Notifies every open screen of the company, once and only if the transaction commits. */
  announce(message: StreamMessage): void;
  /** Stores what happened as the transaction commits, and announces it. */
  record(event: NewEvent): void;
  /** Has open streams of these people checked again: somebody was signed out, or lost rights. */
  accessChanged(whose: AccessChange): void;
  /** Runs once the transaction has committed, and never when it is rolled back. */
  afterCommit(step: () => void): void;
};

/** Whose access may have changed: one person's everywhere, or everybody's in a company. */
export type AccessChange = { readonly userId: string } | { readonly companyId: number };

/** Something to announce to all processes. */
export type Announcement =
  | { readonly companyId: number; readonly message: StreamMessage }
  | { readonly access: AccessChange };

/** Carries what a transaction announced to the listeners of all processes. */
export interface Announcer {
  /** Called inside the transaction. It must send its statements immediately: the commit follows them. */
  beforeCommit(
    tx: PoolClient,
    announcements: readonly Announcement[],
  ): Promise<unknown> | undefined;
  /** Called after the commit. */
  afterCommit(announcements: readonly Announcement[]): void;
}

export interface TransactionOptions {
  /** Refuses writes, announcements and events; every GET runs so. */
  readonly readOnly?: boolean;
  /** Once it aborts, no further statement is sent, so that the transaction is rolled back with its reason. */
  readonly signal?: AbortSignal;
}

/** The only two ways to the database. Each call is one transaction. */
export interface Database {
  /**
   * Reads and writes the rows of one company, confined by row-level security.
   * Refused inside another transaction: the embedded database has one session and would wait for itself.
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

/** Makes both over the sessions of a connection. */
export function createDatabase(sessions: Pool, announcer: Announcer): Database {
  const longListsOf = rememberLongLists();
  return {
    async inCompany({ companyId }, work, options) {
      if (!Number.isInteger(companyId)) throw new TypeError('The company id is not an integer');
      const setup = `set local role backoffice_company; set local backoffice.company_id = '${companyId}'`;
      const messages: StreamMessage[] = [];
      const events: NewEvent[] = [];
      const ending: Step[] = [
        (client) =>
          events.length > 0
            ? storeEvents(client, events).then((stored) => void messages.push(...stored))
            : undefined,
      ];
      const messagesOf = () => messages.map((message) => ({ companyId, message }));
      const methods = {
        announce: (message: StreamMessage) => void messages.push(message),
        record: (event: NewEvent) => void events.push(event),
      };
      const frame = { ...options, setup, ending, announcer, messagesOf };
      return transact(sessions, frame, (tx) =>
        work(
          Object.assign(
            tx,
            { longLists: longListsOf(companyId) },
            options?.readOnly === true ? silence : methods,
          ),
        ),
      );
    },
    asSystem: (work, options) =>
      transact(
        sessions,
        { ...options, setup: 'set local role backoffice_system', announcer },
        (tx) => work(Object.assign(tx, silence)),
      ),
  };
}

function refuse(): never {
  throw new Error('Only a transaction of a company that may write can announce and record');
}

const silence = { announce: refuse, record: refuse };

interface Frame extends TransactionOptions {
  /** Assigns the transaction to a company or to the system. */
  readonly setup: string;
  /** Sends the last statements; the commit follows them, and rolls back when one fails. */
  readonly ending?: readonly Step[];
  readonly announcer: Announcer;
  /** What is announced by then. */
  readonly messagesOf?: () => readonly Announcement[];
}

type Step = (client: PoolClient) => Promise<unknown> | undefined;

type OpenTransaction = Omit<Transaction, 'announce' | 'record' | 'longLists'>;

/** The transaction that the running code is in. */
const surrounding = new AsyncLocalStorage<{ open: boolean }>();

async function transact<Result>(
  sessions: Pool,
  { setup, readOnly = false, signal, ending = [], announcer, messagesOf = () => [] }: Frame,
  work: (tx: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  if (surrounding.getStore()?.open === true) {
    throw new Error('A transaction is already open here: pass its handle on instead');
  }
  const client = await connect(sessions);
  const state = { open: true };
  const lent = lendConnection(client, () => {
    if (!state.open) throw new Error('The transaction has ended');
    signal?.throwIfAborted();
  });
  sendTogether(client);
  // One message for all statements: one round trip instead of three.
  const begun = client.query(
    `${endOfReading(client)}begin${readOnly ? ' read only' : ''}; ${setup}`,
  );
  begun.catch(() => undefined); // Awaited below.
  const afterwards: (() => void)[] = [];
  const access: Announcement[] = [];
  let result: Result;
  try {
    // The first statement travels along. It cannot take effect before this one, as its session has no
    // rights (see connection.ts), and no answer is sent.
    if (!client.pipeline) await begun;
    const afterCommit = (step: () => void) => void afterwards.push(step);
    const accessChanged = (whose: AccessChange) => void access.push({ access: whose });
    const tx = Object.assign(drizzle(lent), { afterCommit, accessChanged });
    result = await surrounding.run(state, () => work(tx));
    state.open = false;
    await begun;
    if (readOnly) {
      endReading(client);
      return result;
    }
    sendTogether(client);
    const sent: (Promise<unknown> | undefined)[] = [];
    const announcements = () => [...messagesOf(), ...access];
    const announce: Step = () => {
      const now = announcements();
      return now.length > 0 ? announcer.beforeCommit(client, now) : undefined;
    };
    for (const step of [...ending, announce]) {
      sent.push(step(client));
      if (!client.pipeline) await sent.at(-1);
    }
    const [{ command }] = await Promise.all([client.query('commit'), ...sent]);
    // PostgreSQL answers with another command when a statement failed and its error was caught: nothing was saved.
    if (command !== 'COMMIT') throw new Error('The transaction could not be committed');
    client.release();
    // Numbers of stored events have arrived since.
    const announced = announcements();
    if (announced.length > 0) afterwards.unshift(() => announcer.afterCommit(announced));
  } catch (error) {
    state.open = false;
    await releaseAfter(client.query('rollback'), client);
    // The builder wraps what a statement throws.
    signal?.throwIfAborted();
    throw error;
  }
  for (const step of afterwards) step();
  return result;
}

/** When no session is available, as all are busy or the database is down, the caller is asked to try again. */
async function connect(sessions: Pool): Promise<PoolClient> {
  try {
    return await sessions.connect();
  } catch (error) {
    throw errors.unavailable({ retryAfterSeconds: 5, cause: error });
  }
}

/** Sends statements made in the same turn in one packet, which the database then also reads in one go. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Connections whose last transaction only read, and ends with what they are asked next. */
const stillReading = new WeakMap<PoolClient, NodeJS.Timeout>();
/**
 * Where nobody asks anything, it ends by itself: later than a busy machine takes from one call to the next, and
 * soon enough that nobody notices who waits for a table to change.
 */
const READING_ENDS_AFTER_MS = 50;

/** Ends a transaction that changed nothing: neither its answer waits for that, nor is a message sent for it alone. */
function endReading(client: PoolClient): void {
  if (!client.pipeline) {
    void releaseAfter(client.query('commit'), client);
    return;
  }
  const end = () => void client.query(endOfReading(client)).catch(() => undefined);
  stillReading.set(client, setTimeout(end, READING_ENDS_AFTER_MS));
  client.release();
}

/** What must precede the next transaction of a connection. Where it fails, no statement after it has any rights. */
function endOfReading(client: PoolClient): string {
  const timer = stillReading.get(client);
  clearTimeout(timer);
  stillReading.delete(client);
  return timer === undefined ? '' : 'commit; ';
}

/** Gives a connection back once its last statement has finished; one that failed is not used again. */
async function releaseAfter(last: Promise<unknown>, client: PoolClient): Promise<void> {
  try {
    await last;
    client.release();
  } catch (failure) {
    client.release(failure instanceof Error ? failure : true);
  }
}

/**
 * The connection while the transaction is open. Code that still runs after its end would otherwise write
 * as the owner of the schema, past row-level security and past the rollback.
 */
function lendConnection(client: PoolClient, refuseIfOver: () => void): PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  return new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      // Bound, so that the connection's own lookups bypass the proxy.
      if (property !== 'query') return value.bind(target) as unknown;
      const ask = (...question: readonly unknown[]): unknown => {
        refuseIfOver();
        sendTogether(target);
        return Reflect.apply(value, target, question);
      };
      if (target.pipeline) return ask;
      // A connection that takes one statement at a time gets the next only after it has answered.
      return (...question: readonly unknown[]): Promise<unknown> => {
        const answer = last.then(() => ask(...question));
        last = answer.catch(() => undefined);
        return answer;
      };
    },
  });
}

import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { SQL } from 'drizzle-orm';
import { MySqlDialect } from 'drizzle-orm/mysql-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import { ForbiddenAddressError, isAllowedDestination, type Guard } from './address-guard.ts';
import { ForeignDatabaseError, foreignFailureOf, type ForeignFailure } from './foreign-failure.ts';

/** What read-only statements can be run on: another database, or one of our own transactions. */
export interface ReadableDatabase {
  execute(query: SQL): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Where a database is, and the user it is opened as. */
export interface ForeignAddress {
  /** MariaDB speaks the protocol of MySQL. */
  readonly kind: 'postgresql' | 'mysql';
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** Encrypted to a server with proven identity, encrypted to any server, or unencrypted. */
  readonly encryption: 'verified' | 'unverified' | 'off';
  /** Certificates (PEM) that the server may prove itself by, besides those every machine knows. */
  readonly certificateAuthority: string;
}

interface Times {
  readonly connectWithinMs: number;
  readonly answerWithinMs: number;
}

/** What the worker is given: the address that was looked up and checked is the one it opens. */
export type OpenedAddress = Omit<ForeignAddress, 'kind'> & Times & { readonly openedHost: string };

export type ToWorker = 'end' | { readonly text: string; readonly values: unknown[] };

export type FromWorker =
  | 'ready'
  | { readonly rows: readonly unknown[] }
  | { readonly failure: ForeignFailure; readonly reason: string };

interface Limits extends Guard, Partial<Times> {
  /** For everything together, however steadily the server answers. */
  readonly wholeWithinMs?: number;
  readonly signal?: AbortSignal;
}

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 60_000;
const WHOLE_WITHIN_MS = 180_000;
const LEAVE_WITHIN_MS = 500;
/** The largest structure that can be read takes half of it. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const SPEAKS = {
  postgresql: {
    worker: new URL('./foreign-postgres-worker.ts', import.meta.url),
    dialect: new PgDialect(),
  },
  mysql: {
    worker: new URL('./foreign-mysql-worker.ts', import.meta.url),
    dialect: new MySqlDialect(),
  },
} as const;

/**
 * Reads another PostgreSQL, MySQL or MariaDB: at an allowed address, which is looked up once and then connected to, in one
 * read-only transaction, within limits of time and memory. Throws `ForeignDatabaseError`.
 */
export async function readForeignDatabase<Result>(
  address: ForeignAddress,
  { signal, wholeWithinMs = WHOLE_WITHIN_MS, ...limits }: Limits,
  read: (database: ReadableDatabase) => Promise<Result>,
): Promise<Result> {
  const { connectWithinMs = CONNECT_WITHIN_MS, answerWithinMs = ANSWER_WITHIN_MS } = limits;
  const speaks = SPEAKS[address.kind];
  const openedHost = await findAddress(address, limits);
  signal?.throwIfAborted();
  // Field by field: whatever else a caller's object has is no business of the worker's.
  const { host, port, database, username, password, encryption, certificateAuthority } = address;
  const place = { host, port, database, encryption, certificateAuthority, openedHost };
  const opened: OpenedAddress = { ...place, username, password, connectWithinMs, answerWithinMs };
  const worker = new Worker(speaks.worker, {
    workerData: opened,
    resourceLimits: MEMORY,
  });
  const ended = new AbortController();
  const late = setTimeout(
    () => ended.abort(new ForeignDatabaseError('too_slow', undefined)),
    wholeWithinMs,
  );
  worker.once('error', (error) => ended.abort(error));
  worker.once('exit', () => ended.abort(new ForeignDatabaseError('unreachable', undefined)));
  const leave = () => ended.abort(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });

  const receive = async (): Promise<Exclude<FromWorker, { failure: unknown }>> => {
    const received: unknown[] = await once(worker, 'message', { signal: ended.signal });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by foreign-worker.ts
    const message = received[0] as FromWorker;
    if (typeof message === 'object' && 'failure' in message) {
      throw new ForeignDatabaseError(message.failure, new Error(message.reason));
    }
    return message;
  };
  // One after another: each answer is the one to the statement before it.
  let previous: Promise<unknown> = receive();
  const execute: ReadableDatabase['execute'] = (query) => {
    const { sql: text, params: values } = speaks.dialect.sqlToQuery(query);
    const answered = previous.then(async () => {
      const statement: ToWorker = { text, values };
      worker.postMessage(statement);
      const answer = await receive();
      return { rows: answer === 'ready' ? [] : answer.rows };
    });
    previous = answered;
    return answered;
  };

  try {
    await previous;
    return await read({ execute });
  } catch (error) {
    signal?.throwIfAborted();
    // A worker that has said why it fails ends, too.
    const isKnown = error instanceof ForeignDatabaseError || !ended.signal.aborted;
    const reason: unknown = isKnown ? error : ended.signal.reason;
    throw new ForeignDatabaseError(foreignFailureOf(reason), reason);
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', leave);
    await dismiss(worker);
  }
}

/** A server that does not answer would not notice a proper end either. */
async function dismiss(worker: Worker): Promise<void> {
  const message: ToWorker = 'end';
  worker.postMessage(message);
  const timeout = setTimeout(() => void worker.terminate(), LEAVE_WITHIN_MS);
  await new Promise<void>((resolve) => {
    if (worker.threadId === -1) resolve();
    worker.once('exit', () => resolve());
  });
  clearTimeout(timeout);
}

async function findAddress({ host, port }: ForeignAddress, guard: Guard): Promise<string> {
  const bare = host.replace(/^\[|\]$/g, '');
  let addresses = [bare];
  if (isIP(bare) === 0) {
    try {
      addresses = (await lookup(bare, { all: true })).map(({ address }) => address);
    } catch (error) {
      throw new ForeignDatabaseError('unreachable', error);
    }
  }
  const [first] = addresses;
  const isForbidden = addresses.some(
    (address) => !isAllowedDestination({ host: bare, address, port }, guard),
  );
  if (first === undefined || isForbidden) {
    throw new ForeignDatabaseError('forbidden_address', new ForbiddenAddressError(host));
  }
  return first;
}

import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Transaction } from '../database/transactions.ts';
import { ForbiddenAddressError, isAllowedAddress } from './address-guard.ts';
import { certificateFailureOf, encryptionOf, type CertificateFailure } from './server-proof.ts';

/** What read-only statements can be run on: another database, or one of our own transactions. */
export type ReadableDatabase = Pick<Transaction, 'execute'>;

/** Why another database could not be read, as a code with a text for each. */
export type ForeignFailure =
  | 'forbidden_address'
  | 'unreachable'
  | 'too_slow'
  | 'refused'
  | 'not_encrypted'
  | CertificateFailure
  | 'failed';

export class ForeignDatabaseError extends Error {
  readonly failure: ForeignFailure;

  constructor(failure: ForeignFailure, cause: unknown) {
    super(`Another database could not be read: ${failure}`, { cause });
    this.name = 'ForeignDatabaseError';
    this.failure = failure;
  }
}

/** Where a database is, and the user it is opened as. */
export interface ForeignAddress {
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

interface Limits {
  readonly allowLoopback: boolean;
  readonly connectWithinMs?: number;
  readonly answerWithinMs?: number;
  readonly signal?: AbortSignal;
}

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 60_000;

/**
 * Reads another PostgreSQL: at a public address, which is looked up once and then connected to, in one
 * read-only transaction, within a time limit. Throws `ForeignDatabaseError`.
 */
export async function readForeignPostgres<Result>(
  address: ForeignAddress,
  { allowLoopback, signal, ...limits }: Limits,
  read: (database: ReadableDatabase) => Promise<Result>,
): Promise<Result> {
  const { connectWithinMs = CONNECT_WITHIN_MS, answerWithinMs = ANSWER_WITHIN_MS } = limits;
  const host = await findAddress(address.host, allowLoopback);
  signal?.throwIfAborted();
  const client = new Client({
    host,
    port: address.port,
    database: address.database,
    user: address.username,
    password: address.password,
    ssl: encryptionOf(address),
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answerWithinMs,
    application_name: 'backoffice catalogue',
  });
  // Reported by the query that fails with it.
  client.on('error', () => undefined);
  // A server that does not answer would not notice a proper end either.
  const stop = () => void client.connection.stream.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    await client.query(`set statement_timeout = ${answerWithinMs}`);
    await client.query('begin isolation level repeatable read read only');
    return await read(drizzle(client));
  } catch (error) {
    signal?.throwIfAborted();
    throw new ForeignDatabaseError(failureOf(error), error);
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
  }
}

async function findAddress(host: string, allowLoopback: boolean): Promise<string> {
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
  const isForbidden = addresses.some((found) => !isAllowedAddress(found, { allowLoopback }));
  if (first === undefined || isForbidden) {
    throw new ForeignDatabaseError('forbidden_address', new ForbiddenAddressError(host));
  }
  return first;
}

/** PostgreSQL's error classes: user (28), database (3D), access (42501), time (57014). */
function failureOf(error: unknown): ForeignFailure {
  if (error instanceof ForeignDatabaseError) return error.failure;
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = root instanceof Error && 'code' in root ? String(root.code) : '';
  const message = root instanceof Error ? root.message : '';
  if (/^(?:28|3D)|^42501$/.test(code)) return 'refused';
  const certificate = certificateFailureOf(code);
  if (certificate !== undefined) return certificate;
  if (code === '57014' || /timeout/i.test(message)) return 'too_slow';
  if (/does not support SSL/i.test(message)) return 'not_encrypted';
  if (/^E[A-Z]+$/.test(code) || /terminated|ended/i.test(message)) return 'unreachable';
  return 'failed';
}

import { certificateFailureOf, type CertificateFailure } from './server-proof.ts';

/** Why another database could not be read, as a code with a text for each. */
export type ForeignFailure =
  | 'forbidden_address'
  | 'unreachable'
  | 'too_slow'
  | 'refused'
  | 'not_encrypted'
  | CertificateFailure
  | 'answer_too_large'
  | 'failed';

export class ForeignDatabaseError extends Error {
  readonly failure: ForeignFailure;

  constructor(failure: ForeignFailure, cause: unknown) {
    super(`Another database could not be read: ${failure}`, { cause });
    this.name = 'ForeignDatabaseError';
    this.failure = failure;
  }
}

/** PostgreSQL's error classes: user (28), database (3D), access (42501). */
const REFUSED = /^(?:28|3D)|^42501$/;
/** MySQL and MariaDB: user, host, database, access. */
const REFUSED_BY_MYSQL = /^ER_(?:\w*ACCESS_?DENIED\w*|BAD_DB_ERROR|HOST_\w+)$/;
const TOO_SLOW = /^(?:57014|ETIMEDOUT|PROTOCOL_SEQUENCE_TIMEOUT|ER_(?:STATEMENT|QUERY)_TIMEOUT)$/;

export function foreignFailureOf(error: unknown): ForeignFailure {
  if (error instanceof ForeignDatabaseError) return error.failure;
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (root instanceof ForeignDatabaseError) return root.failure;
  const code = root instanceof Error && 'code' in root ? String(root.code) : '';
  const message = root instanceof Error ? root.message : '';
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'answer_too_large';
  if (REFUSED.test(code) || REFUSED_BY_MYSQL.test(code)) return 'refused';
  const certificate = certificateFailureOf(code);
  if (certificate !== undefined) return certificate;
  if (TOO_SLOW.test(code) || /timeout/i.test(message)) return 'too_slow';
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT' || /does not support SSL/i.test(message)) {
    return 'not_encrypted';
  }
  if (/^E[A-Z]+$|^PROTOCOL_CONNECTION_LOST$/.test(code) || /terminated|ended/i.test(message)) {
    return 'unreachable';
  }
  return 'failed';
}

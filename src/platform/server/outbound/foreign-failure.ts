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

/** PostgreSQL's error classes: user (28), database (3D), access (42501), time (57014). */
export function foreignFailureOf(error: unknown): ForeignFailure {
  if (error instanceof ForeignDatabaseError) return error.failure;
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (root instanceof ForeignDatabaseError) return root.failure;
  const code = root instanceof Error && 'code' in root ? String(root.code) : '';
  const message = root instanceof Error ? root.message : '';
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'answer_too_large';
  if (/^(?:28|3D)|^42501$/.test(code)) return 'refused';
  const certificate = certificateFailureOf(code);
  if (certificate !== undefined) return certificate;
  if (code === '57014' || /timeout/i.test(message)) return 'too_slow';
  if (/does not support SSL/i.test(message)) return 'not_encrypted';
  if (/^E[A-Z]+$/.test(code) || /terminated|ended/i.test(message)) return 'unreachable';
  return 'failed';
}

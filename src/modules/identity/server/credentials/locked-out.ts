import { identityErrors } from '#modules/identity/contract/errors.ts';
import type { AppError } from '#platform/contract/errors.ts';

/** The error with how long the account stays locked. */
export function lockedOut(until: string, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
  return identityErrors.locked_out({
    parameters: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

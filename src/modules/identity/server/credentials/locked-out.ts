import { identityErrors } from '#modules/identity/contract/errors.ts';
import type { AppError, ErrorDetails } from '#platform/contract/errors.ts';

/** The error with how long the account stays locked, shown at the field where the password was typed. */
export function lockedOut(until: string, now: Date, path = 'password'): AppError {
  return identityErrors.locked_out(waitingAtField(path, new Date(until), now));
}

/** How long to wait, for the message, the header and the field. */
export function waitingAtField(path: string, until: Date, now: Date): ErrorDetails {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return {
    parameters: { seconds },
    retryAfterSeconds: seconds,
    fields: [{ path, code: 'identity:errors.wait_seconds', parameters: { seconds } }],
  };
}

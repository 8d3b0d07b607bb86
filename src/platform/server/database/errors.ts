import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** What newer versions of PostgreSQL call it where the reference restricts deleting. */
const RESTRICT_VIOLATION = '23001';

/** Whether a failure is a violated unique constraint, of the given name if there is one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, UNIQUE_VIOLATION, constraint);
}

/** Whether a failure is a reference to a row that does not exist in this company. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return (
    violates(error, FOREIGN_KEY_VIOLATION, constraint) ||
    violates(error, RESTRICT_VIOLATION, constraint)
  );
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  // Drizzle wraps the driver's error.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (
    cause instanceof DatabaseError &&
    cause.code === code &&
    (constraint === undefined || cause.constraint === constraint)
  );
}

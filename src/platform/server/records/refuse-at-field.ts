import { errors } from '#platform/contract/errors.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../database/errors.ts';

/** Unique constraints and foreign keys by name, each with its field and the text to show there. */
export type Refusals = Readonly<Record<string, { readonly path: string; readonly code: string }>>;

/** Turns a violated constraint into `validation_failed` at its field; other failures pass. */
export function refuseAtField(refusals: Refusals): (error: unknown) => never {
  return (error) => {
    for (const [rule, { path, code }] of Object.entries(refusals)) {
      if (isUniqueViolation(error, rule) || isForeignKeyViolation(error, rule)) {
        throw errors.validation_failed({ fields: [{ path, code }] });
      }
    }
    throw error;
  };
}

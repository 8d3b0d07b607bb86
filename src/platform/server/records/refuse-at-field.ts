import { errors } from '#platform/contract/errors.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../database/errors.ts';

/** A field, and the key of the message there; without one, the usual message for a broken rule of its kind. */
interface Refusal {
  readonly path: string;
  readonly code?: string;
}

/** Unique rules and foreign keys by their names, each with the field it concerns. */
export type Refusals = Readonly<Record<string, Refusal>>;

/** Turns a violated constraint into `validation_failed` at its field; other failures pass. */
export function refuseAtField(refusals: Refusals): (error: unknown) => never {
  return (error) => {
    for (const [rule, { path, code }] of Object.entries(refusals)) {
      const usual = usualCode(error, rule);
      if (usual !== undefined) {
        throw errors.validation_failed({ fields: [{ path, code: code ?? usual }] });
      }
    }
    throw error;
  };
}

function usualCode(error: unknown, rule: string): string | undefined {
  if (isUniqueViolation(error, rule)) return 'platform:validation.taken';
  if (isForeignKeyViolation(error, rule)) return 'platform:validation.not_a_choice';
  return undefined;
}

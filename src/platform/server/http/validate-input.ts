import { z } from 'zod';
import { errors, type FieldProblem } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';

/** A part of a request as Fastify names it: `querystring`, `params` or `body`. */
interface Part {
  readonly schema: z.ZodType;
  readonly httpPart?: string;
}

/**
 * Makes what checks one part of a request: against the schema of its route, and for what is wrong on every
 * route, which is text that the database cannot store and names of a query that the route does not have.
 */
export function createInputValidator({ schema, httpPart }: Part) {
  const known =
    httpPart === 'querystring' && schema instanceof z.ZodObject ? schema.shape : undefined;
  return (input: unknown = {}) => {
    const given = input ?? {};
    const problems = unknownNames(given, known);
    // Nearly all input can be stored, so the places are looked for only where it cannot.
    if (!isStorable(given)) problems.push(...unstorableTexts(given));
    if (problems.length > 0) return { error: errors.validation_failed({ fields: problems }) };
    const parsed = schema.safeParse(given, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: errors.validation_failed({ fields: toFieldProblems(parsed.error) }) };
  };
}

function unknownNames(query: object, known: object | undefined): FieldProblem[] {
  if (known === undefined) return [];
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(known, name));
  return unknown.map((path) => ({ path, code: 'platform:validation.unknown_field' }));
}

/** PostgreSQL stores neither the character NUL nor half a surrogate pair, in names as little as in values. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (value === null || typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

function unstorableTexts(value: unknown, path = ''): FieldProblem[] {
  if (value === null || typeof value !== 'object') {
    return isStorable(value) ? [] : [{ path, code: 'platform:validation.unprintable_character' }];
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = path === '' ? name : `${path}.${name}`;
    return unstorableTexts(name, inside).concat(unstorableTexts(inner, inside));
  });
}

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
 * route: text that the database cannot store, values that cannot be written as text, and names of a query
 * that the route does not have.
 */
export function createInputValidator({ schema, httpPart }: Part) {
  const known =
    httpPart === 'querystring' && schema instanceof z.ZodObject ? schema.shape : undefined;
  return (input: unknown = {}) => {
    const given = input ?? {};
    const problems = unknownNames(given, known);
    // Nearly all input can be used, so the places are looked for only where it cannot.
    if (!isUsable(given)) problems.push(...unusableParts(given));
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

/** The name that takes from an object what makes it a text: comparing such a value throws. */
const TO_TEXT = 'toString';

/** PostgreSQL stores neither the character NUL nor half a surrogate pair, in names as little as in values. */
function isUsable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (value === null || typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.every(isUsable);
  return Object.entries(value).every(
    ([name, inner]) => name !== TO_TEXT && isUsable(name) && isUsable(inner),
  );
}

function unusableParts(value: unknown, path = ''): FieldProblem[] {
  if (value === null || typeof value !== 'object') {
    return isUsable(value) ? [] : [{ path, code: 'platform:validation.unprintable_character' }];
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = path === '' ? name : `${path}.${name}`;
    return name === TO_TEXT
      ? [{ path: inside, code: 'platform:validation.unknown_field' }]
      : unusableParts(name, inside).concat(unusableParts(inner, inside));
  });
}

import { z } from 'zod';
import type { Route } from '#platform/contract/route.ts';
import { nameOf } from './served-routes.ts';
import type { Problem } from './sweep-access.ts';

/** What between them break every rule of a single field so far. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  '\0',
  'not one of these',
  'x'.repeat(100_001),
  true,
  -1,
  0.001,
  1e15,
  {},
  [],
  ['same', 'same'],
];

/** Gives every field what it refuses, and finds refusals without a message. */
export function sweepMessages(routes: readonly Route[]): Problem[] {
  return routes.flatMap((route) =>
    [route.params, route.query, route.body, route.form?.fields].flatMap((schema) =>
      schema === undefined
        ? []
        : [...fieldsIn(schema)]
            .filter(({ field }) => refusals(field).includes(''))
            .map(({ name }) => `${nameOf(route)} says nothing about what is wrong with ${name}`),
    ),
  );
}

function refusals(field: z.core.$ZodType): string[] {
  return wrong.flatMap((value) => {
    const { error } = z.core.safeParse(field, value);
    return error === undefined ? [] : error.issues.map(({ message }) => message);
  });
}

/** The fields of a schema and of all that is inside it, each under its name. */
function* fieldsIn(
  field: z.core.$ZodType,
  name = '',
): Generator<{ field: z.core.$ZodType; name: string }> {
  if (field instanceof z.ZodObject) {
    for (const [inner, schema] of Object.entries<z.core.$ZodType>(field.shape)) {
      yield* fieldsIn(schema, inner);
    }
    return;
  }
  yield { field, name };
  if (field instanceof z.ZodArray) yield* fieldsIn(field.element, name);
  else if (field instanceof z.ZodPipe) yield* fieldsIn(field.in, name);
  else if (field instanceof z.ZodUnion) {
    for (const option of field.options) yield* fieldsIn(option, name);
  } else if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault
  ) {
    yield* fieldsIn(field.unwrap(), name);
  }
}

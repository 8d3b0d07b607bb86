import fc from 'fast-check';
import { z } from 'zod';

const node = z.looseObject({
  $ref: z.string().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

/** Values that no schema means, and at which programs break. */
const edges: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  '\uD800',
  '%',
  '_',
  "'; --",
  '../../etc/passwd',
  'ก'.repeat(300),
  0,
  -1,
  1.5,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  true,
  [],
  {},
  [[[]]],
  '9999-12-31T23:59:59.999Z',
  '0000-01-01',
];

/** Values as a schema of the OpenAPI document describes them, and now and then an edge value instead. */
export function madeFrom(schema: unknown, components: Readonly<Record<string, unknown>>) {
  const make = (given: unknown, depth: number): fc.Arbitrary<unknown> => {
    const usual = described(given, depth);
    return fc.oneof(
      { weight: 12, arbitrary: usual },
      { weight: 1, arbitrary: fc.constantFrom(...edges) },
    );
  };

  const described = (given: unknown, depth: number): fc.Arbitrary<unknown> => {
    const it = node.parse(given);
    if (depth > 6) return fc.constant(null);
    if (it.$ref !== undefined) {
      return described(components[it.$ref.replace('#/components/schemas/', '')], depth + 1);
    }
    const choices = it.anyOf ?? it.oneOf;
    if (choices !== undefined) {
      return fc.oneof(...choices.map((choice) => described(choice, depth + 1)));
    }
    if (it.allOf !== undefined) return described(it.allOf[0], depth + 1);
    if (it.enum !== undefined) return fc.constantFrom(...it.enum);
    if ('const' in it) return fc.constant(it.const);
    switch (it.type) {
      case 'string':
        return text(it);
      case 'integer':
        return fc.integer({ min: it.minimum ?? -100, max: Math.min(it.maximum ?? 1000, 2 ** 31) });
      case 'number':
        return fc.double({ min: it.minimum ?? -100, max: it.maximum ?? 1000, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        if (it.prefixItems !== undefined) {
          return fc.tuple(...it.prefixItems.map((inner) => make(inner, depth + 1)));
        }
        return fc.array(make(it.items ?? {}, depth + 1), {
          maxLength: Math.min(it.maxItems ?? 4, 4),
        });
      case 'object': {
        const { properties = {}, required = [] } = it;
        return fc.record(
          Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, make(inner, depth + 1)]),
          ),
          { requiredKeys: required.filter((name) => name in properties) },
        );
      }
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };
  return make(schema, 0);
}

function text({ format, maxLength = 40 }: z.output<typeof node>): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'date-time':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    case 'date':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    case 'email':
      return fc.emailAddress();
    default:
      return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) });
  }
}

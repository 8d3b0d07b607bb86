import { z } from 'zod';
import { newId } from '#platform/server/ids.ts';

/** Values that between them satisfy every field so far. Addresses lead to this machine, where nothing listens. */
const candidates: readonly unknown[] = [
  'example',
  1,
  true,
  '1',
  'http://127.0.0.1:9/example',
  'https://127.0.0.1:9/example',
  newId(),
  '2026-01-31T00:00:00.000Z',
  '2026-01-31',
  'somebody@test.example',
  '123456',
  'example-password',
  100,
  10,
  '',
  {},
  [],
  null,
];

/** The smallest valid input: the required fields, or where rules connect fields, all of them. */
export function exampleOf(schema: z.ZodType): unknown {
  const example = [false, true]
    .map((complete) => build(schema, complete))
    .find((candidate) => accepts(schema, candidate));
  if (example === undefined) throw new Error('tests/support/sweep/example.ts finds no input');
  return example;
}

function build(schema: z.core.$ZodType, complete: boolean): unknown {
  if (schema instanceof z.ZodOptional) return build(schema.unwrap(), complete);
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema);
    const wanted = fields.filter(([, field]) => complete || !accepts(field, undefined));
    return Object.fromEntries(wanted.map(([name, field]) => [name, build(field, complete)]));
  }
  if (schema instanceof z.ZodUnion) return build(first(schema.options), complete);
  if (schema instanceof z.ZodLiteral) return first([...schema.values]);
  if (schema instanceof z.ZodEnum) return first(schema.options);
  // A schema that nothing usual satisfies gives an example itself.
  const own = [z.globalRegistry.get(schema)?.['examples'] ?? []].flat();
  if (schema instanceof z.ZodArray)
    return accepts(schema, []) ? [] : (own[0] ?? [build(schema.element, complete)]);
  const known = [...candidates, ...own];
  return known.find((candidate) => accepts(schema, candidate));
}

function fieldsOf(schema: z.ZodObject): [string, z.core.$ZodType][] {
  return Object.entries<z.core.$ZodType>(schema.shape);
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('a choice among nothing');
  return item;
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.core.safeParse(schema, value).success;
}

/** What identifies a record in an input: the field's name and the format of its ids. */
export interface IdField {
  readonly name: string;
  readonly kind: 'uuid' | 'integer';
  /** Whether the field is a list. */
  readonly many: boolean;
}

/** The fields of an object with ids of records, required or not. */
export function idFieldsOf(schema: z.core.$ZodType | undefined): IdField[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return fieldsOf(schema).flatMap(([name, field]) => {
    if (!/(^id|_id|Id|_ids|Ids)$/.test(name)) return [];
    return [false, true].flatMap((many): IdField[] => {
      const takes = (value: unknown) => accepts(field, many ? [value] : value);
      if (takes(newId()) && !takes('example')) return [{ name, kind: 'uuid', many }];
      if (takes(7) && !takes(7.5)) return [{ name, kind: 'integer', many }];
      return [];
    });
  });
}

/** An id of the right format that no record has. */
export function randomId(kind: IdField['kind']): string | number {
  return kind === 'uuid' ? newId() : 1_900_000_000 + Math.floor(Math.random() * 100_000_000);
}

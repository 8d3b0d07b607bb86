import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { checkDigitOf } from '#platform/contract/thai-id.ts';
import { newId } from '#platform/server/ids.ts';

let made = 0;

/** One pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Texts and numbers that between them satisfy every field so far. */
function candidates(): readonly unknown[] {
  made += 1;
  const digits = String(made).padStart(4, '0');
  const idBegin = `8${String(made).padStart(11, '0')}`;
  return [
    `Swept ${made}`,
    `SWEPT-${made}`,
    `swept-${made}`,
    `swept-${made}@test.example`,
    `@swept-${made}`,
    `http://127.0.0.1:9/${made}`,
    `https://127.0.0.1:9/${made}`,
    `081 234 ${digits}`,
    `0${digits}`,
    '2026-03-04',
    '2026-03-04T05:06:07.000Z',
    PICTURE,
    newId(),
    42,
    7,
    3,
    2,
    1,
    300,
    2569,
    2026,
    `${idBegin}${checkDigitOf(idBegin)}`,
    `SWEPT-${made}-{00000}`,
  ];
}

/** A valid value that differs from the given one after parsing; undefined when none is found. */
export function makeUp(schema: z.core.$ZodType, other?: unknown): unknown {
  const valid = choices(schema)
    .map((value) => ({ value, ...z.core.safeParse(schema, value) }))
    .filter(({ success, data }) => success && !isEmpty(data));
  // A choice of one has no other.
  return (valid.find(({ data }) => !isDeepStrictEqual(data, other)) ?? valid[0])?.value;
}

function choices(schema: z.core.$ZodType): readonly unknown[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return choices(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) return [...choices(schema.in), ...choices(schema.out)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(choices);
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodArray) return [[makeUp(schema.element)]];
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return [Object.fromEntries(fields.map(([name, field]) => [name, makeUp(field)]))];
  }
  return candidates();
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
